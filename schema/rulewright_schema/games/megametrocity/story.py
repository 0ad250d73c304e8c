"""Story mode: which stage leads to which, and what holds between stages."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field

from rulewright_schema.fields import Count, DistinctList, DocumentModel, List, Positive, Some
from rulewright_schema.games.megametrocity.places import FeatureId
from rulewright_schema.games.megametrocity.stage_conditions import Condition
from rulewright_schema.games.megametrocity.stage_events import Reward
from rulewright_schema.games.megametrocity.terms import Cents, Difficulty, StageRef
from rulewright_schema.words.phrases import Phrase, Sequenced, Worded

Kept: TypeAlias = Literal["wounds", "upgrades", "items", "turbo"]
"""What heroes can take along from one stage to the next."""


class Way(Worded):
    """Where the story goes on after a stage is won."""

    wording: ClassVar[str] = "story-way"

    after: StageRef
    """The stage that was won."""
    to: Annotated[Some[StageRef], Sequenced("list-or")]
    """Where it goes on; of several, the players choose one."""
    provided: Annotated[List[Condition], Sequenced()] = ()
    """What must have been so at the win for this way to be open."""


class SideTrip(Worded):
    """A stage that may be played between two others; afterwards the story goes on as if it had not been there."""

    wording: ClassVar[str] = "story-side-trip"

    stage: StageRef
    """The stage played on the side."""
    after: Annotated[Some[StageRef], Sequenced("list-or")]
    """The stages after which it may be played, once after each."""


class Level(Worded):
    """The level of difficulty for a number of upgrades."""

    wording: ClassVar[str] = "story-level"

    difficulty: Annotated[Difficulty, Phrase("difficulty")]
    """The level."""
    least: Annotated[Count, Field(examples=[6])]
    """The fewest upgrades of the hero with the most."""
    most: Annotated[Count, Field(examples=[8])]
    """The most upgrades of the hero with the most."""


class Saving(Worded):
    """Saving the story at a machine, and how it goes on from there after a game over."""

    wording: ClassVar[str] = "story-saving"

    feature: Annotated[FeatureId, Field(examples=["zultar"])]
    """The machine, used from the square below it."""
    actions: Annotated[Positive, Field(examples=[1])]
    """Actions for saving."""
    cents: Annotated[Cents, Field(examples=[100])]
    """Its price."""
    resume: Literal["stage-anew", "position"]
    """Whether the stage in which the game was saved is set up anew, or its position restored."""
    upgrades: Literal["at-game-over", "at-save"]
    """Which upgrades heroes come back with."""
    life: Literal["full", "as-saved"]
    """The life they come back with."""
    items: Literal["none", "as-saved"]
    """The items they come back with."""


class BetweenStages(Worded):
    """What heroes can do and keep between stages."""

    wording: ClassVar[str] = "story-between"

    keep: Annotated[DistinctList[Annotated[Kept, Phrase("kept")]], Sequenced()]
    """What heroes take along."""
    discards: Literal["kept-until-decks-run-out", "shuffled"]
    """Whether decks run on through the story or are shuffled anew for each stage."""
    weapon_sells_for: Cents
    """What a weapon brings, whatever uses it has left."""
    golden_weapon_sells_for: Cents
    """What a golden weapon brings."""
    upgrade_costs: Cents
    """The price of an upgrade."""
    revival_costs: Cents
    """The price of bringing a KO'd hero back."""
    swap: Annotated[DistinctList[Annotated[Literal["weapons", "money"], Phrase("swapped")]], Sequenced()]
    """What heroes can give each other."""


class StoryRoute(DocumentModel):
    """The route of a story."""

    kind: Literal["story-route"] = "story-route"
    start: StageRef
    """The first stage."""
    start_difficulty: Difficulty
    """The level of the first stage."""
    finish: StageRef
    """The stage whose win wins the story."""
    ways: Some[Way]
    """Where the story goes on after each stage."""
    shortcuts: bool = True
    """Whether the stages' own shortcuts are ways too."""
    side_trips: List[SideTrip] = ()
    """Stages that may be played on the side."""
    levels: Some[Level]
    """The level of later stages, by upgrades of the hero with the most."""
    spawns_counted: Literal["story-start", "stage-start"]
    """The heroes that thugs' spawn points are counted by: those that began the story, or the stage."""
    techniques: Literal["choose", "draw"]
    """Whether a hero who gains a Technique chooses from the whole deck or draws."""
    final_boss_reward: Reward
    """What each hero gets for beating a final boss."""
    saving: Saving | None = None
    """How the story is saved; left out: not at all."""
    between: BetweenStages
    """What holds between stages."""
