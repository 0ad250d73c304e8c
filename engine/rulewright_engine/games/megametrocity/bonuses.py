"""What a hero's Techniques change, summed: the one place that reads `bonus:` of cards.

Each class of bonus has an entry in `KNOWN`, which the test of completeness compares with the vocabulary.
"""

from collections import Counter
from typing import NamedTuple

from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.games.megametrocity.table import Table
from rulewright_schema.fields import field_of
from rulewright_schema.games.megametrocity.bonuses import (
    Absorb,
    Bonus,
    CriticalFrom,
    ExtraDice,
    ExtraHealing,
    ExtraRange,
    ExtraWounds,
    FightBonus,
    FreeJumps,
    IgnoreDefense,
    Impulse,
    MoreWeapons,
    Reroll,
    ShootPastObstacles,
    ToughThrows,
    WeaponBonus,
)


class Changes(NamedTuple):
    """What bonuses change about one attack; `critical` is the lowest face that is critical, 10 for 0 alone."""

    dice: int = 0
    fight: int = 0
    wounds: int = 0
    ignores_defense: bool = False
    rerolls: int = 0
    critical: int = 10
    impulse: int = 0
    past_obstacles: bool = False


NONE = Changes()
KNOWN = (
    ExtraDice, FightBonus, ExtraRange, ExtraWounds, IgnoreDefense, Reroll, CriticalFrom, Impulse, ShootPastObstacles,
    FreeJumps, ExtraHealing, MoreWeapons, Absorb, ToughThrows,
)  # fmt: skip


class Owned:
    """What some Techniques change for whoever has them, summed once.

    - `absorbed`: wounds of each Thugs turn that are shrugged off; `healing`: wounds that food heals beside its own.
    - `slots`: the weapons that can be carried (MMC-6a-09); `ranges`: squares that attacks of a sort reach farther.
    - `free_jumps`: jumps cost movement points only; `tough_throws`: what is thrown stays whole.
    """

    def __init__(self, bonuses: tuple[Bonus, ...]) -> None:
        self.bonuses = bonuses
        self.absorbed = sum(bonus.wounds for bonus in bonuses if isinstance(bonus, Absorb))
        self.healing = sum(bonus.wounds for bonus in bonuses if isinstance(bonus, ExtraHealing))
        self.slots = 1 + sum(bonus.weapons for bonus in bonuses if isinstance(bonus, MoreWeapons))
        self.free_jumps = any(isinstance(bonus, FreeJumps) for bonus in bonuses)
        self.tough_throws = any(isinstance(bonus, ToughThrows) for bonus in bonuses)
        self.ranges: Counter[str] = Counter()
        for bonus in bonuses:
            if isinstance(bonus, ExtraRange):
                self.ranges[bonus.attacks] += bonus.squares


def _known(table: Table) -> dict[tuple[int, ...], Owned]:
    """By the Techniques that heroes have had so far, in their order."""
    return {}


def owned(state: State, hero: int) -> Owned:
    """What a hero's Techniques change."""
    techniques = state.heroes[hero].techniques
    known = state.table.once(_known)
    found = known.get(techniques)
    if found is None:
        cards = state.table.techniques
        found = known[techniques] = Owned(tuple(bonus for number in techniques for bonus in cards[number].bonuses))
    return found


def changes(state: State, hero: int, sorts: frozenset[str], weapon: tuple[WeaponBonus, ...] = ()) -> Changes:
    """What changes about an attack of some sorts (`melee`; or `weapon` and `ranged` …), with a weapon's own bonuses."""
    found = NONE
    for own in weapon:
        found = _added(found, own)
    for bonus in owned(state, hero).bonuses:
        attacks = field_of(bonus, "attacks")
        if attacks == "all" or attacks in sorts or (attacks is None and "ranged" in sorts):
            found = _added(found, bonus)
        elif isinstance(bonus, ToughThrows) and "throw" in sorts:
            found = found._replace(dice=found.dice + bonus.dice)
    return found


def _added(so_far: Changes, bonus: Bonus | WeaponBonus) -> Changes:
    match bonus:
        case ExtraDice():
            return so_far._replace(dice=so_far.dice + bonus.dice)
        case FightBonus():
            return so_far._replace(fight=so_far.fight + bonus.points)
        case ExtraWounds():
            return so_far._replace(wounds=so_far.wounds + bonus.wounds)
        case IgnoreDefense():
            return so_far._replace(ignores_defense=True)
        case Reroll():
            return so_far._replace(rerolls=so_far.rerolls + bonus.dice)
        case CriticalFrom():
            return so_far._replace(critical=min(so_far.critical, bonus.face))
        case Impulse():
            return so_far._replace(impulse=so_far.impulse + bonus.squares)
        case ShootPastObstacles():
            return so_far._replace(past_obstacles=True)
    return so_far


def absorbed(state: State, hero: int) -> int:
    """Wounds of each Thugs turn that a hero shrugs off."""
    return owned(state, hero).absorbed


def healing(state: State, hero: int) -> int:
    """Wounds that food heals beside its own."""
    return owned(state, hero).healing


def weapon_slots(state: State, hero: int) -> int:
    """How many weapons a hero can carry (MMC-6a-09)."""
    return owned(state, hero).slots


def free_jumps(state: State, hero: int) -> bool:
    """Whether a hero's jumps cost movement points only."""
    return owned(state, hero).free_jumps


def tough_throws(state: State, hero: int) -> bool:
    """Whether what a hero throws stays whole."""
    return owned(state, hero).tough_throws


def extra_range(state: State, hero: int, attacks: str) -> int:
    """Squares that a hero's ranged attacks or throws reach farther."""
    return owned(state, hero).ranges[attacks]
