"""What came about by the rules of a stage, as `events` for the rules of the game."""

from dataclasses import dataclass

from rulewright_engine.interface import Event


@dataclass(frozen=True, slots=True)
class DialSet(Event):
    """The stage turned the dial."""

    dial: int


@dataclass(frozen=True, slots=True)
class RideEnded(Event):
    """A ride was over."""

    street: int


@dataclass(frozen=True, slots=True)
class ActionSpent(Event):
    """A hero spent an action on a place, for a goal of the stage."""

    hero: int
    goal: int


@dataclass(frozen=True, slots=True)
class ItemPutAway(Event):
    """A hero put something away for the goal."""

    hero: int
    card: str


@dataclass(frozen=True, slots=True)
class BossFreed(Event):
    """A boss was freed of its chains."""

    foe: int


@dataclass(frozen=True, slots=True)
class BossChained(Event):
    """A freed boss was put back in chains."""

    foe: int


@dataclass(frozen=True, slots=True)
class BossDrawn(Event):
    """A draw of the stage gave a boss."""

    boss: str


@dataclass(frozen=True, slots=True)
class StageBegan(Event):
    """A stage of a story began, or began anew after a game over, at a level."""

    stage: str
    difficulty: str


@dataclass(frozen=True, slots=True)
class StorySaved(Event):
    """A hero saved the story."""

    hero: int
