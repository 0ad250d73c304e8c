"""What changes attacks and other rules as long as it is there: the closed vocabulary of bonuses, by `bonus:`."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field

from rulewright_schema.games.megametrocity.targets import Amount
from rulewright_schema.games.megametrocity.terms import Fight
from rulewright_schema.words.phrases import Phrase, Worded

Attacks: TypeAlias = Annotated[
    Literal["all", "melee", "weapon", "ranged", "throw", "special-technique", "turbo-attack"],
    Phrase("attacks"),
    Field(examples=["melee"]),
]
"""Which attacks of a hero a bonus is for. `melee`: unarmed ones (MMC-8c-01). `weapon`: with any weapon. `ranged`: with
a weapon that has a range. On a weapon card it is left out: the bonus is for the attacks with that weapon."""


class _Bonus(Worded):
    wording: ClassVar[str] = "bonus-{bonus}"


class ExtraDice(_Bonus):
    """More dice in each attack."""

    bonus: Literal["extra-dice"]
    """More dice are rolled."""
    dice: Amount
    """How many more."""
    attacks: Attacks = "all"
    """In which attacks."""


class FightBonus(_Bonus):
    """The needed result falls, as by a Fight Enhancement (MMC-8f-02), never below 2."""

    bonus: Literal["fight-bonus"]
    """Attacks hit more easily."""
    points: Amount
    """By how many points."""
    attacks: Attacks = "all"
    """In which attacks."""


class ExtraRange(_Bonus):
    """Weapons with a range, and throws, reach farther."""

    bonus: Literal["extra-range"]
    """The range grows."""
    squares: Amount
    """By how many squares."""
    attacks: Annotated[Literal["ranged", "throw"], Phrase("attacks"), Field(examples=["ranged"])] = "ranged"
    """Of which attacks."""


class ExtraWounds(_Bonus):
    """Each hit makes more wounds."""

    bonus: Literal["extra-wounds"]
    """Hits wound more."""
    wounds: Amount
    """How many more."""
    attacks: Attacks = "all"
    """In which attacks."""


class IgnoreDefense(_Bonus):
    """Defense does not absorb the wounds."""

    bonus: Literal["ignore-defense"]
    """Defense is of no use."""
    attacks: Attacks = "all"
    """Against which attacks."""


class Reroll(_Bonus):
    """Missed dice may be rolled again, once each; the new result stands."""

    bonus: Literal["reroll"]
    """Misses are rolled again."""
    dice: Amount
    """At most how many in each attack."""
    attacks: Attacks = "all"
    """In which attacks."""


class CriticalFrom(_Bonus):
    """Other high faces are critical hits too, as 0 is (MMC-8e-01)."""

    bonus: Literal["critical-from"]
    """Critical hits come more often."""
    face: Fight
    """The lowest face that is a critical hit."""
    attacks: Attacks = "all"
    """In which attacks."""


class Impulse(_Bonus):
    """Miniatures that were hit can be moved, as by a weapon's impulse (MMC-6a-22)."""

    bonus: Literal["impulse"]
    """Hits shove."""
    squares: Amount
    """At most how far."""
    attacks: Attacks = "all"
    """In which attacks."""


class ShootPastObstacles(_Bonus):
    """Obstacles do not stop ranged attacks."""

    bonus: Literal["shoot-past-obstacles"]
    """Shots pass obstacles."""


class FreeJumps(_Bonus):
    """Jumps cost movement points only, no actions (MMC-8c-17)."""

    bonus: Literal["free-jumps"]
    """Jumps cost no actions."""


class ExtraHealing(_Bonus):
    """Food heals more."""

    bonus: Literal["extra-healing"]
    """Food heals more wounds."""
    wounds: Amount
    """How many more."""


class MoreWeapons(_Bonus):
    """More weapons than one can be carried (MMC-6a-09); each use is with one of them."""

    bonus: Literal["more-weapons"]
    """More weapons are carried."""
    weapons: Amount
    """How many more."""


class Absorb(_Bonus):
    """Wounds of a Thugs turn that the hero does not take."""

    bonus: Literal["absorb"]
    """Some wounds are shrugged off."""
    wounds: Amount
    """How many in each Thugs turn."""


class ToughThrows(_Bonus):
    """Thrown furniture rolls more dice and is not broken: no debris token is placed (MMC-5a-07)."""

    bonus: Literal["tough-throws"]
    """Throws are better."""
    dice: Amount
    """How many more dice."""


Bonus: TypeAlias = Annotated[
    ExtraDice | FightBonus | ExtraRange | ExtraWounds | IgnoreDefense | Reroll | CriticalFrom | Impulse
    | ShootPastObstacles | FreeJumps | ExtraHealing | MoreWeapons | Absorb | ToughThrows,
    Field(discriminator="bonus", examples=[{"bonus": "extra-dice", "dice": 1, "attacks": "melee"}]),
]  # fmt: skip
"""What a Technique can change."""

WeaponBonus: TypeAlias = Annotated[
    ExtraWounds | IgnoreDefense | Reroll | CriticalFrom | ShootPastObstacles,
    Field(discriminator="bonus", examples=[{"bonus": "ignore-defense"}]),
]
"""What can be special about a weapon's attacks."""
