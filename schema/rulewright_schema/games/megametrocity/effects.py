"""What cards and sheets do: the closed vocabulary of effects, told apart by `effect:`.

Effects of a list happen one after the other. Each has a handler in the engine and a sentence in every language.
"""

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field

from rulewright_schema.fields import Some
from rulewright_schema.games.megametrocity.targets import Amount, HeroTarget, Place, Target
from rulewright_schema.games.megametrocity.terms import Cents, Dice, Fight, Group
from rulewright_schema.words.phrases import Sequenced, Worded

Hits: TypeAlias = Annotated[Literal["miniature", "square", "each-square", "each-miniature"], Field(examples=["square"])]
"""What the hits of an attack do. `miniature`: one square is chosen and its enemies share the hits (MMC-6a-18).
`square`: one square is chosen and every hit wounds all enemies on it (MMC-6a-19). `each-square`: every hit goes to
another square in reach and wounds all enemies on it (MMC-8d-04). `each-miniature`: every hit goes to another single
miniature in reach (MMC-8e-07)."""


class _Effect(Worded):
    wording: ClassVar[str] = "effect-{effect}"


# ------------------------------------------------------------------------------------------------- life, cards, means
class Heal(_Effect):
    """Heals wounds, never above a miniature's own life (MMC-6a-25)."""

    effect: Literal["heal"]
    """Wounds are healed."""
    to: Target = "self"
    """Who is healed."""
    wounds: Amount
    """How many wounds each of them heals."""


class Wound(_Effect):
    """Wounds without a roll; within a hero's turn Defense works against it (MMC-9a-06)."""

    effect: Literal["wound"]
    """Wounds are taken."""
    to: Target
    """Who takes them."""
    wounds: Amount
    """How many wounds each of them takes."""
    ignores_defense: bool = False
    """Whether Defense is of no use."""


class DrawItems(_Effect):
    """Item cards are drawn from the deck, each with its usual consequences."""

    effect: Literal["draw-items"]
    """Item cards are drawn."""
    to: HeroTarget = "self"
    """Who draws."""
    cards: Amount
    """How many each of them draws."""


class SearchItems(_Effect):
    """Looks at the first Item cards of the deck, draws some of them and discards the rest."""

    effect: Literal["search-items"]
    """Item cards are chosen."""
    look_at: Amount
    """How many cards are looked at."""
    keep: Amount
    """How many of them are drawn."""


class GainMoney(_Effect):
    """Takes money cards worth a sum from the Item deck or else its discards; without them nothing (MMC-13-23)."""

    effect: Literal["gain-money"]
    """Money is gained."""
    to: HeroTarget = "self"
    """Who gains it."""
    cents: Cents
    """How much each of them gains."""


class LoseItems(_Effect):
    """Weapons or money cards are discarded, the holder choosing which."""

    effect: Literal["lose-items"]
    """Items are discarded."""
    to: HeroTarget
    """Who discards."""
    items: Annotated[Literal["weapon", "money", "any"], Field(examples=["weapon"])]
    """What is discarded."""
    cards: Amount
    """How many cards each of them discards; those with fewer discard what they have."""


class ExchangeItems(_Effect):
    """Exchanges any weapons and money with another hero without an action (MMC-4-13)."""

    effect: Literal["exchange-items"]
    """Items change hands."""
    where: Place
    """Where the other hero must be."""


class RechargeWeapon(_Effect):
    """Takes battery tokens off the carried weapon."""

    effect: Literal["recharge-weapon"]
    """A weapon is recharged."""
    to: HeroTarget = "self"
    """Whose weapon."""
    batteries: Amount
    """How many tokens are taken off."""


class GainTurbo(_Effect):
    """Turns turbo tokens to their active side (MMC-8e-03)."""

    effect: Literal["gain-turbo"]
    """Turbo is gained."""
    to: HeroTarget = "self"
    """Who gains it."""
    tokens: Amount
    """How many tokens each of them turns."""


class LoseTurbo(_Effect):
    """Turns active turbo tokens back."""

    effect: Literal["lose-turbo"]
    """Turbo is lost."""
    to: HeroTarget
    """Who loses it."""
    tokens: Amount
    """How many tokens each of them turns back; those with fewer turn back what they have."""


class GainMovement(_Effect):
    """Gives movement points: to the acting hero for this turn, to another hero for its next one."""

    effect: Literal["gain-movement"]
    """Movement points are gained."""
    to: HeroTarget = "self"
    """Who gains them."""
    points: Amount
    """How many each of them gains."""


class GainActions(_Effect):
    """Gives extra actions: to the acting hero for this turn, to another hero for its next one (MMC-8e-12)."""

    effect: Literal["gain-actions"]
    """Actions are gained."""
    to: HeroTarget = "self"
    """Who gains them."""
    actions: Amount
    """How many each of them gains."""


class Revive(_Effect):
    """Brings a KO'd hero back on the acting hero's square, its turbo bar empty and without items (MMC-8g-04)."""

    effect: Literal["revive"]
    """A KO'd hero returns."""
    life: Amount
    """With how much life, at most its own maximum."""


