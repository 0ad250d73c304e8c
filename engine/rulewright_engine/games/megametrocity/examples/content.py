"""The table of an example: the content in sight, with what the example has of its own."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from pydantic import TypeAdapter

from rulewright_engine.examples import PositionError
from rulewright_engine.games.megametrocity.compiling import Compiler
from rulewright_engine.games.megametrocity.parts import FoeKind, HeroFigures
from rulewright_engine.games.megametrocity.setup_options import Options
from rulewright_engine.games.megametrocity.table import Table
from rulewright_engine.interface import SetUpError
from rulewright_schema.catalog import View
from rulewright_schema.counts import counted
from rulewright_schema.documents import Document
from rulewright_schema.fields import MOST_HEROES, DocumentModel
from rulewright_schema.games.megametrocity import example_drawings as drawings
from rulewright_schema.games.megametrocity.example_positions import ExamplePosition, SheetFigures
from rulewright_schema.games.megametrocity.examples import Example
from rulewright_schema.games.megametrocity.goals import KnockOutThugs
from rulewright_schema.games.megametrocity.layouts import FaceLayout, TileLayout, face_layout, tile_layout
from rulewright_schema.games.megametrocity.legend import FaceEntry, TileEntry
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.streets import Tiles
from rulewright_schema.games.megametrocity.tiles import Tile
from rulewright_schema.grids import Grid, parse
from rulewright_schema.nodes import Path

BARE_STAGE = "worked-example"
"""The id of the stage that is played where an example names none."""
NEVER = KnockOutThugs(goal="knock-out-thugs", count=999)
"""The goal of that stage: more thugs than any example knocks out."""
_HERO_ONLY = ("actions", "turbo", "special")
_FOE_ONLY = ("attack", "range", "defense")

_tile_legend: TypeAdapter[dict[str, Any]] = TypeAdapter(dict[str, TileEntry])
_face_legend: TypeAdapter[dict[str, Any]] = TypeAdapter(dict[str, FaceEntry])
_TILE_GROUND = _tile_legend.validate_python(dict(drawings.GROUND))
_FACE_GROUND = _face_legend.validate_python(dict(drawings.FACE_GROUND))


@dataclass(frozen=True, slots=True)
class Drawings:
    """The drawings of an example, read: the street (None if it is not drawn) and each open Establishment."""

    street: drawings.Drawn | None
    inside: Mapping[str, drawings.Drawn]


def drawn(position: ExamplePosition) -> Drawings:
    """Reads what is drawn. Raises PositionError."""
    figures, under = position.figures, position.under
    street = None
    if position.drawn is not None:
        try:
            street = drawings.street(position.drawn, figures, under)
        except drawings.DrawingError as error:
            raise PositionError(("position", "drawn"), str(error)) from error
    inside = {}
    for name, text in position.inside.items():
        try:
            inside[plain(name)] = drawings.face(text, figures, under)
        except drawings.DrawingError as error:
            raise PositionError(("position", "inside", name), str(error)) from error
    return Drawings(street, inside)


def table_for(
    view: View, document: Document, position: ExamplePosition, read: Drawings, brought: Mapping[str, str]
) -> Table:
    """The table of a position; `brought` is what a story brings along. Raises PositionError."""
    example = document.expect(Example)
    stage = plain(position.stage) if position.stage is not None else BARE_STAGE
    met = {f"draw:{draw}": boss for draw, boss in position.met.items()}
    options = Options(
        stage,
        tuple(map(plain, position.heroes)),
        position.difficulty,
        rulings_of(example),
        _upgrades(position),
        position.maps,
        tuple(sorted({**brought, **met}.items())),
    )
    try:
        parts = Compiler(with_own(view, document), options).compiled()
    except SetUpError as error:
        raise PositionError(("position",), f"it cannot be set up: {error}") from error
    parts |= _ground(view, position, read, parts)
    _take_figures(position, parts)
    return Table(**parts)


def is_set_up(position: ExamplePosition) -> bool:
    """Whether the example begins with the set-up of its stage."""
    return position.phase == "set-up" and position.turn is None


def _upgrades(position: ExamplePosition) -> tuple[tuple[str, ...], ...] | None:
    given = [hero.upgrades for hero in position.heroes.values()]
    if is_set_up(position) and all(each is None for each in given):
        return None
    return tuple(each or () for each in given)


def _bare_stage(view: View, position: ExamplePosition) -> Stage:
    start = position.street or view.ids("tile")[:1]
    if not start:
        raise PositionError(("position",), "there is no tile to play on")
    return Stage(
        id=BARE_STAGE,
        title={"en": BARE_STAGE},
        heroes=tuple(range(1, MOST_HEROES + 1)),
        turns=position.turns,
        street=Tiles(start=start),
        goal=NEVER if position.goal is None else position.goal,
        extras=position.extras,
        spawns=position.spawns,
        draws=position.draws,
        heroes_start=position.heroes_start,
    )


def rulings_of(example: Example) -> tuple[tuple[str, str], ...]:
    """The readings that the example plays."""
    return tuple(sorted((plain(name), letter) for name, letter in example.rulings.items()))


def with_own(view: View, document: Document) -> View:
    """What the pack sees, and the example's own documents beside it; they stand where the example stands."""
    position = document.expect(Example).position
    models: list[DocumentModel] = [*position.item_cards, *position.thug_cards, *position.technique_cards]
    if position.stage is None:
        models.append(_bare_stage(view, position))
    own = tuple(Document(document.pack, each.kind, each.id, each, document.place) for each in models)
    return view.beside(own)


