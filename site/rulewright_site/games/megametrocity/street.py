"""A stage's street as one picture: its tiles side by side in the order in which they come, and who waits where."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulewright_schema.games.megametrocity.foes import DrawnBoss, NamedBoss, NamedFinalBoss
from rulewright_schema.games.megametrocity.layouts import TILE_ROWS
from rulewright_schema.games.megametrocity.places import (
    AtFeature,
    BelowDoor,
    BesideFeature,
    FirstColumn,
    LastColumn,
    Place,
    Seam,
    Square,
    SquareOfFace,
)
from rulewright_schema.games.megametrocity.stage_facts import MapTiles, hero_numbers, maps_of, spawns_for
from rulewright_schema.games.megametrocity.stage_spawns import LeaderSpawn, Spawn
from rulewright_schema.games.megametrocity.stage_words import StageNames
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.terms import ROWS
from rulewright_schema.games.megametrocity.tiles import Face, Tile
from rulewright_schema.geometry import indices
from rulewright_site.games.megametrocity import goal_marks
from rulewright_site.games.megametrocity.desk import Desk
from rulewright_site.games.megametrocity.drawing import CELL, Pencil, label, picture
from rulewright_site.html import Child, Html, el, join

CAPTION = 44
MARGIN = 8
GAP = 10


@dataclass(frozen=True)
class Street:
    """The street for some numbers of heroes: its maps and the figures that the stage puts there."""

    heroes: tuple[int, ...]
    maps: tuple[MapTiles, ...]
    spawns: tuple[Spawn, ...]


@dataclass(frozen=True)
class _Lane:
    """One map, drawn as one line: each tile with its first column, and the whole's place."""

    tiles: tuple[tuple[Tile, int], ...]
    map: MapTiles
    top: int

    @property
    def width(self) -> int:
        return sum(tile.layout.frame.columns * CELL + GAP for tile, _ in self.tiles)


def streets(stage: Stage) -> tuple[Street, ...]:
    """The streets of a stage, numbers of heroes with the same one together."""
    found: dict[tuple[tuple[MapTiles, ...], tuple[Spawn, ...]], list[int]] = {}
    for heroes in hero_numbers(stage):
        found.setdefault((maps_of(stage, heroes), spawns_for(stage, heroes)), []).append(heroes)
    return tuple(Street(tuple(numbers), maps, spawns) for (maps, spawns), numbers in found.items())


def draw_street(write: Desk, stage: Stage, street: Street, title: str, prefix: str) -> tuple[Html, list[str]]:
    """The picture, and its tiles in words, one text for each."""
    pencil, names = write.pencil(prefix), write.names(stage)
    lanes = list(_lanes(write, street))
    width = max((lane.width for lane in lanes), default=CELL) + 2 * MARGIN
    height = len(lanes) * (CAPTION + TILE_ROWS * CELL + MARGIN) + MARGIN
    body: list[Child] = [pencil.defs()]
    told: list[str] = []
    for lane in lanes:
        body += _draw_lane(write, pencil, lane)
        told += _in_words(write, pencil, lane, names)
    body += [_start(stage, lane) for lane in lanes]
    body += _figures(street, lanes, names)
    flags = tuple(_flags(stage, street, lanes, write.say("goal-flag")))
    if flags:
        told.append(write.say("goal-on-street"))
    body += flags
    return picture(prefix, width, height, title, " ".join(told), *body), told


def _lanes(write: Desk, street: Street) -> Iterator[_Lane]:
    for index, one in enumerate(street.maps):
        tiles = []
        left = MARGIN
        for name in one.tiles:
            document = write.context.document("tile", name)
            if document is None:
                continue
            tile = document.expect(Tile)
            tiles.append((tile, left))
            left += tile.layout.frame.columns * CELL + GAP
        yield _Lane(tuple(tiles), one, index * (CAPTION + TILE_ROWS * CELL + MARGIN) + CAPTION + MARGIN)


