"""The enemies that a stage names: bosses, final bosses, leaders, and bosses that it draws."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field

from rulewright_schema.fields import DistinctList, Id, LocalText, Model
from rulewright_schema.games.megametrocity.terms import BossRef, FinalBossRef, StageRef, ThugTypeRef
from rulewright_schema.words.phrases import Local, Sequenced, Worded

DrawId: TypeAlias = Annotated[Id, Local("draw"), Field(examples=["the-boss"])]
"""The name that a stage gives to a draw."""


class _Foe(Worded):
    wording: ClassVar[str] = "foe-{who}"


class NamedBoss(_Foe):
    """A boss by name."""

    who: Literal["boss"]
    """A boss by name."""
    boss: BossRef
    """The boss."""


class NamedFinalBoss(_Foe):
    """A final boss by name."""

    who: Literal["final-boss"]
    """A final boss by name."""
    final_boss: FinalBossRef
    """The final boss."""


class DrawnBoss(_Foe):
    """The boss that a draw of the stage gave."""

    who: Literal["drawn"]
    """The boss that a draw gave."""
    draw: DrawId
    """The draw, by its name under `draws`."""


class NamedLeader(_Foe):
    """The leader of a type of thug."""

    who: Literal["leader"]
    """The leader of a type of thug."""
    leader: ThugTypeRef
    """The type that it leads."""


BossFoe: TypeAlias = Annotated[NamedBoss | NamedFinalBoss | DrawnBoss, Field(discriminator="who")]
"""A boss or final boss, named or drawn."""
Foe: TypeAlias = Annotated[NamedBoss | NamedFinalBoss | DrawnBoss | NamedLeader, Field(discriminator="who")]
"""A boss, a final boss or a leader."""

FOES: tuple[type[Model], ...] = (NamedBoss, NamedFinalBoss, DrawnBoss, NamedLeader)


class EarlierDraw(Worded):
    """A draw of another stage of the story."""

    wording: ClassVar[str] = "earlier-draw"

    stage: StageRef
    """The earlier stage."""
    draw: DrawId
    """Its draw."""


class Draw(Worded):
    """A boss drawn at random at the set-up. No two draws of a stage give the same one; they are made in order."""

    wording: ClassVar[str] = "draw"

    title: LocalText | None = None
    """What sentences call whoever is drawn (`the first boss`), by language; left out: the boss drawn."""
    among: Literal["bosses", "final-bosses"]
    """Which sheets are shuffled for it."""
    exclude: Annotated[DistinctList[BossRef], Sequenced()] = ()
    """Those left out, with what the stage's earlier draws gave."""
    in_story: EarlierDraw | None = None
    """In story mode nothing is drawn: it is whoever an earlier stage's draw gave (MMC-12.02-13)."""
