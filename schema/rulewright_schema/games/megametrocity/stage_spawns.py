"""Figures that a stage itself puts on the map, once, when their place first comes into play."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Discriminator, Field, Tag

from rulewright_schema.fields import HeroRange, Positive
from rulewright_schema.games.megametrocity.foes import DrawnBoss, NamedBoss, NamedFinalBoss, NamedLeader
from rulewright_schema.games.megametrocity.places import Place
from rulewright_schema.games.megametrocity.terms import Thugs
from rulewright_schema.words.phrases import Worded


def _word_or_number(value: object) -> str:
    return "<word>" if isinstance(value, str) else "<number>"


FreedLife: TypeAlias = Annotated[
    Annotated[Literal["full"], Tag("<word>")] | Annotated[Positive, Tag("<number>")],
    Discriminator(_word_or_number),
]
"""The life of the boss's own sheet, or a number of life points."""


class Chained(Worded):
    """A boss in chains: no enemy, does not act, has no life points and cannot be attacked (MMC-12.02-08)."""

    wording: ClassVar[str] = "chained"

    pushable: bool = True
    """Whether heroes can push him."""
    holds_up_scrolling: bool = True
    """Whether the map waits for him while he is on the rear tile."""
    freed_by: Literal["thug-arrives", "thug-moves-in", "nothing"] = "thug-arrives"
    """`thug-arrives`: any thug newly on his square, or he on theirs. `thug-moves-in`: only a thug's own movement."""
    life: FreedLife = "full"
    """His life points once he is free; he acts from the following Thugs turn."""
    knock_out: Literal["chained-again", "removed"] = "chained-again"
    """What knocking him out does once he is free."""
    rewarded: bool = True
    """Whether each such KO gives the reward for a boss."""


class SpawnModel(HeroRange, Worded):
    """Base of spawns: who appears is each spawn's own part."""

    wording: ClassVar[str] = "stage-spawn-{who}"

    place: Place
    """Where. The figure appears when this place first comes into play: at the set-up or as its tile or face is
    laid."""


class BossSpawn(SpawnModel, NamedBoss):
    """A boss by name appears."""

    chained: Chained | None = None
    """In chains, and what that means; left out: free."""


class FinalBossSpawn(SpawnModel, NamedFinalBoss):
    """A final boss by name appears."""

    chained: Chained | None = None
    """In chains, and what that means; left out: free."""


class DrawnBossSpawn(SpawnModel, DrawnBoss):
    """The boss that a draw gave appears."""

    chained: Chained | None = None
    """In chains, and what that means; left out: free."""


class LeaderSpawn(SpawnModel, NamedLeader):
    """The leader of a type of thug appears."""


class ThugSpawn(SpawnModel, Thugs):
    """Ordinary thugs appear."""

    who: Literal["thugs"]
    """Ordinary thugs."""


Spawn: TypeAlias = Annotated[
    BossSpawn | FinalBossSpawn | DrawnBossSpawn | LeaderSpawn | ThugSpawn, Field(discriminator="who")
]
"""A figure that the stage puts on the map, told by `who` it is."""

SPAWNS: tuple[type[SpawnModel], ...] = (BossSpawn, FinalBossSpawn, DrawnBossSpawn, LeaderSpawn, ThugSpawn)
