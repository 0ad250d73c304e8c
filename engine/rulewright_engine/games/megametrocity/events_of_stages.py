"""What came about by the rules of a stage, as `events` for the rules of the game."""

from rulewright_engine.interface import Event
from rulewright_engine.values import frozen


@frozen
class DialSet(Event):
    """The stage turned the dial."""

    dial: int


@frozen
class RideEnded(Event):
    """A ride was over."""

    street: int


@frozen
class ActionSpent(Event):
    """A hero spent an action on a place, for a goal of the stage."""

    hero: int
    goal: int


@frozen
class ItemPutAway(Event):
    """A hero put something away for the goal."""

    hero: int
    card: str


@frozen
class BossFreed(Event):
    """A boss was freed of its chains."""

    foe: int


@frozen
class BossChained(Event):
    """A freed boss was put back in chains."""

    foe: int


@frozen
class BossDrawn(Event):
    """A draw of the stage gave a boss."""

    boss: str


@frozen
class StageBegan(Event):
    """A stage of a story began, or began anew after a game over, at a level."""

    stage: str
    difficulty: str


@frozen
class StorySaved(Event):
    """A hero saved the story."""

    hero: int
