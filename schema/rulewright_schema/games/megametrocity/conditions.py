"""When effects happen: the closed vocabularies of triggers, limits and conditions."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Discriminator, Field, Tag

from rulewright_schema.games.megametrocity.targets import Amount, Place
from rulewright_schema.words.phrases import Phrase, Worded

WeaponTrigger: TypeAlias = Annotated[
    Literal["use", "hit", "ko", "critical-hit", "last-use"], Phrase("when"), Field(examples=["ko"])
]
"""`use`: after each use. `hit`: after a use that hit. `ko`: after a use that knocked somebody out. `critical-hit`: for
each 0 rolled (MMC-8e-01), beside its Turbo or Combo. `last-use`: after the use that spends the last battery."""

HeroTrigger: TypeAlias = Annotated[
    Literal[
        "turn-start", "turn-end", "thug-ko", "leader-ko", "boss-ko", "critical-hit", "special-technique",
        "turbo-attack", "wounded", "furniture-broken", "establishment-opened", "food-eaten", "weapon-discarded",
        "scrolled",
    ],
    Phrase("when"),
    Field(examples=["leader-ko"]),
]  # fmt: skip
"""What happens to the owner of a Technique. `turn-start`, `turn-end`: of its own turn. `thug-ko`, `leader-ko`,
`boss-ko`: it knocks one out. `special-technique`, `turbo-attack`: after it has made one. `wounded`: in a Thugs turn,
once for each attack that wounded it. `scrolled`: the map has scrolled."""

OncePer: TypeAlias = Annotated[Literal["turn", "round", "stage"], Field(examples=["turn"])]
"""How often an ability may be used: once in each of the owner's turns, each round or each Stage."""

ConditionName: TypeAlias = Literal["half-life", "hero-armed", "hero-has-money"]
"""`half-life`: it has at most half its life left. `hero-armed`, `hero-has-money`: the hero that it would attack carries
a weapon, or money."""


def _shape(value: object) -> str:
    return "<text>" if isinstance(value, str) else "<mapping>"


class _Condition(Worded):
    wording: ClassVar[str] = "condition-{condition}"


class LifeAtLeast(_Condition):
    """The acting miniature has at least so much life left."""

    condition: Literal["life-at-least"]
    """Enough life is left."""
    life: Amount
    """How much."""


class HeroesNear(_Condition):
    """At least so many heroes stand at a place."""

    condition: Literal["heroes-near"]
    """Enough heroes are in the way."""
    heroes: Amount
    """How many."""
    where: Place
    """Where they must be."""


_ConditionWithFigures: TypeAlias = Annotated[LifeAtLeast | HeroesNear, Field(discriminator="condition")]
Condition: TypeAlias = Annotated[
    Annotated[ConditionName, Tag("<text>")] | Annotated[_ConditionWithFigures, Tag("<mapping>")],
    Discriminator(_shape),
    Phrase("condition"),
    Field(examples=["half-life", {"condition": "heroes-near", "heroes": 2, "where": "adjacent"}]),
]
"""What must be so for a Special Attack to be made."""
