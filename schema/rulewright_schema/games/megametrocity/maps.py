"""The map on the table: tiles joined left to right, and the Establishments that are open beside them."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from rulewright_schema.games.megametrocity.layouts import BOARD_ROWS, FACADE, FaceLayout, Layout, TileLayout
from rulewright_schema.games.megametrocity.terms import ROWS, Row
from rulewright_schema.geometry import Board, Frame, union


@dataclass(frozen=True)
class Map:
    """Tiles from rear to front and open Establishments, as one board.

    The tiles come first; each Establishment follows after an empty column, joined to its doors only (MMC-5c-01).
    Faces are named by references as the tiles write them. `unmarked_stop` is the reading at MMC-5-15. Immutable: build
    one for each state of the table and keep it.
    """

    tiles: tuple[TileLayout, ...]
    faces: tuple[tuple[str, FaceLayout], ...] = ()
    unmarked_stop: bool = True

    @cached_property
    def _starts(self) -> tuple[int, ...]:
        """First column of each tile, then of each face, then the number of columns."""
        starts = [0]
        for tile in self.tiles:
            starts.append(starts[-1] + tile.frame.columns)
        for _, face in self.faces:
            starts[-1] += 1
            starts.append(starts[-1] + face.frame.columns)
        return tuple(starts)

    @cached_property
    def frame(self) -> Frame:
        """The frame of everything on the table."""
        return Frame(BOARD_ROWS, self._starts[-1])

    @cached_property
    def _parts(self) -> tuple[tuple[Layout, int], ...]:
        """Every layout with its first column."""
        return tuple(zip((*self.tiles, *(face for _, face in self.faces)), self._starts[:-1], strict=True))

    def on_tile(self, number: int, mask: int) -> int:
        """A mask of a tile's own layout, as squares of the map; the rear tile is number 0."""
        return self.frame.beside(mask, self._starts[number])

    def on_face(self, face: str, mask: int) -> int:
        """A mask of an open face's own layout, as squares of the map; 0 if that face is not open."""
        for number, (name, _) in enumerate(self.faces, len(self.tiles)):
            if name == face:
                return self.frame.beside(mask, self._starts[number])
        return 0

    def everywhere(self, masks: Iterable[int]) -> int:
        """One mask for each tile and then each face, as squares of the map."""
        pairs = zip(masks, self._parts, strict=True)
        return union(self.frame.beside(mask, start) for mask, (_, start) in pairs)

    @cached_property
    def board(self) -> Board:
        """Steps, distances and lines of fire on the whole table."""
        walkable = self.everywhere(part.walkable for part, _ in self._parts)
        clear = self.everywhere(part.clear(self.unmarked_stop) for part, _ in self._parts)
        joins = tuple(
            (self.on_tile(number, square), self.on_face(name, face.entry))
            for number, tile in enumerate(self.tiles)
            for name, square in tile.doors
            for opened, face in self.faces
            if opened == name and face.entry
        )
        return Board(self.frame, walkable, clear, walkable & self.frame.row(FACADE), joins)

    @cached_property
    def road(self) -> int:
        """All road squares."""
        return self.everywhere(part.road for part, _ in self._parts)

    @cached_property
    def seam(self) -> int:
        """The walkable street squares of the two columns at each joint of tiles (MMC-12.04-04)."""
        joints = self.frame.seam(*(tile.frame.columns for tile in self.tiles))
        return joints & self.board.passable & ~self.frame.row(FACADE)

    @property
    def road_at_seam(self) -> int:
        """Where the Van stops (MMC-6c-04)."""
        return self.seam & self.road

    @cached_property
    def breakable(self) -> int:
        """Squares with street furniture, and every square of open Establishments (MMC-5a-06)."""
        street = (tile.furniture for tile in self.tiles)
        return self.everywhere((*street, *(face.walkable for _, face in self.faces)))

    @cached_property
    def below_doors(self) -> int:
        """The squares below all doors (MMC-6c-02)."""
        return union(self.on_tile(number, tile.below_doors) for number, tile in enumerate(self.tiles))

    @cached_property
    def insert_coins(self) -> int:
        """The squares where Insert Coin machines are used (MMC-5-08)."""
        return union(self.on_tile(number, tile.insert_coins) for number, tile in enumerate(self.tiles))

    @cached_property
    def zultars(self) -> int:
        """The squares where Zultar machines are used (MMC-13-14)."""
        return union(self.on_tile(number, tile.zultars) for number, tile in enumerate(self.tiles))

    def feature(self, name: str) -> int:
        """The squares of a feature, wherever it is drawn."""
        return self.everywhere(part.feature(name) for part, _ in self._parts)

    def first_column(self) -> int:
        """Where Heroes start, the leftmost column of the rear tile (MMC-5a-01)."""
        return self.street_column(0)

    def last_column(self) -> int:
        """Where thugs come in, the rightmost column of the front tile (MMC-5a-02)."""
        return self.street_column(sum(tile.frame.columns for tile in self.tiles) - 1)

    def street_column(self, column: int) -> int:
        """The walkable street squares of a column, which counts from 0 at the rear tile's left."""
        return self.frame.column(column) & self.board.passable & ~self.frame.row(FACADE)

    def spawn(self, row: Row, rear: bool = False) -> int:
        """The spawn square of a row, at the right end or, `rear`, at the left; 0 if nobody can be there (MMC-5-13)."""
        column = self.first_column() if rear else self.last_column()
        return column & self.frame.row(1 + ROWS.index(row))