def _draw_lane(write: Desk, pencil: Pencil, lane: _Lane) -> Iterator[Child]:
    for number, (tile, left) in enumerate(lane.tiles):
        yield pencil.tile(tile, left, lane.top)
        middle = left + tile.layout.frame.columns * CELL // 2
        yield el("text", tile.id, x=middle, y=lane.top - 24, class_="rw-caption")
        yield el("text", _when(write, lane.map, number), x=middle, y=lane.top - 8, class_="rw-caption-small")


def _when(write: Desk, tiles: MapTiles, number: int) -> str:
    """Where a tile is at the start: rear, front, or in the stack."""
    if number >= len(tiles.start):
        return write.say("stack-n", number=number - len(tiles.start) + 1)
    if len(tiles.start) == 1:
        return write.say("rear-and-front")
    return write.say("rear" if number == 0 else "front")


def _in_words(write: Desk, pencil: Pencil, lane: _Lane, names: StageNames) -> Iterator[str]:
    for number, (tile, _) in enumerate(lane.tiles):
        before = f"{names('map', lane.map.id)}, " if lane.map.id else ""
        where = f"{before}{write.say('tile-n', id=tile.id)} ({_when(write, lane.map, number)})"
        yield f"{where}: {'; '.join(pencil.rows_in_words(tile.layout.cells, True))}."


def _start(stage: Stage, lane: _Lane) -> Html | None:
    """The outline of the squares on which heroes start."""
    if not lane.tiles:
        return None
    tile, left = lane.tiles[0]
    place = stage.heroes_start
    if isinstance(place, Seam) and len(lane.tiles) > 1:
        x, columns, rows = lane.tiles[1][1] - CELL - GAP, 2 * CELL + GAP, place.row
    elif isinstance(place, FirstColumn | LastColumn):
        found = next(((each, at) for each, at in lane.tiles if each.id == place.tile), (tile, left))
        column = 0 if isinstance(place, FirstColumn) else found[0].layout.frame.columns - 1
        x, columns, rows = found[1] + column * CELL, CELL, place.row
    elif isinstance(place, Square):
        x, columns, rows = left + (place.column - 1) * CELL, CELL, place.row
    else:
        x, columns, rows = left, CELL, None
    top = lane.top + CELL * (1 + ROWS.index(rows) if rows else 1)
    height = CELL if rows else 4 * CELL
    return el("rect", x=x + 3, y=top + 3, width=columns - 6, height=height - 6, rx=10, class_="rw-start")


# ------------------------------------------------------------------------------------------------------------ figures
def who(spawn: Spawn, names: StageNames) -> str:
    """The name of what a spawn brings."""
    if isinstance(spawn, DrawnBoss):
        return names("draw", spawn.draw)
    if isinstance(spawn, NamedBoss):
        return names("boss-sheet", spawn.boss)
    if isinstance(spawn, NamedFinalBoss):
        return names("final-boss-sheet", spawn.final_boss)
    if isinstance(spawn, LeaderSpawn):
        return f"★ {names('thug-sheet', spawn.leader)}"
    return f"{spawn.count} × {names('thug-sheet', spawn.thug)}"


def _figures(street: Street, lanes: Sequence[_Lane], names: StageNames) -> Iterator[Child]:
    """A mark on the square of every figure that stands on the street; who waits indoors is drawn with the door."""
    taken: dict[tuple[int, int], int] = {}
    for spawn in street.spawns:
        for lane in lanes:
            if spawn.place.map is not None and spawn.place.map != lane.map.id:
                continue
            spot = _spot(spawn.place, lane)
            if spot is None:
                continue
            here = taken.get(spot, 0)
            taken[spot] = here + 1
            yield mark(spawn, names, spot[0] + 12 * here, spot[1] + 12 * here)
            break


