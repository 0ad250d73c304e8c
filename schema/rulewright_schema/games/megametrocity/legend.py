"""What a letter of a drawn tile or Establishment face can stand for."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Discriminator, Field, Tag

from rulewright_schema.fields import Id, Model
from rulewright_schema.games.megametrocity.terms import FaceRef

Letter: TypeAlias = Annotated[str, Field(min_length=1, max_length=1, examples=["o"])]
"""One character of the grid."""

Drawing: TypeAlias = Annotated[str, Field(examples=["~~Gi\n....\n.o..\n=X==\n====\n"])]
"""A drawn grid, one character for each place; block text (`|`)."""

Word: TypeAlias = Literal["square", "road", "wall", "door", "insert-coin", "zultar", "entry"]
TileWord: TypeAlias = Literal["square", "road", "wall", "door", "insert-coin", "zultar"]
FaceWord: TypeAlias = Literal["square", "wall", "entry"]

KNOWN: dict[str, Word] = {".": "square", "=": "road", "~": "wall"}
"""Characters that mean the same in every grid and need no entry in its legend."""


class Door(Model):
    """An Establishment's door: `{door: arcade}`; the only doors with a square of their own (MMC-5-07)."""

    door: FaceRef
    """The Establishment that the door leads to."""


class Furniture(Model):
    """Street furniture: `{furniture: barrel}`; miniatures can stand on its square, and break it there (MMC-5-09)."""

    furniture: Annotated[Id, Field(examples=["barrel", "trash-can"])]
    """What it is: barrel, box, trash-can, fire-hydrant, tire-pile or anything else; all are broken alike."""
    road: bool = False
    """Whether it stands on a road square."""


class Obstacle(Model):
    """Something that only jumps and the like can cross, and nobody can stop on: `{obstacle: wall, highlight: red}`."""

    obstacle: Annotated[Id, Field(examples=["car", "fence"])]
    """What it is."""
    highlight: Literal["yellow", "red", "none"] = "none"
    """The colour that it is marked with: yellow ones let shots pass, red ones stop them (MMC-5-14, MMC-5-15)."""
    stops_shots: bool | None = None
    """Whether it stops ranged attacks; only for unmarked ones that differ from the ruling at MMC-5-15."""
    feature: Annotated[Id, Field(examples=["car"])] | None = None
    """A name by which stages can refer to it."""
    road: bool = False
    """Whether it stands on the road; only the drawing shows it."""

    @property
    def stops(self) -> bool | None:
        """Whether it stops shots; None where the ruling at MMC-5-15 decides."""
        if self.highlight != "none":
            return self.highlight == "red"
        return self.stops_shots


class Feature(Model):
    """A square with something that stages refer to, on which miniatures can stand: `{feature: control-panel}`."""

    feature: Annotated[Id, Field(examples=["control-panel", "ice-machine"])]
    """The name by which stages refer to it."""
    road: bool = False
    """Whether it is a road square."""


def _drawn(value: object) -> str:
    if isinstance(value, str):
        return "<word>"
    for kind, model in (("door", Door), ("furniture", Furniture), ("obstacle", Obstacle)):
        if isinstance(value, model) or (isinstance(value, dict) and kind in value):
            return f"<{kind}>"
    return "<feature>"


# What is drawn is told by the key that names it, so that a mistake gives the errors of that one alone.
TileEntry: TypeAlias = Annotated[
    Annotated[TileWord, Tag("<word>")]
    | Annotated[Door, Tag("<door>")]
    | Annotated[Furniture, Tag("<furniture>")]
    | Annotated[Obstacle, Tag("<obstacle>")]
    | Annotated[Feature, Tag("<feature>")],
    Discriminator(_drawn),
]
FaceEntry: TypeAlias = Annotated[
    Annotated[FaceWord, Tag("<word>")]
    | Annotated[Furniture, Tag("<furniture>")]
    | Annotated[Obstacle, Tag("<obstacle>")]
    | Annotated[Feature, Tag("<feature>")],
    Discriminator(_drawn),
]
Entry: TypeAlias = Word | Door | Furniture | Obstacle | Feature
"""Anything that a place of a grid can hold."""
