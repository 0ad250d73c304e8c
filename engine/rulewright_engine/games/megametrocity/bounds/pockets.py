"""Squares that nobody can get at: not there at all, or walled in on their own tile or face.

Obstacles can be jumped and shot past; walls cannot. A pocket counts as closed only if it touches neither side of its
tile (tiles may trade places) nor a door, if nobody starts in it, and if no effect of any card or sheet reaches across.
"""

from collections.abc import Iterator

from rulewright_engine.games.megametrocity.bounds.case import Case, plain
from rulewright_schema.games.megametrocity.effects import Attack, Move, Push, SwapPlaces, Teleport, Wound
from rulewright_schema.games.megametrocity.layouts import FACADE, FaceLayout, Layout, TileLayout
from rulewright_schema.games.megametrocity.places import (
    AtFeature,
    BelowDoor,
    BesideFeature,
    FirstColumn,
    Inside,
    LastColumn,
    PlaceModel,
    Square,
    SquareOfFace,
)
from rulewright_schema.games.megametrocity.targets import InRow, Within
from rulewright_schema.games.megametrocity.terms import ROWS
from rulewright_schema.geometry import Board, indices

RELAXES = "any obstacle can be jumped, every effect of a card or sheet is at hand, and tiles may trade places"
EVERYWHERE = 1_000
ACROSS = {"own-square": 0, "adjacent": 1, "target-square": 0, "establishment": 0}
"""How far effects at a named place reach across walls; a shot never does. Places not named here reach everywhere."""


def closed(case: Case, place: PlaceModel, for_heroes: bool = False) -> str:
    """Why nobody gets at a place, by any of the tiles and faces that show it; empty if somebody might.

    `for_heroes`: whether a hero has to stand there; else somebody stands there and has to be attacked.
    """
    found = list(_shown(case, place))
    if not found:
        return ""
    if not any(mask for _, _, mask in found):
        return "there is no square that anybody can be on"
    reach = _reach(case, for_heroes)
    for name, layout, mask in found:
        for square in indices(mask):
            if _open(case, name, layout, 1 << square, reach):
                return ""
    return "walls close it in on all sides"


def _shown(case: Case, place: PlaceModel) -> Iterator[tuple[str, Layout, int]]:
    """The tiles and faces of a place with its squares there; nothing for a place that no tile or face has."""
    table = case.table
    if isinstance(place, FirstColumn | LastColumn | Square):
        name = plain(place.tile)
        tile = table.tiles.get(name)
        if tile is not None:
            yield name, tile, _on_tile(tile, place)
    elif isinstance(place, SquareOfFace | Inside):
        name = plain(place.face)
        face = table.faces.get(name)
        if face is not None:
            yield name, face, _on_face(face, place)
    elif isinstance(place, BelowDoor):
        for name, tile in table.tiles.items():
            door = tile.door(plain(place.face))
            if door and place.tile in (None, name):
                yield name, tile, tile.below_door(plain(place.face))
    elif isinstance(place, AtFeature | BesideFeature):
        layouts: list[tuple[str, Layout]] = [*table.tiles.items(), *table.faces.items()]
        for name, layout in layouts:
            mask = layout.feature(place.feature)
            if mask:
                at = mask & layout.walkable if isinstance(place, AtFeature) else layout.beside_feature(place.feature)
                yield name, layout, at


def _on_tile(tile: TileLayout, place: FirstColumn | LastColumn | Square) -> int:
    frame = tile.frame
    column = 0 if isinstance(place, FirstColumn) else -1 if isinstance(place, LastColumn) else place.column - 1
    mask = frame.column(column) & tile.walkable & ~frame.row(FACADE)
    return mask if place.row is None else mask & frame.row(1 + ROWS.index(place.row))


def _on_face(face: FaceLayout, place: SquareOfFace | Inside) -> int:
    if isinstance(place, Inside):
        return face.walkable
    return face.centre if place.square == "centre" else face.corner(place.square)


def _open(case: Case, name: str, layout: Layout, square: int, reach: "_Reach") -> bool:
    """Whether somebody may get at a square of a tile or face."""
    ground = layout.walkable | layout.red | layout.yellow | layout.unmarked
    frame = layout.frame
    doors = layout.walkable & frame.row(FACADE)
    pocket = Board(frame, ground, ground, doors).reach(square)
    ways_in = layout.entry if isinstance(layout, FaceLayout) else frame.column(0) | frame.column(-1) | doors
    start = case.table.stage.heroes_start
    if pocket & ways_in or (start is not None and plain(getattr(start, "tile", "")) == name):
        return True
    if reach.road and layout.road & square:
        return True
    if any(frame.row(1 + ROWS.index(row)) & square for row in reach.rows):
        return True
    row, column = frame.place(square.bit_length() - 1)
    outside = layout.walkable & ~pocket
    to_outside = [max(abs(row - r), abs(column - c)) for r, c in map(frame.place, indices(outside))]
    beyond = min(column + 1, frame.columns - column)
    return reach.squares >= min([beyond, *to_outside])


class _Reach:
    """How far effects that matter reach across walls, whether to every road square, and along which rows."""

    def __init__(self) -> None:
        self.squares = 0
        self.road = False
        self.rows: set[str] = set()

    def add(self, place: object, further: int) -> None:
        """Takes an effect's place in, from which it works `further` squares beyond."""
        if isinstance(place, Within):
            self.squares = max(self.squares, place.squares + further)
        elif isinstance(place, InRow):
            self.rows.add(place.row)
        elif place == "road":
            self.road = True
        elif isinstance(place, str):
            self.squares = max(self.squares, ACROSS.get(place, EVERYWHERE) + further)


def _reach(case: Case, for_heroes: bool) -> _Reach:
    wanted = (Move, Teleport, SwapPlaces, Push) if for_heroes else (Move, Teleport, SwapPlaces, Push, Wound, Attack)
    reach = _Reach()
    for effects in case.table.effects:
        for effect in effects:
            if isinstance(effect, wanted):
                further = effect.squares if isinstance(effect, Push | Move) else 0
                reach.add(getattr(effect, "where", None), further)
                target = getattr(effect, "to", None)
                reach.add("own-square" if isinstance(target, str) else getattr(target, "where", None), further)
    if not for_heroes:
        for hero in case.table.heroes:
            reach.add(hero.special.reach, 0)
    return reach