# --------------------------------------------------------------------------------------------------------- the ground
def _ground(view: View, position: ExamplePosition, read: Drawings, parts: Mapping[str, Any]) -> dict[str, Any]:
    """Tiles and faces as the example has them: drawn ones, those of the stack, Establishments."""
    tiles: dict[str, TileLayout] = dict(parts["tiles"])
    starts, stacks = parts["starts"], parts["stacks"]
    own_street = position.stage is None
    if own_street and read.street is not None and not position.street:
        layouts = [_tile(grid, position, ("position", "drawn")) for grid in read.street.grids]
        names = tuple(f"drawn-{number}" for number in range(1, len(layouts) + 1))
        tiles |= dict(zip(names, layouts, strict=True))
        starts = (names,)
    elif read.street is not None:
        _check_ground(view, position, read.street, position.street or starts[0])
    for name in position.street:
        tiles.setdefault(plain(name), _named_tile(view, name))
    if own_street:
        stack = []
        for number, text in enumerate(position.stack, 1):
            if "\n" in text:
                name = f"stack-{number}"
                tiles[name] = _tile(parse(text), position, ("position", "stack", number - 1))
            else:
                name = plain(text)
                tiles.setdefault(name, _named_tile(view, text, ("position", "stack", number - 1)))
            stack.append(name)
        stacks = (tuple(stack),)
    return {"tiles": tiles, "starts": starts, "stacks": stacks, "faces": _faces(view, position, read, parts["faces"])}


def _tile(grid: Grid, position: ExamplePosition, path: Path) -> TileLayout:
    legend = {**_TILE_GROUND, **position.ground}
    _known(grid, legend, path)
    layout = tile_layout(grid, legend)
    return replace(layout, doors=tuple((plain(name), square) for name, square in layout.doors))


def _known(grid: Grid, legend: Mapping[str, Any], path: Path) -> None:
    unknown = drawings.unknown_ground(grid, legend)
    if unknown is not None:
        message = f"nothing says what {unknown} is"
        raise PositionError(path, message, "Name a figure under `figures`, or ground under `ground`.")


