"""Conditions that goals, shortcuts and ways of the story depend on."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Discriminator, Field, Tag

from rulewright_schema.fields import Model, Positive, Some
from rulewright_schema.games.megametrocity.foes import BossFoe, Foe
from rulewright_schema.games.megametrocity.places import FeatureId, Place
from rulewright_schema.words.phrases import Sequenced, Worded


def _word_or_number(value: object) -> str:
    return "<word>" if isinstance(value, str) else "<number>"


HowMany: TypeAlias = Annotated[
    Annotated[Literal["every"], Tag("<word>")] | Annotated[Positive, Tag("<number>")],
    Discriminator(_word_or_number),
]
"""`every` one there is, or a number of them."""


class _Condition(Worded):
    wording: ClassVar[str] = "stage-condition-{condition}"


class HeroesStanding(_Condition):
    """So many heroes are on the map and not KO'd."""

    condition: Literal["heroes-standing"]
    """So many heroes are not KO'd."""
    at_least: Annotated[Positive, Field(examples=[1])] = 1
    """How many."""


class HeroesAt(_Condition):
    """Heroes are at a place. KO'd heroes are not on the map and are not waited for (MMC-12.03-03)."""

    condition: Literal["heroes-at"]
    """Heroes are at a place."""
    heroes: HowMany = "every"
    """How many of them; `every`: all that are on the map."""
    place: Place
    """Where."""


class FoeAt(_Condition):
    """An enemy is at a place."""

    condition: Literal["foe-at"]
    """An enemy is at a place."""
    whom: Foe
    """Which one."""
    place: Place
    """Where."""


class IsChained(_Condition):
    """A boss is in chains at the moment asked about, and on the map."""

    condition: Literal["chained"]
    """A boss is in chains."""
    whom: BossFoe
    """Which one."""


class KnockedOut(_Condition):
    """An enemy has been knocked out."""

    condition: Literal["knocked-out"]
    """An enemy has been knocked out."""
    whom: Foe
    """Which one."""


class IsDestroyed(_Condition):
    """Something printed on the map has been destroyed."""

    condition: Literal["destroyed"]
    """Something printed has been destroyed."""
    feature: FeatureId
    """What."""
    count: HowMany = "every"
    """How many of them."""


class Unharmed(_Condition):
    """No hero shows a wound and none is KO'd at the moment asked about (MMC-12.02-14)."""

    condition: Literal["unharmed"]
    """No hero shows a wound and none is KO'd."""


class ByTurn(_Condition):
    """It is one of the first turns of the stage, this one included (MMC-12.08-06)."""

    condition: Literal["by-turn"]
    """It is one of the first turns of the stage."""
    turn: Annotated[Positive, Field(examples=[10])]
    """The last turn that will do, counted from 1 as they are played."""


class EachHolds(_Condition):
    """Several conditions hold together."""

    condition: Literal["all"]
    """Several conditions hold together."""
    of: "Annotated[Some[Condition], Sequenced()]"
    """The conditions."""


class OneHolds(_Condition):
    """At least one of several conditions holds."""

    condition: Literal["any"]
    """At least one of several conditions holds."""
    of: "Annotated[Some[Condition], Sequenced('list-or')]"
    """The conditions."""


class NotSo(_Condition):
    """A condition does not hold."""

    condition: Literal["not"]
    """A condition does not hold."""
    of: "Condition"
    """The condition."""


Condition: TypeAlias = Annotated[
    HeroesStanding
    | HeroesAt
    | FoeAt
    | IsChained
    | KnockedOut
    | IsDestroyed
    | Unharmed
    | ByTurn
    | EachHolds
    | OneHolds
    | NotSo,
    Field(discriminator="condition"),
]
"""A question about the state of play that has the answer yes or no."""

CONDITIONS: tuple[type[Model], ...] = (
    HeroesStanding,
    HeroesAt,
    FoeAt,
    IsChained,
    KnockedOut,
    IsDestroyed,
    Unharmed,
    ByTurn,
    EachHolds,
    OneHolds,
    NotSo,
)