# --------------------------------------------------------------------------------------------------------- on the map
class Push(_Effect):
    """Shoves miniatures, each over squares without obstacles; the acting side says where to (MMC-6a-22, MMC-8c-16)."""

    effect: Literal["push"]
    """Miniatures are shoved."""
    to: Target
    """Who is shoved."""
    squares: Amount
    """At most how far."""
    direction: Annotated[Literal["any", "away", "towards"], Field(examples=["away"])] = "any"
    """Any way, or away from or towards the acting miniature with each step."""


class Move(_Effect):
    """Moves miniatures by ordinary steps that cost nothing; the acting side says where to."""

    effect: Literal["move"]
    """Miniatures move."""
    to: Target = "self"
    """Who moves."""
    squares: Amount
    """At most how far."""
    over_obstacles: bool = False
    """Whether obstacle squares may be passed; none may end on one (MMC-5-12)."""


class Teleport(_Effect):
    """Puts miniatures on a square of choice without passing what lies between; never on an obstacle (MMC-5-12)."""

    effect: Literal["teleport"]
    """Miniatures vanish and appear elsewhere."""
    to: Target = "self"
    """Who is moved."""
    where: Place
    """Where they may appear, seen from the acting miniature."""


class SwapPlaces(_Effect):
    """The acting miniature and a target trade squares."""

    effect: Literal["swap-places"]
    """Two miniatures trade squares."""
    to: Target
    """Whom it trades with; one of choice if there are several."""


class SwapTiles(_Effect):
    """The rear and front tile trade places with all that stands on them (MMC-6a-37)."""

    effect: Literal["swap-tiles"]
    """The tiles trade places."""


class SpawnThugs(_Effect):
    """Thugs appear, under the rules of the Death Circle (section 9d)."""

    effect: Literal["spawn-thugs"]
    """Thugs appear."""
    thugs: Annotated[Some[Group], Sequenced(), Field(examples=[[{"thug": "punk", "count": 2}]])]
    """Who appears."""
    where: Place
    """On which squares: the whole group on each of several `doors` or `spawn-points`, else on one square of choice."""


class Stun(_Effect):
    """Thugs carry out neither movements nor attacks in the next Thugs turn."""

    effect: Literal["stun"]
    """Thugs are stunned."""
    to: Target
    """Who is stunned; heroes never are."""


class BreakFurniture(_Effect):
    """Breaks unbroken furniture without an action and draws its Item card (MMC-6a-02, MMC-6a-03)."""

    effect: Literal["break-furniture"]
    """Furniture is broken."""
    where: Place
    """Where; one square of choice."""


# ------------------------------------------------------------------------------------------------------------ attacks
class Attack(_Effect):
    """A hero's attack by a card's own figures; it costs no action beside the price of the ability."""

    effect: Literal["attack"]
    """An attack is made."""
    dice: Dice
    """How many dice are rolled."""
    fight: Annotated[Fight | None, Field(examples=[6])] = None
    """The lowest face that hits; left out: the hero's own Fight."""
    hits: Hits
    """What the hits do."""
    where: Place
    """The squares in reach."""
    wounds_per_hit: Amount = 1
    """How many wounds a hit makes."""
    ignores_defense: bool = False
    """Whether Defense is of no use."""


class Strike(_Effect):
    """A final boss's attack by the Attack and Fight of its sheet, on heroes only."""

    effect: Literal["strike"]
    """The final boss strikes."""
    extra_dice: Annotated[int, Field(ge=0, le=10, examples=[2])] = 0
    """Dice more than its Attack."""
    hits: Hits
    """What the hits do."""
    where: Place
    """The squares in reach. The hero or square is chosen by the three rules of section 9b."""
    wounds_per_hit: Amount = 1
    """How many wounds a hit makes."""


Effect: TypeAlias = Annotated[
    Heal | Wound | DrawItems | SearchItems | GainMoney | LoseItems | ExchangeItems | RechargeWeapon | GainTurbo
    | LoseTurbo | GainMovement | GainActions | Revive | Push | Move | Teleport | SwapPlaces | SwapTiles | SpawnThugs
    | Stun | BreakFurniture | Attack,
    Field(discriminator="effect", examples=[{"effect": "heal", "wounds": 2}]),
]  # fmt: skip
"""What Item cards, Techniques and Special Techniques can do."""

Effects: TypeAlias = Annotated[
    Some[Effect], Field(examples=[[{"effect": "heal", "wounds": 2}, {"effect": "gain-turbo", "tokens": 1}]])
]
"""Effects one after the other."""

BossEffect: TypeAlias = Annotated[
    Strike | Heal | Wound | LoseItems | LoseTurbo | Push | Move | Teleport | SwapPlaces | SwapTiles | SpawnThugs,
    Field(discriminator="effect", examples=[{"effect": "strike", "hits": "miniature", "where": "own-square"}]),
]
"""What the Special Attacks of final bosses can do."""

BossEffects: TypeAlias = Annotated[
    Some[BossEffect],
    Field(
        examples=[
            [
                {"effect": "strike", "hits": "miniature", "where": "own-square"},
                {"effect": "push", "to": "hit", "squares": 2},
            ]
        ]
    ),
]
"""Effects of a Special Attack, one after the other."""
