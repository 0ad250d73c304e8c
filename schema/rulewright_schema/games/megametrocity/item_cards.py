"""Item cards: weapons, food, money and events (section 6a)."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field

from rulewright_schema.fields import DocumentModel, List, Model, Positive
from rulewright_schema.games.megametrocity.bonuses import WeaponBonus
from rulewright_schema.games.megametrocity.conditions import WeaponTrigger
from rulewright_schema.games.megametrocity.effects import Effect, Effects
from rulewright_schema.games.megametrocity.targets import Amount
from rulewright_schema.games.megametrocity.terms import Dice, Fight
from rulewright_schema.words.phrases import Worded


class WeaponEffect(Worded):
    """What happens besides the attack, and when."""

    wording: ClassVar[str] = "weapon-effect"

    when: WeaponTrigger
    """At which moment of a use."""
    do: Effects
    """What happens then."""


class Weapon(Worded):
    """A weapon; each use costs one action and one battery (MMC-6a-13, MMC-6a-14)."""

    wording: ClassVar[str] = "item-{type}"

    type: Literal["weapon"]
    """A weapon."""
    batteries: Amount
    """How many times it can be used (MMC-6a-13)."""
    range: Annotated[Amount | None, Field(examples=[3])] = None
    """The greatest distance (MMC-6a-15); left out: melee, on the own square only (MMC-6a-16)."""
    dice: Dice
    """Dice at each use (MMC-6a-17)."""
    hits: Annotated[Literal["miniature", "square"], Field(examples=["miniature"])]
    """The attack symbol: hits on single miniatures (MMC-6a-18) or on all enemies of the square (MMC-6a-19)."""
    difficulty: Annotated[Fight | None, Field(examples=[5])] = None
    """The lowest face that hits (MMC-6a-20); left out: the hero's own Fight (MMC-6a-21)."""
    impulse: Annotated[int, Field(ge=0, le=10, examples=[2])] = 0
    """How far miniatures that were hit can be moved (MMC-6a-22)."""
    golden: bool = False
    """Whether it is an exclusive weapon with a golden background (MMC-13-21)."""
    bonuses: Annotated[List[WeaponBonus], Field(examples=[[{"bonus": "ignore-defense"}]])] = ()
    """What is special about its attacks (MMC-6a-23)."""
    effects: Annotated[
        List[WeaponEffect], Field(examples=[[{"when": "ko", "do": [{"effect": "heal", "wounds": 1}]}]])
    ] = ()
    """What else its use does (MMC-6a-23)."""


class Food(Worded):
    """Food, eaten the moment it is drawn or left on the ground (MMC-6a-26)."""

    wording: ClassVar[str] = "item-{type}"

    type: Literal["food"]
    """Food."""
    heals: Amount
    """How many wounds it heals (MMC-6a-24)."""
    effects: Annotated[List[Effect], Field(examples=[[{"effect": "gain-turbo", "tokens": 2}]])] = ()
    """What else it does to the hero who eats it."""


class Money(Worded):
    """Money, for Insert Coin machines and a few other uses (MMC-6a-28)."""

    wording: ClassVar[str] = "item-{type}"

    type: Literal["money"]
    """Money."""
    cents: Annotated[Literal[25, 50], Field(examples=[50])]
    """Its value (MMC-6a-27)."""


class Event(Worded):
    """An event; it happens at once and its hero draws another Item card (MMC-6a-33, MMC-6a-34)."""

    wording: ClassVar[str] = "item-{type}"

    type: Literal["event"]
    """An event."""
    effects: Effects
    """What happens; `self` is the hero who drew the card."""


ItemPart: TypeAlias = Annotated[
    Weapon | Food | Money | Event, Field(discriminator="type", examples=[{"type": "food", "heals": 2}])
]
"""One of the four types of Item card (MMC-6a-01)."""


class ItemCard(DocumentModel):
    """One design of the Item deck."""

    kind: Literal["item-card"] = "item-card"
    """Always `item-card`."""
    quantity: Annotated[Positive, Field(examples=[3])] = 1
    """How many copies the deck holds."""
    card: ItemPart
    """What the card is: a weapon, food, money or an event."""

    @property
    def printed(self) -> tuple[Model, ...]:
        """The parts with a sentence: of a weapon only what is special, its figures are printed as such."""
        return (*self.card.bonuses, *self.card.effects) if isinstance(self.card, Weapon) else (self.card,)

    @property
    def actor(self) -> str:
        """The hero who holds or drew the card."""
        return "hero"
