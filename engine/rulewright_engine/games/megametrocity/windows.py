"""The table at one time: which tiles and Establishments lie there, as one board with all its distances.

Squares are indices of bits in the board's frame (`column * 6 + row`; row 0 is the facade, rows 1 to 4 are S.1 to S.4).
The streets come first, one or several with an empty column between them, then each open Establishment after an empty
column of its own. Sets of squares are masks. Miniatures never block, so everything here depends on the tiles alone
and is computed once for each window.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from functools import cache, cached_property
from math import atan2, gcd, pi
from typing import Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from rulewright_schema.games.megametrocity.layouts import BOARD_ROWS, FACADE, FaceLayout, Layout, TileLayout
from rulewright_schema.games.megametrocity.terms import ROWS
from rulewright_schema.geometry import DIRECTIONS, Board, Frame, indices, rays, union

V = TypeVar("V")

FAR = 255
"""The distance of what cannot be reached."""

Key = tuple[tuple[tuple[str, ...], ...], tuple[tuple[str, int], ...]]
"""Tiles of each street from rear to front, then each open face with the street that it was opened from."""


class Lazy(dict[int, V]):
    """Values by number, each made when it is first asked for."""

    def __init__(self, make: Callable[[int], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: int) -> V:
        found = self[key] = self._make(key)
        return found


class Part(NamedTuple):
    """A tile or face on the table: its id, its layout, the street that it belongs to, and its first column."""

    id: str
    face: bool
    layout: Layout
    street: int
    column: int


class Window:
    """Squares, ways and lines of everything that lies on the table; see the module.

    `offers` keeps what hero actions offer from a square with so many points, by action, where nothing else matters;
    `ways_to` the steps to the nearest of some squares, for who judges states.
    """

    def __init__(
        self, key: Key, tiles: Mapping[str, TileLayout], faces: Mapping[str, FaceLayout], unmarked_stop: bool
    ) -> None:
        self.key = key
        self.streets, self.faces = key
        self.parts = tuple(_parts(key, tiles, faces))
        last = self.parts[-1]
        self.frame = Frame(BOARD_ROWS, last.column + last.layout.frame.columns)
        self.squares = self.frame.rows * self.frame.columns
        self.doors = {
            1 << index: name
            for part in self.parts
            if isinstance(part.layout, TileLayout)
            for name, square in part.layout.doors
            for index in indices(self.shift(square, part))
        }
        walkable = self._all("walkable")
        clear = union(self.shift(part.layout.clear(unmarked_stop), part) for part in self.parts)
        joins = tuple(self._joins())
        self.board = Board(self.frame, walkable, clear, walkable & self.frame.row(FACADE), joins)
        self.passable = walkable
        self.road = self._all("road")
        self.obstacles = self._all("red") | self._all("yellow") | self._all("unmarked")
        street = [part for part in self.parts if not part.face]
        self.street_squares = union(self.shift(part.layout.walkable, part) for part in street)
        self.breakable = union(
            self.shift(part.layout.walkable if part.face else part.layout.furniture, part) for part in self.parts
        )
        self.below_doors = self._of_tiles("below_doors")
        self.insert_coins = self._of_tiles("insert_coins")
        self.zultars = self._of_tiles("zultars")
        self.door_mask = union(self.doors)
        # Rows hold within a street, or within an Establishment (MMC-9b-04).
        self.area = self._areas()
        self._distances = Lazy(self._ways)
        self._towards = Lazy(self._steps)
        self._fire = Lazy(self._lines_of_fire)
        self._reach: dict[tuple[int, int], int] = {}
        self._spawn_points: dict[tuple[int, int, bool], int | None] = {}
        self._within: dict[tuple[int, int], int] = {}
        self._beams: dict[tuple[int, int], tuple[int, ...]] = {}
        self._landings: dict[int, tuple[int, ...]] = {}
        self.offers: dict[tuple[str, int, int], tuple[Any, ...]] = {}
        self.ways_to: dict[int, bytes] = {}

    # -------------------------------------------------------------------------------------------------------- parts
    def shift(self, mask: int, part: Part) -> int:
        """A mask of a part's own layout as squares of the window."""
        return mask << (part.column * BOARD_ROWS)

    def _all(self, name: str) -> int:
        return union(self.shift(getattr(part.layout, name), part) for part in self.parts)

    def _of_tiles(self, name: str) -> int:
        return union(self.shift(getattr(part.layout, name), part) for part in self.parts if not part.face)

    def _joins(self) -> Iterator[tuple[int, int]]:
        for face in self.parts:
            if not isinstance(face.layout, FaceLayout) or not face.layout.entry:
                continue
            for part in self.parts:
                if isinstance(part.layout, TileLayout) and part.street == face.street:
                    door = part.layout.door(face.id)
                    if door:
                        yield self.shift(door, part), self.shift(face.layout.entry, face)

    def _areas(self) -> bytes:
        found = bytearray(self.squares)
        for number, part in enumerate(self.parts):
            area = 100 + number if part.face else part.street + 1
            for index in indices(self.shift(part.layout.walkable, part)):
                found[index] = area
        return bytes(found)

    def part_at(self, square: int) -> Part:
        """The tile or face that a square lies on."""
        column = square // BOARD_ROWS
        return next(part for part in reversed(self.parts) if part.column <= column)

    def tile(self, name: str, street: int | None = None) -> Part | None:
        """The tile of that name, the rear one where it lies there twice."""
        wanted = (part for part in self.parts if not part.face and part.id == name)
        return next((part for part in wanted if street is None or part.street == street), None)

    def face(self, name: str) -> Part | None:
        """The open Establishment of that name."""
        return next((part for part in self.parts if part.face and part.id == name), None)

    def part_mask(self, part: Part) -> int:
        """The squares of a part."""
        return self.shift(part.layout.walkable, part)

    def tiles_of(self, street: int) -> tuple[Part, ...]:
        """A street's tiles, rear tile first."""
        return tuple(part for part in self.parts if not part.face and part.street == street)

    def street_of(self, square: int) -> int:
        """The street that a square belongs to; an Establishment belongs to the one that it was opened from."""
        return self.part_at(square).street

    def faces_behind(self, tile: Part) -> tuple[Part, ...]:
        """Open Establishments with a door on a tile."""
        if not isinstance(tile.layout, TileLayout):
            return ()
        names = {name for name, _ in tile.layout.doors}
        return tuple(part for part in self.parts if part.face and part.street == tile.street and part.id in names)

    # ----------------------------------------------------------------------------------------------- special squares
    @cached_property
    def rear(self) -> tuple[int, ...]:
        """For each street: the squares whose figures hold up scrolling, Establishments included (MMC-5b-01)."""
        found = []
        for street in range(len(self.streets)):
            tile = self.tiles_of(street)[0]
            found.append(self.part_mask(tile) | union(self.part_mask(each) for each in self.faces_behind(tile)))
        return tuple(found)

    @cached_property
    def first_column(self) -> tuple[int, ...]:
        """For each street: the leftmost column of the rear tile (MMC-5a-01)."""
        return tuple(self.column_of(self.tiles_of(street)[0], 0) for street in range(len(self.streets)))

    @cached_property
    def last_column(self) -> tuple[int, ...]:
        """For each street: the rightmost column of the front tile (MMC-5a-02)."""
        return tuple(self.column_of(self.tiles_of(street)[-1], -1) for street in range(len(self.streets)))

    def column_of(self, part: Part, column: int) -> int:
        """The walkable street squares of a tile's column; negative ones count from the right."""
        frame = part.layout.frame
        return self.shift(frame.column(column) & part.layout.walkable & ~frame.row(FACADE), part)

    def spawn_point(self, street: int, number: int, rear: bool) -> int | None:
        """The square of S.1 (number 0) to S.4 at the right edge or at the left; None if obstructed (MMC-5-13)."""
        key = street, number, rear
        if key not in self._spawn_points:
            column = (self.first_column if rear else self.last_column)[street]
            mask = column & self.frame.row(1 + number)
            self._spawn_points[key] = mask.bit_length() - 1 if mask else None
        return self._spawn_points[key]

    def corner(self, face: Part, number: int) -> int | None:
        """A corner of an Establishment, in the order of MMC-5a-03; None where nobody can be."""
        if not isinstance(face.layout, FaceLayout):
            return None
        mask = self.shift(face.layout.corner(ROWS[number]), face)
        return mask.bit_length() - 1 if mask else None

    @cached_property
    def seams(self) -> tuple[int, ...]:
        """For each street: the walkable squares of the two columns where its tiles meet (MMC-12.04-04)."""
        found = []
        for street in range(len(self.streets)):
            tiles = self.tiles_of(street)
            both = self.column_of(tiles[0], -1) | self.column_of(tiles[1], 0) if len(tiles) > 1 else 0
            found.append(both)
        return tuple(found)

    def feature(self, name: str) -> int:
        """The places of a feature, wherever it is drawn."""
        return union(self.shift(part.layout.feature(name), part) for part in self.parts)

    # ------------------------------------------------------------------------------------------------ ways and lines
    def distances(self, square: int) -> bytes:
        """By square, the steps to this one over passable squares; FAR where no way leads."""
        return self._distances[square]

    def _ways(self, square: int) -> bytes:
        table = bytearray([FAR]) * self.squares
        for steps, ring in enumerate(self.board.rings(1 << square)):
            for index in indices(ring):
                table[index] = min(steps, FAR - 1)
        return bytes(table)

    def towards(self, square: int) -> Mapping[int, int]:
        """By square, the next one on a shortest way to this one; itself where it is or no way leads.

        Of several the first counter-clockwise from 12 o'clock (MMC-9b-01); a step through a door comes last.
        """
        return self._towards[square]

    def _steps(self, square: int) -> "Lazy[int]":
        steps = self.distances(square)
        return Lazy(lambda index: self._next(index, steps))

    def _next(self, index: int, steps: bytes) -> int:
        here = steps[index]
        if here in (0, FAR):
            return index
        row, column = self.frame.place(index)
        near = self.board.neighbours_of[index]
        for down, right in DIRECTIONS:
            other = self.frame.bit(row + down, column + right)
            if other & near and steps[other.bit_length() - 1] < here:
                return other.bit_length() - 1
        return next((other for other in indices(near) if steps[other] < here), index)

    def reach(self, square: int, steps: int) -> int:
        """The squares at most so many steps away, the square itself among them."""
        key = square, steps
        found = self._reach.get(key)
        if found is None:
            found = self._reach[key] = self.board.reach(1 << square, steps)
        return found

    def fire(self, square: int, range_: int) -> int:
        """Where a ranged attack can be aimed, the own square among them (MMC-8c-06 to MMC-8c-10)."""
        return self._fire[range_][square]

    def fires(self, range_: int) -> Mapping[int, int]:
        """By square, where a ranged attack can be aimed."""
        return self._fire[range_]

    def _lines_of_fire(self, range_: int) -> "Lazy[int]":
        fire = self.board.line_of_fire
        return Lazy(lambda square: fire(1 << square, range_) if range_ else 1 << square)

    def within(self, square: int, steps: int) -> int:
        """The passable squares at most so many steps away, obstacles being no obstacle."""
        key = square, steps
        found = self._within.get(key)
        if found is None:
            found = self.board.reach(1 << square, steps, self.passable | self.obstacles) & self.passable
            self._within[key] = found
        return found

    def beams(self, square: int, length: int) -> tuple[int, ...]:
        """Each straight line outward from a square that has any square in it; what stops shots ends it."""
        key = square, length
        found = self._beams.get(key)
        if found is None:
            found = self._beams[key] = tuple(self._lines(square, length))
        return found

    def _lines(self, square: int, length: int) -> Iterator[int]:
        bit, board = 1 << square, self.board
        for (_, right), ray in zip(DIRECTIONS, rays(self.frame)[square], strict=True):
            if right and bit & board.doorways:
                continue
            beam = 0
            for step in ray[:length]:
                if not step & board.clear or (right and step & board.doorways):
                    break
                beam |= step
            if beam & self.passable:
                yield beam & self.passable

    def near(self, square: int) -> int:
        """The passable squares at most one step away, the square itself among them."""
        return self.board.neighbours_of[square] | 1 << square

    def landings(self, square: int) -> tuple[int, ...]:
        """Where a jump from a square can land: over one obstacle square, over two, and so on (MMC-8c-17).

        Each landing square is named with the fewest obstacle squares that lead there.
        """
        found = self._landings.get(square)
        if found is None:
            found = self._landings[square] = tuple(self._jumps(square))
        return found

    def _jumps(self, square: int) -> Iterator[int]:
        near = self.board.neighbours
        jumped = near(1 << square) & self.obstacles
        done = 1 << square
        while jumped:
            landing = near(jumped) & self.passable & ~done
            done |= landing
            yield landing
            wider = jumped | (near(jumped) & self.obstacles)
            if wider == jumped:
                return
            jumped = wider

    def around(self, square: int) -> int:
        """The squares next to one, itself left out."""
        return self.board.neighbours_of[square]


