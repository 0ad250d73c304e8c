"""Names that MegaMetroCity's stages, cards and sheets share: references, literals and small values."""

from typing import Annotated, ClassVar, Generic, Literal, TypeAlias, TypeVar

from pydantic import ConfigDict, Discriminator, Field, Tag

from rulewright_schema.fields import DOCUMENT_REF, KEBAB_CASE, TILE_REF, Positive, RefTo, Some
from rulewright_schema.words.phrases import Worded

T = TypeVar("T")

HeroRef: TypeAlias = Annotated[str, RefTo("hero-sheet"), Field(pattern=DOCUMENT_REF, examples=["jack"])]
"""A hero, by the id of its sheet."""
ThugTypeRef: TypeAlias = Annotated[str, RefTo("thug-sheet"), Field(pattern=DOCUMENT_REF, examples=["punk"])]
"""A type of thug, by the id of its sheet (MMC-9c-01); open to packs."""
BossRef: TypeAlias = Annotated[str, RefTo("boss-sheet"), Field(pattern=DOCUMENT_REF, examples=["sid"])]
"""A boss, by the id of its sheet."""
FinalBossRef: TypeAlias = Annotated[str, RefTo("final-boss-sheet"), Field(pattern=DOCUMENT_REF, examples=["wallace"])]
"""A final boss, by the id of its sheet."""
FaceRef: TypeAlias = Annotated[str, RefTo("face"), Field(pattern=DOCUMENT_REF, examples=["arcade"])]
"""A face of an Establishment tile: the Establishment itself."""
TileRef: TypeAlias = Annotated[str, RefTo("tile"), Field(pattern=TILE_REF, examples=["4.A"])]
"""One side of a street tile, written as printed."""
StageRef: TypeAlias = Annotated[str, RefTo("stage"), Field(pattern=DOCUMENT_REF, examples=["destroy-the-factory"])]
"""A stage."""
ItemCardRef: TypeAlias = Annotated[str, RefTo("item-card"), Field(pattern=DOCUMENT_REF, examples=["revolver"])]
"""An Item card, by its design."""
ThugCardRef: TypeAlias = Annotated[str, RefTo("thug-card"), Field(pattern=DOCUMENT_REF, examples=["four-corners"])]
"""A Thug card, by its design."""
TechniqueRef: TypeAlias = Annotated[
    str, RefTo("technique-card"), Field(pattern=DOCUMENT_REF, examples=["nuclear-suplex"])
]
"""A Technique card."""
ComponentName: TypeAlias = Annotated[str, Field(pattern=KEBAB_CASE, max_length=80, examples=["punk"])]
"""The id of a line in the component list of a box in sight; a line is no document, so this is no reference to one."""

Difficulty: TypeAlias = Literal["normal", "hard", "very-hard"]
"""How tough the thugs are (section 10)."""
DIFFICULTIES: tuple[Difficulty, ...] = ("normal", "hard", "very-hard")

Row: TypeAlias = Literal["S.1", "S.2", "S.3", "S.4"]
"""A street row, from the top; thugs spawn at the right end of each row."""
ROWS: tuple[Row, ...] = ("S.1", "S.2", "S.3", "S.4")

ThugActions: TypeAlias = Literal["move-and-attack", "move-twice", "attack-twice"]
"""What every thug on the map does, as a thug card tells."""

Fight: TypeAlias = Annotated[int, Field(ge=2, le=10, examples=[7])]
"""The lowest face that hits; the face 0 counts as 10 (MMC-14-05). `7` is shown as 7+."""
Squares: TypeAlias = Annotated[int, Field(ge=0, le=20, examples=[3])]
"""A distance in squares."""
Dice: TypeAlias = Annotated[int, Field(ge=1, le=20, examples=[4])]
"""How many ten-sided dice are rolled (MMC-14-04)."""
Cents: TypeAlias = Annotated[int, Field(ge=25, le=1000, multiple_of=25, examples=[50])]
"""Money in cents; the smallest coin is 25 (MMC-6a-27)."""


class ByDifficulty(Worded, Generic[T]):
    """A value at each level of difficulty."""

    model_config = ConfigDict(title="By difficulty")
    wording: ClassVar[str] = "by-difficulty"

    normal: T
    """The value at Normal."""
    hard: T
    """The value at Hard."""
    very_hard: T
    """The value at Very Hard."""

    def at(self, difficulty: Difficulty) -> T:
        """The value at a level."""
        if difficulty == "normal":
            return self.normal
        return self.hard if difficulty == "hard" else self.very_hard


class Thugs(Worded):
    """Some ordinary thugs of one type: `{thug: punk, count: 2}`."""

    wording: ClassVar[str] = "group-thugs"

    thug: ThugTypeRef
    """Their type."""
    count: Annotated[Positive, Field(examples=[2])] = 1
    """How many; one if left out."""


class Leader(Worded):
    """The leader of a type: `{leader: punk}`; while it is on the map, two of its type come instead (MMC-9d-03)."""

    wording: ClassVar[str] = "group-leader"

    leader: ThugTypeRef
    """The type it leads."""


def _group(value: object) -> str:
    leads = isinstance(value, Leader) or (isinstance(value, dict) and "leader" in value)
    return "<leader>" if leads else "<thugs>"


Group: TypeAlias = Annotated[
    Annotated[Thugs, Tag("<thugs>")] | Annotated[Leader, Tag("<leader>")], Discriminator(_group)
]
"""Thugs of a type, or its leader; the key `leader` alone tells which."""
Groups: TypeAlias = Annotated[Some[Group], Field(examples=[[{"thug": "punk", "count": 2}, {"leader": "chains"}]])]
"""What appears together at one place."""
