"""Squares of a board as bits of one integer, and what can be asked about them quickly.

A board is a frame of rows and columns, some of whose places are squares. The bit of a place counts down the columns
first (`column * rows + row`), so that boards of equally many rows are joined left to right by a shift: see `beside`.
Sets of squares are masks (one integer each), single squares are masks of one bit or indices of a bit; each function
says which. Distances count steps in eight directions, one per square (MMC-8b-01).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property

# Row and column steps, counter-clockwise from 12 o'clock: the order in which ties between directions are broken
# (MMC-9b-01).
DIRECTIONS = ((-1, 0), (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1))


def bits(mask: int) -> Iterator[int]:
    """The single-bit masks of a mask, lowest first: columns from the left, each from the top."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


def indices(mask: int) -> Iterator[int]:
    """The indices of a mask's bits, lowest first."""
    for bit in bits(mask):
        yield bit.bit_length() - 1


def union(masks: Iterable[int]) -> int:
    """All bits of some masks."""
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


@dataclass(frozen=True, slots=True)
class Frame:
    """Rows and columns that squares lie in, both at least 1; rows from the top, columns from the left, from 0."""

    rows: int
    columns: int

    def bit(self, row: int, column: int) -> int:
        """The mask of one place; 0 outside of the frame."""
        inside = 0 <= row < self.rows and 0 <= column < self.columns
        return 1 << (column * self.rows + row) if inside else 0

    def place(self, index: int) -> tuple[int, int]:
        """Row and column of a bit's index."""
        column, row = divmod(index, self.rows)
        return row, column

    @property
    def everything(self) -> int:
        """All places."""
        return (1 << (self.rows * self.columns)) - 1

    def row(self, row: int) -> int:
        """All places of a row."""
        if not 0 <= row < self.rows:
            return 0
        # The quotient has one bit at the head of each column.
        return self.everything // ((1 << self.rows) - 1) << row

    def column(self, column: int) -> int:
        """All places of a column; negative ones count from the right, -1 is the last."""
        wanted = column + self.columns if column < 0 else column
        return ((1 << self.rows) - 1) << (wanted * self.rows) if 0 <= wanted < self.columns else 0

    def seam(self, *widths: int) -> int:
        """The columns on both sides of each joint, for boards of these widths joined left to right (MMC-6c-04)."""
        joints = [sum(widths[:count]) for count in range(1, len(widths))]
        return union(self.column(joint - 1) | self.column(joint) for joint in joints)

    def beside(self, mask: int, columns_before: int) -> int:
        """The mask of a board of as many rows, moved right by some columns: how boards are joined."""
        return mask << (columns_before * self.rows)


@cache
def rays(frame: Frame) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """By index and direction (as in DIRECTIONS), the single-bit masks outward in that straight line, nearest first."""
    table = []
    for index in range(frame.rows * frame.columns):
        row, column = frame.place(index)
        table.append(tuple(_ray(frame, row, column, down, right) for down, right in DIRECTIONS))
    return tuple(table)


def _ray(frame: Frame, row: int, column: int, down: int, right: int) -> tuple[int, ...]:
    ray = []
    while bit := frame.bit(row := row + down, column := column + right):
        ray.append(bit)
    return tuple(ray)


@dataclass(frozen=True)
class Board:
    """What can be stepped on and shot through, and the ways between squares.

    - `passable`: squares that a miniature can enter and stop on.
    - `clear`: places that a shot goes through, passable or not; a place in neither is a wall.
    - `doorways`: squares joined to the squares straight above and below them only, for steps and for shots.
    - `joins`: pairs of single-bit masks between which one can step, however far apart they lie; no shot goes there.
    """

    frame: Frame
    passable: int
    clear: int
    doorways: int = 0
    joins: tuple[tuple[int, int], ...] = ()
    _fire: dict[tuple[int, int], int] = field(default_factory=dict, init=False, repr=False, compare=False)

    @cached_property
    def _edges(self) -> tuple[int, int, int]:
        """All places but the first row, all but the last row, and all that are no doorways."""
        everything = self.frame.everything
        return (
            everything & ~self.frame.row(0),
            everything & ~self.frame.row(self.frame.rows - 1),
            everything & ~self.doorways,
        )

    def neighbours(self, mask: int) -> int:
        """Every place that is at most one step away, obstacles included; the given places belong to it."""
        below_first, above_last, plain = self._edges
        open_ground = mask & plain
        spread = open_ground | ((open_ground & above_last) << 1) | ((open_ground & below_first) >> 1)
        rows = self.frame.rows
        spread = (spread | (spread << rows) | (spread >> rows)) & plain
        if self.doorways:
            straight = ((mask & above_last) << 1) | ((mask & below_first) >> 1)
            door = mask & self.doorways
            spread |= door | (straight & self.doorways)
            spread |= ((door & above_last) << 1) | ((door & below_first) >> 1)
        for one, other in self.joins:
            if mask & one:
                spread |= other
            if mask & other:
                spread |= one
        return spread

    @cached_property
    def neighbours_of(self) -> tuple[int, ...]:
        """By index, the passable squares one step away, the square itself left out."""
        count = self.frame.rows * self.frame.columns
        return tuple(self.neighbours(1 << index) & self.passable & ~(1 << index) for index in range(count))

    def reach(self, start: int, steps: int | None = None, passable: int | None = None) -> int:
        """Where some squares lead in at most so many steps (None: any number) over passable squares.

        The start belongs to it, passable or not. `passable` stands in for the board's own, for those who can cross
        more or less than others.
        """
        ground = self.passable if passable is None else passable
        reached = start
        while steps is None or steps > 0:
            wider = reached | (self.neighbours(reached) & ground)
            if wider == reached:
                break
            reached = wider
            steps = None if steps is None else steps - 1
        return reached

    def rings(self, start: int, passable: int | None = None) -> Iterator[int]:
        """The squares at 0, 1, 2 … steps from a start, until there are no more."""
        ground = self.passable if passable is None else passable
        reached = ring = start
        while ring:
            yield ring
            ring = self.neighbours(ring) & ground & ~reached
            reached |= ring

    def distance(self, start: int, goal: int, passable: int | None = None) -> int | None:
        """Steps from the nearest square of a start to the nearest of a goal; None if none leads there."""
        for steps, ring in enumerate(self.rings(start, passable)):
            if ring & goal:
                return steps
        return None

    def line_of_fire(self, square: int, reach: int) -> int:
        """Where a ranged attack from a square (one bit) can be aimed.

        Passable squares within reach in one of the eight straight lines (MMC-8c-07, MMC-8c-09), the own square
        included (MMC-6a-15). What is not clear stops the line (MMC-8c-10); miniatures do not. Lines go straight up
        and down through a doorway and never through a join (MMC-5c-01).
        """
        key = (square, reach)
        found = self._fire.get(key)
        if found is None:
            found = self._fire[key] = self._aim(square, reach)
        return found

    def _aim(self, square: int, reach: int) -> int:
        aimed = square
        for (_, right), ray in zip(DIRECTIONS, rays(self.frame)[square.bit_length() - 1], strict=True):
            if right and square & self.doorways:
                continue
            for target in ray[:reach]:
                if not target & self.clear or (right and target & self.doorways):
                    break
                aimed |= target
        return aimed & (self.passable | square)
