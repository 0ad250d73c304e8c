"""What wins a stage. Unless a goal says otherwise, the win comes the moment it is met (MMC-11-01)."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field

from rulewright_schema.fields import List, MayVary, Model, Positive, Some
from rulewright_schema.games.megametrocity.foes import Foe
from rulewright_schema.games.megametrocity.places import FeatureId, Place
from rulewright_schema.games.megametrocity.stage_conditions import Condition, HowMany
from rulewright_schema.games.megametrocity.terms import Cents, ThugTypeRef
from rulewright_schema.words.phrases import Sequenced, Worded

Within: TypeAlias = Literal["stage", "one-heroes-turn"]
"""Spread over the stage as the players like, or all in one and the same Heroes phase."""


class _Ware(Worded):
    wording: ClassVar[str] = "ware-{ware}"


class Money(_Ware):
    """Money cards to a value."""

    ware: Literal["money"]
    """Money cards."""
    cents: Annotated[MayVary[Cents], Field(examples=[100])]
    """Their value together."""


class Weapons(_Ware):
    """Weapons of any sort, golden ones among them."""

    ware: Literal["weapons"]
    """Weapons."""
    count: MayVary[Positive]
    """How many."""


class GoldenWeapons(_Ware):
    """Exclusive weapons, those with a golden background (MMC-13-21)."""

    ware: Literal["golden-weapons"]
    """Golden weapons."""
    count: MayVary[Positive]
    """How many."""


class BatteryTokens(_Ware):
    """Battery tokens that heroes pick up and carry."""

    ware: Literal["battery-tokens"]
    """Battery tokens."""
    count: Annotated[MayVary[Positive], Field(examples=[4])]
    """How many."""


Ware: TypeAlias = Annotated[Money | Weapons | GoldenWeapons | BatteryTokens, Field(discriminator="ware")]
"""Something that can be brought to a place."""
WARES: tuple[type[Model], ...] = (Money, Weapons, GoldenWeapons, BatteryTokens)


class _Goal(Worded):
    wording: ClassVar[str] = "goal-{goal}"


class KnockOut(_Goal):
    """Knock out enemies: all of those named."""

    goal: Literal["knock-out"]
    """Knock out enemies: all of those named."""
    whom: Annotated[Some[Foe], Sequenced()]
    """Who must be knocked out."""


class KnockOutThugs(_Goal):
    """Knock out a number of thugs in the course of the stage, leaders among them."""

    goal: Literal["knock-out-thugs"]
    """Knock out a number of thugs."""
    count: Annotated[MayVary[Positive], Field(examples=[30])]
    """How many, by all heroes together."""
    thug: ThugTypeRef | None = None
    """Of which type; left out: any."""


class SpendActions(_Goal):
    """Heroes spend actions on a place."""

    goal: Literal["spend-actions"]
    """Spend actions on a place."""
    actions: Annotated[MayVary[Positive], Field(examples=[2])]
    """How many."""
    place: Place
    """Where a hero has to be to spend one."""
    by: Literal["any-heroes", "one-hero"] = "any-heroes"
    """Whether the actions may be split over heroes, or one and the same hero spends them all."""
    within: Within = "stage"
    """Whether they may be spread over turns."""
    provided: Annotated[List[Condition], Sequenced()] = ()
    """What must be so whenever one is spent."""


class Deliver(_Goal):
    """Heroes put away at a place what they carry; what is put away is out of play."""

    goal: Literal["deliver"]
    """Put things away at a place."""
    wares: Annotated[Some[Ware], Sequenced()]
    """What is to be put away."""
    share: Literal["each-hero", "together"]
    """Whether each hero on the map owes this much, or all heroes together."""
    place: Place
    """Where the carrier has to be."""
    actions_each: Annotated[Positive, Field(examples=[1])] = 1
    """Actions that the carrier spends for each card or token."""


class Destroy(_Goal):
    """Destroy something printed on the map that the stage makes destructible."""

    goal: Literal["destroy"]
    """Destroy something printed on the map."""
    feature: FeatureId
    """What."""
    count: HowMany = "every"
    """How many of them."""


class Reach(_Goal):
    """Heroes get to a place."""

    goal: Literal["reach"]
    """Get to a place."""
    place: Place
    """Where."""
    heroes: HowMany = "every"
    """How many of them at the same time; `every`: all that are on the map."""


class WhenTimeIsUp(_Goal):
    """Nothing wins before; when the last turn's Heroes phase ends the stage is won if this is so, else lost."""

    goal: Literal["when-time-is-up"]
    """The stage is won or lost when the last turn ends."""
    provided: Annotated[Some[Condition], Sequenced()]
    """What must then be so."""


class AllOf(_Goal):
    """Several goals, each of which must be met; one that names a map not in play falls away."""

    goal: Literal["all"]
    """Each of several goals."""
    of: "Annotated[Some[Goal], Sequenced()]"
    """The goals."""
    within: Within = "stage"
    """Whether they may be met at different times or all in the same Heroes phase."""


class AnyOf(_Goal):
    """Several goals, one of which will do."""

    goal: Literal["any"]
    """One of several goals."""
    of: "Annotated[Some[Goal], Sequenced('list-or')]"
    """The goals."""


Goal: TypeAlias = Annotated[
    KnockOut | KnockOutThugs | SpendActions | Deliver | Destroy | Reach | WhenTimeIsUp | AllOf | AnyOf,
    Field(discriminator="goal"),
]
"""What wins a stage."""

GOALS: tuple[type[Model], ...] = (
    KnockOut,
    KnockOutThugs,
    SpendActions,
    Deliver,
    Destroy,
    Reach,
    WhenTimeIsUp,
    AllOf,
    AnyOf,
)
