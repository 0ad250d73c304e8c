"""The stage: street, turns, goal, what the stage itself puts on the map, and its own rules."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from rulewright_schema.fields import DocumentModel, Heroes, List, MayVary, Positive, Some, SomeDistinct
from rulewright_schema.games.megametrocity.foes import Draw, DrawId
from rulewright_schema.games.megametrocity.goals import Goal
from rulewright_schema.games.megametrocity.places import StreetPlace
from rulewright_schema.games.megametrocity.stage_conditions import Condition
from rulewright_schema.games.megametrocity.stage_events import Reward
from rulewright_schema.games.megametrocity.stage_rules import Extra
from rulewright_schema.games.megametrocity.stage_spawns import Spawn
from rulewright_schema.games.megametrocity.streets import Street
from rulewright_schema.games.megametrocity.terms import StageRef
from rulewright_schema.words.phrases import Sequenced, Worded


class Shortcut(Worded):
    """In story mode: a way that opens if the stage is won in a certain manner."""

    wording: ClassVar[str] = "shortcut"

    to: StageRef
    """The stage that it leads to."""
    provided: Annotated[Some[Condition], Sequenced()]
    """What must be so when the goal is met."""


class Stage(DocumentModel):
    """A stage."""

    kind: Literal["stage"] = "stage"
    number: Annotated[Positive, Field(examples=[7])] | None = None
    """Its number in the rulebook or the pack; left out: it has none."""
    heroes: SomeDistinct[Heroes] = (1, 2, 3, 4)
    """The numbers of heroes that it is for."""
    turns: Annotated[MayVary[Positive], Field(examples=[10])]
    """Turns on the dial at the start."""
    street: Annotated[Street, Field(examples=[{"start": ["7.A", "2.B"], "then": ["6.B", "4.B", "8.B"]}])]
    """The tiles, on one map or several."""
    heroes_start: StreetPlace | None = None
    """Where heroes start; left out: in the first column of the rear tile."""
    draws: dict[DrawId, Draw] = Field(default_factory=dict)
    """Bosses drawn at random at the set-up, in order, by the names that the stage uses for them."""
    spawns: List[Spawn] = ()
    """Who the stage itself puts on the map."""
    goal: MayVary[Goal]
    """What wins the stage."""
    extras: List[Extra] = ()
    """The stage's own rules."""
    reward: Reward | None = None
    """What each hero gets for winning."""
    failure: Literal["game-over", "no-reward"] = "game-over"
    """`no-reward`: failing has no consequence but the reward that is missed."""
    shortcut: Shortcut | None = None
    """In story mode: the way that opens if the stage is won in a certain manner."""
