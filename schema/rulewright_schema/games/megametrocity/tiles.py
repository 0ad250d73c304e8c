"""Street tiles and Establishment faces, drawn as grids of characters."""

from functools import cached_property
from typing import Literal

from pydantic import Field

from rulewright_schema.fields import DocumentModel, Id, TileSide
from rulewright_schema.games.megametrocity.layouts import FaceLayout, TileLayout, face_layout, tile_layout
from rulewright_schema.games.megametrocity.legend import Drawing, FaceEntry, Letter, TileEntry
from rulewright_schema.grids import Grid, parse


class Tile(DocumentModel):
    """One side of a street tile: the facade, then exactly four street rows, S.1 to S.4 from the top (MMC-6b-03)."""

    kind: Literal["tile"] = "tile"
    id: TileSide
    """The side as printed: number of the piece, then `A` or `B` (MMC-3-15)."""
    grid: Drawing
    """Five rows of 3 to 8 characters: the facade with doors and machines, then S.1 to S.4.

    `.` is a square, `=` a road square and `~` a wall; the legend explains other characters. In the facade only
    Establishment doors have a square (MMC-5-05, MMC-5-07).
    """
    legend: dict[Letter, TileEntry] = Field(default_factory=dict, examples=[{"o": {"furniture": "barrel"}}])
    """What the other characters of the grid stand for."""

    @property
    def piece(self) -> str:
        """The number of the piece, which its two sides share."""
        return self.id.partition(".")[0]

    @property
    def side(self) -> str:
        """The letter of the side, `A` or `B`."""
        return self.id.partition(".")[2]

    @cached_property
    def drawn(self) -> Grid:
        """The rows of the grid."""
        return parse(self.grid)

    @cached_property
    def layout(self) -> TileLayout:
        """The geometry of the grid; that of a broken grid has walls where it cannot be read."""
        return tile_layout(self.drawn, self.legend)


class Face(DocumentModel):
    """One face of an Establishment tile; every square can be broken like furniture (MMC-5a-06)."""

    kind: Literal["face"] = "face"
    piece: Id = Field(examples=["establishment-1"])
    """The two-sided piece that the face is printed on: one face of it can be open at a time (MMC-3-16)."""
    grid: Drawing
    """Three or five rows of 3, 5 or 7 characters, so that there is a middle square.

    `.` is a square and `~` a wall; the legend explains other characters, among them the one `entry`. Corners are S.1
    upper left, S.2 upper right, S.3 lower left, S.4 lower right (MMC-5a-03).
    """
    legend: dict[Letter, FaceEntry] = Field(default_factory=dict, examples=[{"E": "entry"}])
    """What the other characters of the grid stand for."""

    @cached_property
    def drawn(self) -> Grid:
        """The rows of the grid."""
        return parse(self.grid)

    @cached_property
    def layout(self) -> FaceLayout:
        """The geometry of the grid; that of a broken grid has walls where it cannot be read."""
        return face_layout(self.drawn, self.legend)
