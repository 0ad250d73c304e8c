"""The enemies that a stage names: bosses, final bosses, leaders, and bosses that it draws."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rulewright_schema.fields import Id, List, Model
from rulewright_schema.games.megametrocity.terms import BossRef, FinalBossRef, StageRef, ThugTypeRef

DrawId: TypeAlias = Annotated[Id, Field(examples=["the-boss"])]
"""The name that a stage gives to a draw."""


class NamedBoss(Model):
    """A boss by name."""

    who: Literal["boss"]
    """A boss by name."""
    boss: BossRef
    """The boss."""


class NamedFinalBoss(Model):
    """A final boss by name."""

    who: Literal["final-boss"]
    """A final boss by name."""
    final_boss: FinalBossRef
    """The final boss."""


class DrawnBoss(Model):
    """The boss that a draw of the stage gave."""

    who: Literal["drawn"]
    """The boss that a draw gave."""
    draw: DrawId
    """The draw, by its name under `draws`."""


class NamedLeader(Model):
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


class EarlierDraw(Model):
    """A draw of another stage of the story."""

    stage: StageRef
    """The earlier stage."""
    draw: DrawId
    """Its draw."""


class Draw(Model):
    """A boss drawn at random at the set-up. No two draws of a stage give the same one; they are made in order."""

    among: Literal["bosses", "final-bosses"]
    """Which sheets are shuffled for it."""
    exclude: List[BossRef] = ()
    """Those left out, with what the stage's earlier draws gave."""
    in_story: EarlierDraw | None = None
    """In story mode nothing is drawn: it is whoever an earlier stage's draw gave (MMC-12.02-13)."""
