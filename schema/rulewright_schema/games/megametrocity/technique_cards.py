"""Technique cards (section 6d)."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field

from rulewright_schema.fields import DocumentModel, Model, Some
from rulewright_schema.games.megametrocity.bonuses import Bonus
from rulewright_schema.games.megametrocity.conditions import HeroTrigger, OncePer
from rulewright_schema.games.megametrocity.effects import Effects
from rulewright_schema.words.phrases import Worded

Price: TypeAlias = Annotated[int, Field(ge=0, le=10, examples=[1])]
"""What one use costs of something."""


class Cost(Worded):
    """What one use costs; the user must be able to pay all of it and keep at least one life (MMC-8d-02)."""

    wording: ClassVar[str] = "cost"

    actions: Price = 0
    """Action points."""
    movement: Price = 0
    """Movement points."""
    life: Price = 0
    """Wounds that the user takes."""
    turbo: Price = 0
    """Active turbo tokens that are turned back."""


class _Ability(Worded):
    wording: ClassVar[str] = "ability-{ability}"


class Active(_Ability):
    """Something its owner may do in its own turn."""

    ability: Literal["active"]
    """Used at will, in the owner's own turn."""
    cost: Annotated[Cost, Field(examples=[{"actions": 1, "movement": 1}])]
    """What each use costs."""
    once_per: Annotated[OncePer | None, Field(examples=["turn"])] = None
    """How often at most; left out: as often as it can be paid."""
    do: Effects
    """What it does."""


class Reaction(_Ability):
    """Something that its owner may do when something happens to it."""

    ability: Literal["reaction"]
    """Used when something happens."""
    when: HeroTrigger
    """What must have happened."""
    cost: Annotated[Cost | None, Field(examples=[{"turbo": 1}])] = None
    """What each use costs; left out: nothing."""
    once_per: Annotated[OncePer | None, Field(examples=["turn"])] = None
    """How often at most; left out: each time."""
    do: Effects
    """What it does."""


class Passive(_Ability):
    """Something that always holds for its owner."""

    ability: Literal["passive"]
    """Always in force."""
    bonus: Bonus
    """What changes."""


Ability: TypeAlias = Annotated[
    Active | Reaction | Passive,
    Field(
        discriminator="ability",
        examples=[{"ability": "passive", "bonus": {"bonus": "extra-dice", "dice": 1, "attacks": "melee"}}],
    ),
]
"""One thing that a Technique allows."""


class TechniqueCard(DocumentModel):
    """A Technique; each exists once, so that one hero only can own it (MMC-6d-04)."""

    kind: Literal["technique-card"] = "technique-card"
    """Always `technique-card`."""
    abilities: Annotated[
        Some[Ability],
        Field(examples=[[{"ability": "passive", "bonus": {"bonus": "extra-dice", "dice": 1, "attacks": "melee"}}]]),
    ]
    """What it allows its owner."""

    @property
    def printed(self) -> tuple[Model, ...]:
        """All abilities."""
        return self.abilities

    @property
    def actor(self) -> str:
        """The owner."""
        return "hero"
