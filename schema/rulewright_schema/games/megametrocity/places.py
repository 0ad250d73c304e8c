"""Places on the table that stages speak of: where figures appear, heroes start and goals are reached."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field

from rulewright_schema.fields import Id, Positive
from rulewright_schema.games.megametrocity.terms import FaceRef, Row, TileRef
from rulewright_schema.words.phrases import Local, Worded

FeatureId: TypeAlias = Annotated[Id, Local("feature"), Field(examples=["control-panel", "car", "ice-machine", "lever"])]
"""Something printed on a tile or a face, by the name that its legend gives it."""

FaceSquare: TypeAlias = Literal["centre", "S.1", "S.2", "S.3", "S.4"]
"""The middle square of an Establishment or one of its corners: S.1 upper left, S.2 upper right, S.3 lower left,
S.4 lower right (MMC-5a-03)."""


class PlaceModel(Worded):
    """Base of places. A place comes into play when its tile or face is first laid."""

    wording: ClassVar[str] = "stage-place-{at}"

    map: Annotated[Id, Local("map"), Field(examples=["map-1"])] | None = None
    """In a stage with several maps: the map that is meant. What names a map that is not in play falls away."""


class FirstColumn(PlaceModel):
    """The leftmost column of a tile."""

    at: Literal["first-column"]
    """The leftmost column of a tile."""
    tile: TileRef
    """The tile."""
    row: Row | None = None
    """The row, from the top; left out: any square of the column, as the players choose."""


class LastColumn(PlaceModel):
    """The rightmost column of a tile, where `S.1` to `S.4` are spawn squares (MMC-5a-02)."""

    at: Literal["last-column"]
    """The rightmost column of a tile."""
    tile: TileRef
    """The tile."""
    row: Row | None = None
    """The row, from the top; left out: any square of the column, as the players choose."""


class Square(PlaceModel):
    """One street square of a tile."""

    at: Literal["square"]
    """One street square of a tile."""
    tile: TileRef
    """The tile."""
    row: Row
    """The row, from the top."""
    column: Annotated[Positive, Field(examples=[3])]
    """The column, from the left; the first is 1."""


class Seam(PlaceModel):
    """The two middle columns, where the rear and the front tile meet (MMC-12.04-04)."""

    at: Literal["seam"]
    """The two columns where the tiles meet."""
    row: Row | None = None
    """The row, from the top; left out: any square of the two columns, as the players choose."""


class SquareOfFace(PlaceModel):
    """The middle square or a corner of an Establishment."""

    at: Literal["face-square"]
    """A square of an Establishment."""
    face: FaceRef
    """The Establishment."""
    square: FaceSquare
    """Its middle square or one of its corners."""


class Inside(PlaceModel):
    """Any square of an Establishment."""

    at: Literal["inside"]
    """Any square of an Establishment."""
    face: FaceRef
    """The Establishment."""


class BelowDoor(PlaceModel):
    """The street square below the door of an Establishment (MMC-12.12-09)."""

    at: Literal["below-door"]
    """The street square below a door."""
    face: FaceRef
    """The Establishment that the door leads to."""
    tile: TileRef | None = None
    """The tile with the door; left out: the first one laid that has it."""


class AtFeature(PlaceModel):
    """The square of something printed on a tile or in an Establishment."""

    at: Literal["feature"]
    """The square of something printed."""
    feature: FeatureId
    """What is printed there."""
    tile: TileRef | None = None
    """The tile that shows it; left out: whichever does."""
    face: FaceRef | None = None
    """The Establishment that shows it; left out: whichever tile or face does."""


class BesideFeature(PlaceModel):
    """Any square next to something printed on a tile or in an Establishment."""

    at: Literal["beside"]
    """Any square next to something printed."""
    feature: FeatureId
    """What is printed there."""
    tile: TileRef | None = None
    """The tile that shows it; left out: whichever does."""
    face: FaceRef | None = None
    """The Establishment that shows it; left out: whichever tile or face does."""


StreetPlace: TypeAlias = Annotated[FirstColumn | LastColumn | Square | Seam, Field(discriminator="at")]
"""A place on the street, told by what is `at` it."""

Place: TypeAlias = Annotated[
    FirstColumn | LastColumn | Square | Seam | SquareOfFace | Inside | BelowDoor | AtFeature | BesideFeature,
    Field(discriminator="at"),
]
"""Any place."""

PLACES: tuple[type[PlaceModel], ...] = (
    FirstColumn,
    LastColumn,
    Square,
    Seam,
    SquareOfFace,
    Inside,
    BelowDoor,
    AtFeature,
    BesideFeature,
)