_KNOWN: WeakValueDictionary[tuple[Any, ...], Window] = WeakValueDictionary()


def window_of(
    key: Key, tiles: Mapping[str, TileLayout], faces: Mapping[str, FaceLayout], unmarked_stop: bool
) -> Window:
    """The window of such a table, one for all set-ups in which the same tiles and faces lie there."""
    streets, opened = key
    layouts = (*(tiles[name] for names in streets for name in names), *(faces[name] for name, _ in opened))
    same = key, unmarked_stop, *(_drawn(layout) for layout in layouts)
    found = _KNOWN.get(same)
    if found is None:
        found = _KNOWN[same] = Window(key, tiles, faces, unmarked_stop)
    return found


def _drawn(layout: Layout) -> tuple[Any, ...]:
    """What tells layouts apart. Their cells are known by the grid that they were drawn in, which the window keeps."""
    return id(layout.cells), *(getattr(layout, each.name) for each in fields(layout) if each.name != "cells")


def _parts(key: Key, tiles: Mapping[str, TileLayout], faces: Mapping[str, FaceLayout]) -> Iterator[Part]:
    column = 0
    streets, opened = key
    for street, names in enumerate(streets):
        for name in names:
            yield Part(name, False, tiles[name], street, column)
            column += tiles[name].frame.columns
        column += 1
    for name, street in opened:
        yield Part(name, True, faces[name], street, column)
        column += faces[name].frame.columns + 1


@cache
def sweep(down: int, right: int, clockwise: bool = False) -> float:
    """Where a direction comes in the sweep from 12 o'clock (MMC-9b-06); no direction at all comes first.

    Equal directions give equal values, however far.
    """
    common = gcd(down, right)
    if not common:
        return -1.0
    angle = atan2(-(right // common), -(down // common))
    turned = angle % (2 * pi)
    return (2 * pi - turned) % (2 * pi) if clockwise else turned
