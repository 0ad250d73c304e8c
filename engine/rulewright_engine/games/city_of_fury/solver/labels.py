"""Sets of (Health, Charge Levels) of the Vigilante as whole numbers, one bit for each, and what a turn makes of them.

Bit `(health - 1) * 256 + sum((level - 1) * 4 ** skill)` stands for a label: Health 1 to 6 and four levels 1 to 4.
There are 1,536 of them, so that any set is one number, and a whole set is moved, cut and joined at once.

**Dominance.** Of two labels at the same placement, the one with no less Health and no lower Charge Level anywhere can
do whatever the other can: each level of a Skill holds the Actions of the level below in their order (lint rule COF001),
the Actions in between can be declined (COF-ACT-03), a reset and a boost keep the order of levels, and so do healing up
to a limit and damage. So a label below one that was reached no later need never be looked at, and a set may be
*closed*: every label below one of its own may be added without making anything winnable that was not.
"""

from functools import cache

from rulewright_schema.games.city_of_fury.terms import LEVELS, MOST_HEALTH, SKILLS

CHARGES: int = LEVELS ** len(SKILLS)
LABELS = MOST_HEALTH * CHARGES
ALL = (1 << LABELS) - 1
WEIGHTS: tuple[int, ...] = tuple(LEVELS**number for number in range(len(SKILLS)))
PAIRS = tuple((one, two) for two in range(len(SKILLS)) for one in range(two))

Labels = int


def label(health: int, charges: tuple[int, ...]) -> int:
    """The number of a label; levels from 1."""
    return (health - 1) * CHARGES + sum((level - 1) * weight for level, weight in zip(charges, WEIGHTS, strict=True))


def unlabel(number: int) -> tuple[int, tuple[int, ...]]:
    """Health and Charge Levels of a label."""
    health, rest = divmod(number, CHARGES)
    return health + 1, tuple(rest // weight % LEVELS + 1 for weight in WEIGHTS)


def _at_level(skill: int, level: int) -> Labels:
    return sum(1 << number for number in range(LABELS) if number // WEIGHTS[skill] % LEVELS == level)


AT = tuple(tuple(_at_level(skill, level) for level in range(LEVELS)) for skill in range(len(SKILLS)))
"""By Skill and level (from 0): all labels at that level."""
_ABOVE = tuple(ALL & ~levels[0] for levels in AT)
_BELOW_TOP = tuple(ALL & ~levels[-1] for levels in AT)
_TOP = tuple(levels[-1] for levels in AT)


@cache
def _row(health: int) -> Labels:
    return ((1 << CHARGES) - 1) << (health - 1) * CHARGES


def closed(labels: Labels) -> Labels:
    """The labels and all below them."""
    for skill, weight in enumerate(WEIGHTS):
        above = _ABOVE[skill]
        for _ in range(LEVELS - 1):
            labels |= (labels & above) >> weight
    for rows in (1, 2, 3):
        # After these three everything at most 6 rows below is in.
        labels |= labels >> rows * CHARGES
    return labels


def _raised(labels: Labels, skill: int) -> Labels:
    return ((labels & _BELOW_TOP[skill]) << WEIGHTS[skill]) | (labels & _TOP[skill])


def after_skill(labels: Labels, skill: int, level: int) -> Labels:
    """The Skill, used at a level (from 0) by all of these labels, reset to the lowest, and any two Skills boosted
    (COF-VIG-07 to COF-VIG-09).

    Reading b of COF-VIG-08 only forbids boosts that another one dominates, so it gives the same closed set.
    """
    reset = labels >> level * WEIGHTS[skill]
    once = [_raised(reset, number) for number in range(len(SKILLS))]
    found = 0
    for one, two in PAIRS:
        found |= _raised(once[two], one)
    return found


def after_health(labels: Labels, heals: int, damage: int, most: int) -> Labels:
    """Heals up to a limit, then damage; who has none left drops out (COF-ACT-14, COF-OBJ-03)."""
    for _ in range(heals):
        # Whoever is at the limit or above it stays.
        low = labels & ((1 << (most - 1) * CHARGES) - 1)
        labels = (labels & ~low) | (low << CHARGES)
    return labels >> damage * CHARGES