def _flags(stage: Stage, street: Street, lanes: Sequence[_Lane], words: str) -> Iterator[Html]:
    """A flag at everything that the goal names and that can be seen on the street."""
    goals = goal_marks.goals_of(stage, street.heroes[0])
    foes = goal_marks.foes_named(goals)
    spots: dict[tuple[int, int], None] = {}
    for lane in lanes:
        for spawn in street.spawns:
            here = spawn.place.map is None or spawn.place.map == lane.map.id
            if here and goal_marks.foe_name(spawn) in foes:
                spots |= _one(_spot(spawn.place, lane))
        for place in goal_marks.places_named(goals):
            if place.map is None or place.map == lane.map.id:
                spots |= _one(_spot(place, lane))
        for tile, left in lane.tiles:
            for name in goal_marks.features_named(goals):
                for bit in indices(tile.layout.feature(name)):
                    row, column = tile.layout.frame.place(bit)
                    spots[left + column * CELL + CELL // 2, lane.top + row * CELL + CELL // 2] = None
    yield from (goal_marks.flag(x - 24, y - 8, words) for x, y in spots)


def _one(spot: tuple[int, int] | None) -> dict[tuple[int, int], None]:
    return {} if spot is None else {spot: None}


def mark(spawn: Spawn, names: StageNames, x: int, y: int) -> Html:
    """A figure as a disc with its first letter, its name below; who is drawn is not known yet."""
    name = who(spawn, names)
    letter = "?" if isinstance(spawn, DrawnBoss) else next((each for each in name if each.isalpha()), "?").upper()
    return join(
        el("circle", cx=x, cy=y - 6, r=17, class_="rw-figure"),
        el("text", letter, x=x, y=y - 1, class_="rw-figure-letter"),
        label(name, x, y + 20, "rw-figure-name"),
    )


def _spot(place: Place, lane: _Lane) -> tuple[int, int] | None:
    """The middle of a place on a map, None for places that are not on it."""
    if isinstance(place, Seam):
        if len(lane.tiles) < 2:
            return None
        row = ROWS.index(place.row) + 1 if place.row else 2
        return lane.tiles[1][1] - GAP // 2, lane.top + row * CELL + CELL // 2
    for tile, left in lane.tiles:
        square = _on_tile(place, tile)
        if square is not None:
            row, column = square
            return left + column * CELL + CELL // 2, lane.top + row * CELL + CELL // 2
    return None


def _on_tile(place: Place, tile: Tile) -> tuple[int, int] | None:
    """Row and column of a place on a tile, None where it is on another one."""
    layout = tile.layout
    if isinstance(place, FirstColumn | LastColumn | Square):
        if place.tile.rpartition("/")[2] != tile.id:
            return None
        row = ROWS.index(place.row) + 1 if place.row else 2
        if isinstance(place, Square):
            return row, place.column - 1
        return row, 0 if isinstance(place, FirstColumn) else layout.frame.columns - 1
    if isinstance(place, BelowDoor):
        return next((layout.frame.place(bit) for bit in indices(layout.below_door(place.face))), None)
    if isinstance(place, AtFeature | BesideFeature) and place.face is None:
        return next((layout.frame.place(bit) for bit in indices(layout.feature(place.feature))), None)
    return None


def figures_indoors(write: Desk, stage: Stage, street: Street, name: str, face: Face) -> Iterator[Html]:
    """A mark for every figure that the stage puts on a square of an Establishment."""
    names = write.names(stage)
    for spawn in street.spawns:
        place = spawn.place
        if not isinstance(place, SquareOfFace) or place.face != name:
            continue
        mask = face.layout.centre if place.square == "centre" else face.layout.corner(place.square)
        for bit in indices(mask):
            row, column = face.layout.frame.place(bit)
            yield mark(spawn, names, column * CELL + CELL // 2, (row - 1) * CELL + CELL // 2)


def doors_of(write: Desk, street: Street) -> tuple[str, ...]:
    """The Establishments whose doors are on a street, in order and once each."""
    found: dict[str, None] = {}
    for lane in _lanes(write, street):
        for tile, _ in lane.tiles:
            found.update((face, None) for face, _ in tile.layout.doors)
    return tuple(found)