def _named_tile(view: View, name: str, path: Path = ("position", "street")) -> TileLayout:
    found = view.get("tile", name)
    if found is None:
        raise PositionError(path, f"there is no tile {name}")
    layout = found.expect(Tile).layout
    return replace(layout, doors=tuple((plain(each), square) for each, square in layout.doors))


def _check_ground(view: View, position: ExamplePosition, street: drawings.Drawn, names: tuple[str, ...]) -> None:
    if len(names) != len(street.grids):
        raise PositionError(
            ("position", "drawn"),
            f"{counted(len(names), 'tile', 'lies')} there; drawn are {len(street.grids)}",
        )
    places = {(part, row, column) for _, part, row, column in street.letters}
    for part, (name, grid) in enumerate(zip(names, street.grids, strict=True)):
        document = view.get("tile", name)
        tile = document.expect(Tile).drawn if document is not None else Grid(())
        if (tile.height, tile.width) != (grid.height, grid.width):
            raise PositionError(
                ("position", "drawn"), f"{name} has {counted(tile.width, 'column')}; drawn are {grid.width}"
            )
        for row, column, character in grid.places():
            there = tile.at(row, column)
            if (part, row, column) not in places and character != there:
                message = f"{character} in row {row}, column {column + 1} of {name} is {there} on the tile"
                raise PositionError(("position", "drawn"), message, "Draw the tile as it is, figures apart.")


def _faces(
    view: View, position: ExamplePosition, read: Drawings, faces: Mapping[str, FaceLayout]
) -> dict[str, FaceLayout]:
    found = dict(faces)
    for name, layout in _own_faces(position, read):
        if name not in faces:
            raise PositionError(("position",), f"there is no Establishment {name}")
        found[name] = layout
    return found


def _own_faces(position: ExamplePosition, read: Drawings) -> Iterator[tuple[str, FaceLayout]]:
    for key in ("inside", "behind"):
        for name, text in getattr(position, key).items():
            grid = read.inside[plain(name)].grids[0] if key == "inside" else parse(text)
            _known(grid, _FACE_GROUND, ("position", key, name))
            yield plain(name), face_layout(grid, _FACE_GROUND)


# -------------------------------------------------------------------------------------------------------- the figures
def _take_figures(position: ExamplePosition, parts: dict[str, Any]) -> None:
    """Lays the example's figures over those of the sheets."""
    heroes: list[HeroFigures] = list(parts["heroes"])
    kinds: list[FoeKind] = list(parts["kinds"])
    for name, figures in position.sheets.items():
        path: Path = ("position", "sheets", name)
        given = {key: value for key, value in figures if value is not None}
        hero = next((number for number, each in enumerate(heroes) if each.id == name), None)
        kind = next((number for number, each in enumerate(kinds) if str(each) == name), None)
        if hero is None and kind is None:
            raise PositionError(path, f"{name} is no hero of the example and no kind of foe")
        for key in _FOE_ONLY if hero is not None else _HERO_ONLY:
            if key in given:
                raise PositionError((*path, key), f"{name} has no {key}", "Take it out.")
        if hero is not None:
            heroes[hero] = _hero_with(heroes[hero], figures, given)
        elif kind is not None:
            kinds[kind] = replace(kinds[kind], **given)
    parts["heroes"], parts["kinds"] = tuple(heroes), tuple(kinds)


def _hero_with(hero: HeroFigures, figures: SheetFigures, given: dict[str, Any]) -> HeroFigures:
    given.pop("special", None)
    if figures.special is not None:
        changed = {key: value for key, value in figures.special if value is not None}
        given["special"] = replace(hero.special, **changed)
    return replace(hero, **given)


def faces_open(position: ExamplePosition) -> tuple[str, ...]:
    """The Establishments that are open, in the order in which their tiles lie."""
    return tuple(map(plain, (*position.inside, *position.opened)))


def plain(text: str) -> str:
    """The id of a reference, without the pack that it may name."""
    return text.rpartition("/")[2]
