"""What comes about in a game. Figures are named by the ids of their cards, places count from 1."""

from rulewright_engine.interface import Event
from rulewright_engine.values import frozen


@frozen
class CardsDealt(Event):
    """The Screen lies; `streets` from left to right."""

    streets: tuple[str, ...]


@frozen
class TurnBegan(Event):
    """A turn began."""

    turn: int


@frozen
class SkillUsed(Event):
    """A Skill was chosen at a Charge Level."""

    skill: str
    level: int


@frozen
class ActionSkipped(Event):
    """An Action had no legal target or would have changed nothing."""

    action: str


@frozen
class ActionDeclined(Event):
    """The player declined an Action."""

    action: str


@frozen
class VigilanteMoved(Event):
    """The Vigilante went, or was pushed, from one place to another."""

    start: int
    end: int


@frozen
class VigilanteHealed(Event):
    """The Vigilante has this Health now."""

    health: int


@frozen
class VigilanteHit(Event):
    """An Enemy took Health from the Vigilante, who now has this much."""

    enemy: str
    health: int


@frozen
class EnemyHit(Event):
    """An Enemy lost Health and has this much now; `by` is the Action."""

    enemy: str
    by: str
    health: int


@frozen
class EnemyDefeated(Event):
    """An Enemy was laid aside."""

    enemy: str


@frozen
class SkillReset(Event):
    """A Skill fell back to its lowest Charge Level."""

    skill: str


@frozen
class SkillBoosted(Event):
    """A Skill was picked for a boost and has this Charge Level now."""

    skill: str
    level: int


@frozen
class EnemyActivated(Event):
    """An Enemy began its box, `left` or `right`."""

    enemy: str
    box: str


@frozen
class EnemyBehaved(Event):
    """An Enemy carried out a Behaviour and stands there now."""

    enemy: str
    behaviour: str
    at: int


@frozen
class BehaviourSkipped(Event):
    """A Behaviour was impossible and passed over."""

    enemy: str
    behaviour: str


@frozen
class StreetAdded(Event):
    """A defeated Enemy's card was laid at the right end as a Street."""

    street: str


@frozen
class EnemyEntered(Event):
    """The leftmost Street was turned to its Enemy side."""

    enemy: str
    health: int
    at: int


@frozen
class FigureSlid(Event):
    """A figure that had fallen off, or was pushed by one, was slid to the right."""

    figure: str
    at: int


@frozen
class GameEnded(Event):
    """The game was won or lost."""

    outcome: str
