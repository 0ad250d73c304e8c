"""Upgrades: Enhancements and Techniques, their caps, and the choice of them (sections 8f and 6d)."""

from rulewright_engine.games.megametrocity.events import UpgradeGained
from rulewright_engine.games.megametrocity.figures import ATTRIBUTES, LIFE
from rulewright_engine.games.megametrocity.state import OFF, State
from rulewright_engine.interface import Refusal

MOST_OF_ONE = 3
MOST_TECHNIQUES = 3
MOST_UPGRADES = 12
FACE_UP = 4
"""Techniques that are laid face up to choose from (MMC-8f-05, MMC-8f-06)."""
AT_SET_UP = {"normal": 3, "hard": 6, "very-hard": 9}
"""Upgrades that each hero starts with (MMC-10-06 to MMC-10-08)."""


def count(state: State, hero: int) -> int:
    """All upgrades of a hero."""
    found = state.heroes[hero]
    return sum(found.enhancements) + len(found.techniques)


def why_not_enhance(state: State, hero: int, attribute: str) -> Refusal | None:
    """Why an attribute cannot be enhanced (MMC-8f-02, MMC-8f-07, MMC-8f-08)."""
    if attribute not in ATTRIBUTES:
        return Refusal("no-attribute", f"{attribute} is no attribute that can be enhanced", ("MMC-8f-02",))
    if state.heroes[hero].enhancements[ATTRIBUTES.index(attribute)] >= MOST_OF_ONE:
        return Refusal("enhanced-enough", f"{attribute} has {MOST_OF_ONE} Enhancements already", ("MMC-8f-07",))
    return why_not_any(state, hero)


def why_not_learn(state: State, hero: int) -> Refusal | None:
    """Why a hero cannot gain a Technique (MMC-6d-03, MMC-8f-08)."""
    if len(state.heroes[hero].techniques) >= MOST_TECHNIQUES:
        return Refusal("techniques-enough", f"a hero owns at most {MOST_TECHNIQUES} Techniques", ("MMC-6d-03",))
    return why_not_any(state, hero)


def why_not_any(state: State, hero: int) -> Refusal | None:
    """Why a hero cannot gain any upgrade (MMC-8f-08)."""
    if count(state, hero) >= MOST_UPGRADES:
        return Refusal("upgraded-enough", f"a hero has at most {MOST_UPGRADES} upgrades", ("MMC-8f-08",))
    return None


def enhance(state: State, number: int, attribute: str) -> None:
    """Improves an attribute by a point for good; more Life is a yellow token (MMC-8f-03)."""
    place = ATTRIBUTES.index(attribute)
    hero = state.heroes[number]
    found = hero.enhancements
    hero.enhancements = (*found[:place], found[place] + 1, *found[place + 1 :])
    if place == LIFE and hero.square == OFF and hero.wounds:
        hero.wounds += 1
    state.events.append(UpgradeGained(number, attribute))


def learn(state: State, number: int, technique: int) -> None:
    """Gives a Technique to a hero, for good (MMC-8f-04)."""
    hero = state.heroes[number]
    hero.techniques = (*hero.techniques, technique)
    state.events.append(UpgradeGained(number, state.table.techniques[technique].id))


def free_techniques(state: State) -> list[int]:
    """How often each Technique is in the deck: once, unless a hero owns it or it lies face up (MMC-8f-06)."""
    taken = {technique for hero in state.heroes for technique in hero.techniques} | set(state.offer)
    return [int(number not in taken) for number in range(len(state.table.techniques))]
