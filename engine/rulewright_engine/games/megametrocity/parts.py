"""Compiled sheets and cards: what the engine asks of them, as plain values with indices for references."""

from dataclasses import dataclass
from typing import Literal

from rulewright_schema.games.megametrocity.bonuses import Bonus, WeaponBonus
from rulewright_schema.games.megametrocity.conditions import Condition
from rulewright_schema.games.megametrocity.targets import Place
from rulewright_schema.games.megametrocity.technique_cards import Cost

Sort = Literal["thug", "leader", "boss", "final-boss", "thing"]


@dataclass(frozen=True, slots=True)
class SpecialFigures:
    """A hero's Special Technique; `fight` 0: the hero's own; `effects` is a list of `table.effects`."""

    life_cost: int
    dice: int
    value: int
    fight: int
    reach: Place
    effects: int


@dataclass(frozen=True, slots=True)
class HeroFigures:
    """A hero's sheet."""

    id: str
    movement: int
    actions: int
    fight: int
    life: int
    turbo: int
    special: SpecialFigures


@dataclass(frozen=True, slots=True)
class AuraFigures:
    """What a boss gives to the others of a type (MMC-9c1-06 to MMC-9c1-09)."""

    attribute: str
    change: int
    thug: int


@dataclass(frozen=True, slots=True)
class Special:
    """A final boss's Special Attack; `effects` is a list of `table.effects`."""

    id: str
    only_if: tuple[Condition, ...]
    reach: Place
    effects: int


@dataclass(frozen=True, slots=True)
class FoeKind:
    """A sort of foe with its figures at the level played.

    `thug` is the type it belongs to and `component` the figure that stands for it, as indices, -1 for none; `life` is
    0 for those whom any wound knocks out. `id` is that of the sheet: a leader's is its type's.
    """

    sort: Sort
    id: str
    thug: int
    component: int
    movement: int = 0
    attack: int = 0
    fight: int = 0
    range: int = 0
    defense: int = 0
    life: int = 0
    aura: AuraFigures | None = None
    specials: tuple[Special, ...] = ()

    def __str__(self) -> str:
        return f"{self.id}-leader" if self.sort == "leader" else self.id


@dataclass(frozen=True, slots=True)
class Trigger:
    """Effects of a weapon and when they happen."""

    when: str
    effects: int


@dataclass(frozen=True, slots=True)
class Item:
    """An Item card. Figures that its type lacks are 0; `range` -1 and `fight` 0 are those that a weapon leaves out."""

    id: str
    type: Literal["weapon", "food", "money", "event", "token"]
    batteries: int = 0
    range: int = -1
    dice: int = 0
    square_attack: bool = False
    fight: int = 0
    impulse: int = 0
    golden: bool = False
    bonuses: tuple[WeaponBonus, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    heals: int = 0
    cents: int = 0
    effects: int = 0
    loose: bool = False

    @property
    def in_purse(self) -> bool:
        """Whether any number of it is carried, as money is; a token may be (MMC-12.10-06)."""
        return self.loose or self.type == "money"


@dataclass(frozen=True, slots=True)
class PlacedGroup:
    """Who appears together: thugs of a type, or its leader."""

    thug: int
    count: int
    leader: bool


@dataclass(frozen=True, slots=True)
class ThugCardPart:
    """A Thug card: `rows` for regular and rear-entrance cards, S.1 first; `each` for door and van cards."""

    id: str
    type: Literal["regular", "rear-entrance", "door-spawn", "van"]
    rows: tuple[tuple[PlacedGroup, ...], ...]
    each: tuple[PlacedGroup, ...]
    actions: str


@dataclass(frozen=True, slots=True)
class Ability:
    """An active ability or a reaction of a Technique; `when` is empty for active ones, `once_per` for no limit."""

    number: int
    cost: Cost
    once_per: str
    when: str
    effects: int


@dataclass(frozen=True, slots=True)
class Technique:
    """A Technique card."""

    id: str
    bonuses: tuple[Bonus, ...]
    abilities: tuple[Ability, ...]
