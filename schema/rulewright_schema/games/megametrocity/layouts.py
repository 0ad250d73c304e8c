"""The geometry of one drawn tile or Establishment face, as masks of squares.

Every layout has a frame of `BOARD_ROWS` rows, so that layouts are joined by a shift: row 0 is the facade of a tile
(empty on a face), rows 1 to 4 are the street rows S.1 to S.4, and a face's own rows begin at row 1. A broken drawing
gives a layout all the same: what cannot be read is wall.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypedDict

from rulewright_schema.games.megametrocity.legend import KNOWN, Door, Entry, Feature, Furniture, Obstacle
from rulewright_schema.games.megametrocity.terms import ROWS, Row
from rulewright_schema.geometry import Board, Frame, union
from rulewright_schema.grids import Grid

FACADE = 0
STREET_ROWS = 4
BOARD_ROWS = 6
TILE_ROWS = 1 + STREET_ROWS
# Far more than a tile can have; what is drawn beyond is a finding and has no squares.
_MOST_COLUMNS = 40


@dataclass(frozen=True, slots=True)
class Cell:
    """One place of a drawn grid: where (row and column of the grid, from 0), the character, and what it stands for."""

    row: int
    column: int
    character: str
    entry: Entry | None


@dataclass(frozen=True)
class Layout:
    """What tiles and faces have in common.

    - `walkable`: squares that miniatures can be on, those with furniture, features and doors among them (MMC-5-04).
    - `road`: walkable road squares (MMC-6a-35).
    - `red`, `yellow`, `unmarked`: obstacles that stop shots, that let them pass, and that the ruling at MMC-5-15
      speaks of.
    - `furniture`: squares of street furniture, by mask; `features`: squares or obstacles that stages name, by name.
    """

    frame: Frame
    cells: tuple[Cell, ...]
    walkable: int
    road: int
    red: int
    yellow: int
    unmarked: int
    furniture: int
    features: tuple[tuple[str, int], ...]

    def feature(self, name: str) -> int:
        """The squares of a feature; 0 where there is none of that name."""
        return dict(self.features).get(name, 0)

    def beside_feature(self, name: str) -> int:
        """The walkable squares next to a feature, itself left out (the car's, MMC-12.10-05)."""
        place = self.feature(name)
        return self.board().neighbours(place) & self.walkable & ~place if place else 0

    def clear(self, unmarked_stop: bool = True) -> int:
        """Places that shots pass through; `unmarked_stop` is the adopted reading at MMC-5-15."""
        return self.walkable | self.yellow | (0 if unmarked_stop else self.unmarked)

    def board(self, unmarked_stop: bool = True) -> Board:
        """The board of this layout alone."""
        return Board(self.frame, self.walkable, self.clear(unmarked_stop), self.walkable & self.frame.row(FACADE))


class _Ground(TypedDict):
    road: int
    red: int
    yellow: int
    unmarked: int
    furniture: int
    features: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class TileLayout(Layout):
    """A tile side.

    - `doors`: the door square of each Establishment that opens here (MMC-5-07), by the reference as it is written.
    - `below_doors`: the squares below doors, Establishment doors included (MMC-6c-02).
    - `insert_coins`, `zultars`: the squares below the machines, where they are used (MMC-5-08, MMC-13-14).
    """

    doors: tuple[tuple[str, int], ...]
    below_doors: int
    insert_coins: int
    zultars: int

    def door(self, face: str) -> int:
        """The door square of an Establishment; 0 where it has none here."""
        return dict(self.doors).get(face, 0)

    def below_door(self, face: str) -> int:
        """The street square below an Establishment's door; 0 where it has none here."""
        return (self.door(face) << 1) & self.walkable

    def spawn(self, row: Row, column: int = -1) -> int:
        """The spawn square of a row, in the last column if no other is asked for; 0 if nobody can be there (MMC-5-13).

        Columns count from 0, negative ones from the right.
        """
        return self.frame.row(1 + ROWS.index(row)) & self.frame.column(column) & self.walkable


@dataclass(frozen=True)
class FaceLayout(Layout):
    """An Establishment face.

    `entry`: the square that the door leads to; `corners`: S.1 upper left, S.2 upper right, S.3 lower left, S.4 lower
    right (MMC-5a-03), 0 for one that nobody can be on; `centre`: the middle square.
    """

    entry: int
    corners: tuple[int, int, int, int]
    centre: int

    def corner(self, row: Row) -> int:
        """The corner square of that number; 0 if nobody can be there."""
        return self.corners[ROWS.index(row)]


def tile_layout(grid: Grid, legend: Mapping[str, Entry]) -> TileLayout:
    """The layout of a drawn tile."""
    frame = Frame(BOARD_ROWS, max(1, min(grid.width, _MOST_COLUMNS)))
    cells = tuple(_cells(grid, legend, TILE_ROWS))
    bit = {cell: frame.bit(cell.row, cell.column) for cell in cells}
    street = union(mask for cell, mask in bit.items() if cell.row > FACADE and _can_stand_on(cell.entry))
    facade = [cell for cell in cells if cell.row == FACADE]
    # The left of two doors to one Establishment counts; the other is a finding.
    doors: dict[str, int] = {}
    for cell in facade:
        if isinstance(cell.entry, Door):
            doors.setdefault(cell.entry.door, bit[cell])

    def below(*words: str) -> int:
        """The street squares below things of the facade."""
        return union(bit[cell] << 1 for cell in facade if _word(cell.entry) in words) & street

    return TileLayout(
        frame=frame,
        cells=cells,
        walkable=street | union(doors.values()),
        **_ground({cell: mask for cell, mask in bit.items() if cell.row > FACADE}),
        doors=tuple(doors.items()),
        below_doors=below("door") | (union(doors.values()) << 1 & street),
        insert_coins=below("insert-coin"),
        zultars=below("zultar"),
    )


def face_layout(grid: Grid, legend: Mapping[str, Entry]) -> FaceLayout:
    """The layout of a drawn Establishment face; its first row is row 1 of the frame."""
    rows, columns = min(grid.height, BOARD_ROWS - 1), max(1, min(grid.width, _MOST_COLUMNS))
    frame = Frame(BOARD_ROWS, columns)
    cells = tuple(_cells(grid, legend, BOARD_ROWS - 1))
    bit = {cell: frame.bit(cell.row + 1, cell.column) for cell in cells}
    walkable = union(mask for cell, mask in bit.items() if _can_stand_on(cell.entry))
    entries = [mask for cell, mask in bit.items() if cell.entry == "entry"]
    upper_left, upper_right, lower_left, lower_right = (
        frame.bit(row, column) & walkable for row in (1, rows) for column in (0, columns - 1)
    )
    return FaceLayout(
        frame=frame,
        cells=cells,
        walkable=walkable,
        **_ground(bit),
        entry=entries[0] if entries else 0,
        corners=(upper_left, upper_right, lower_left, lower_right),
        centre=frame.bit(1 + rows // 2, columns // 2) & walkable,
    )


def _cells(grid: Grid, legend: Mapping[str, Entry], rows: int) -> Iterator[Cell]:
    for row, text in enumerate(grid.rows[:rows]):
        for column, character in enumerate(text[:_MOST_COLUMNS]):
            yield Cell(row, column, character, KNOWN.get(character) or legend.get(character))


def _word(entry: Entry | None) -> str | None:
    return entry if isinstance(entry, str) else None


def _can_stand_on(entry: Entry | None) -> bool:
    return isinstance(entry, Furniture | Feature) or _word(entry) in ("square", "road", "entry")


def _is_road(entry: Entry | None) -> bool:
    return entry == "road" or (isinstance(entry, Furniture | Feature) and entry.road)


def _ground(bit: Mapping[Cell, int]) -> _Ground:
    """The masks that tiles and faces have in common."""
    obstacles = [(cell.entry, mask) for cell, mask in bit.items() if isinstance(cell.entry, Obstacle)]
    features: dict[str, int] = {}
    for cell, mask in bit.items():
        if isinstance(cell.entry, Obstacle | Feature) and cell.entry.feature is not None:
            features[cell.entry.feature] = features.get(cell.entry.feature, 0) | mask
    return {
        "road": union(mask for cell, mask in bit.items() if _is_road(cell.entry)),
        "red": union(mask for entry, mask in obstacles if entry.stops is True),
        "yellow": union(mask for entry, mask in obstacles if entry.stops is False),
        "unmarked": union(mask for entry, mask in obstacles if entry.stops is None),
        "furniture": union(mask for cell, mask in bit.items() if isinstance(cell.entry, Furniture)),
        "features": tuple(features.items()),
    }
