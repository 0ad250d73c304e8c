"""The whole street of one map as one board: where a stage's places are on it, and how far apart."""

from dataclasses import dataclass, field
from typing import Protocol

from rulewright_schema.games.megametrocity.goal_facts import face_of, tile_of
from rulewright_schema.games.megametrocity.layouts import FACADE, TileLayout
from rulewright_schema.games.megametrocity.maps import Map
from rulewright_schema.games.megametrocity.places import (
    AtFeature,
    BelowDoor,
    BesideFeature,
    FirstColumn,
    Inside,
    LastColumn,
    Place,
    Square,
    SquareOfFace,
)
from rulewright_schema.games.megametrocity.terms import ROWS
from rulewright_schema.games.megametrocity.tiles import Face, Tile


class Sights(Protocol):
    """What references to tiles and faces mean."""

    def tile(self, reference: str) -> Tile | None:
        """The tile that a reference means."""
        ...

    def face(self, reference: str) -> Face | None:
        """The face that a reference means."""
        ...

    def same(self, kind: str, one: str, other: str) -> bool:
        """Whether two references mean the same document."""
        ...


@dataclass(frozen=True)
class WholeStreet:
    """All tiles of one map side by side, with every Establishment that they open."""

    tiles: tuple[str, ...]
    table: Map
    _distances: dict[tuple[int, int], int | None] = field(default_factory=dict, init=False, repr=False, compare=False)
    _places: dict[Place, int] = field(default_factory=dict, init=False, repr=False, compare=False)

    def distance(self, start: int, end: int) -> int | None:
        """Steps from some squares to others; kept, since many stages share a street."""
        if (start, end) not in self._distances:
            self._distances[start, end] = self.table.board.distance(start, end)
        return self._distances[start, end]

    def squares(self, place: Place, sights: Sights) -> int:
        """Where a place is; 0 where it is not on this street. Kept, as distances are."""
        if place not in self._places:
            self._places[place] = self._squares(place, sights)
        return self._places[place]

    def _squares(self, place: Place, sights: Sights) -> int:
        face = face_of(place)
        if isinstance(place, SquareOfFace | Inside) and face is not None:
            return self._inside(place, face, sights)
        if isinstance(place, FirstColumn | LastColumn | Square | BelowDoor):
            return self._on_tiles(place, sights)
        if isinstance(place, AtFeature | BesideFeature):
            found = self.table.feature(place.feature)
            if isinstance(place, BesideFeature):
                found = self.table.board.neighbours(found) & ~found if found else 0
            return found & self.table.board.passable
        return 0

    def _inside(self, place: SquareOfFace | Inside, face: str, sights: Sights) -> int:
        model = sights.face(face)
        name = next((name for name, _ in self.table.faces if sights.same("face", name, face)), None)
        if model is None or name is None:
            return 0
        layout = model.layout
        if isinstance(place, Inside):
            return self.table.on_face(name, layout.walkable)
        mask = layout.centre if place.square == "centre" else layout.corner(place.square)
        return self.table.on_face(name, mask)

    def _on_tiles(self, place: FirstColumn | LastColumn | Square | BelowDoor, sights: Sights) -> int:
        wanted = tile_of(place)
        mask = 0
        for number, (written, layout) in enumerate(zip(self.tiles, self.table.tiles, strict=True)):
            if wanted is not None and not sights.same("tile", wanted, written):
                continue
            if isinstance(place, BelowDoor):
                found = next((door for name, door in layout.doors if sights.same("face", name, place.face)), 0)
                mask |= self.table.on_tile(number, (found << 1) & layout.walkable)
            elif isinstance(place, Square):
                mask |= self.table.on_tile(number, layout.frame.bit(1 + ROWS.index(place.row), place.column - 1))
            else:
                column = layout.frame.column(0 if isinstance(place, FirstColumn) else -1)
                rows = layout.frame.row(1 + ROWS.index(place.row)) if place.row else ~layout.frame.row(FACADE)
                mask |= self.table.on_tile(number, column & rows & layout.walkable)
        return mask & self.table.board.passable


def whole_street(tiles: tuple[str, ...], sights: Sights) -> WholeStreet | None:
    """A map's tiles as one street, None where one of them is missing."""
    layouts = []
    doors: dict[str, None] = {}
    for written in tiles:
        tile = sights.tile(written)
        if tile is None:
            return None
        layouts.append(tile.layout)
        doors.update(dict.fromkeys(name for name, _ in tile.layout.doors))
    faces = tuple((name, face.layout) for name in doors if (face := sights.face(name)) is not None)
    return WholeStreet(tiles, Map(tuple(layouts), faces))


def touch(rear: TileLayout, front: TileLayout) -> bool:
    """Whether one can step from a tile to the next, diagonally too."""
    last, first = _rows(rear, -1), _rows(front, 0)
    return any(abs(row - other) < 2 for row in last for other in first)


def _rows(layout: TileLayout, column: int) -> list[int]:
    """The rows of a column that one can stand in."""
    squares = layout.frame.column(column) & layout.walkable
    return [row for row in range(FACADE + 1, layout.frame.rows) if squares & layout.frame.row(row)]
