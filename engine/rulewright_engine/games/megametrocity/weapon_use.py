"""Batteries of weapons, and what a weapon's card adds to its use (MMC-6a-13, MMC-6a-23)."""

from typing import Any

from rulewright_engine.games.megametrocity.events import WeaponUsed
from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.games.megametrocity.wounds import discard_item


def spend_battery(state: State, number: int, card: int, used: int) -> None:
    """Puts a battery token on a weapon (MMC-7e-01)."""
    hero = state.heroes[number]
    weapons = list(hero.weapons)
    weapons[weapons.index((card, used))] = (card, used + 1)
    hero.weapons = tuple(weapons)
    item = state.table.items[card]
    state.events.append(WeaponUsed(number, item.id, item.batteries - used - 1))


def after(state: State, attack: Any, criticals: int, hit: tuple[int, ...], did_hit: bool, outs: int) -> None:
    """What the card does after a use; after its last one it is discarded."""
    hero = state.heroes[attack.hero]
    item = state.table.items[attack.card]
    spent = next((each for each in hero.weapons if each == (attack.card, item.batteries)), None)
    last = int(spent is not None)
    happens = {"use": 1, "hit": int(did_hit), "ko": int(outs > 0), "critical-hit": criticals, "last-use": last}
    for trigger in reversed(item.triggers):
        for _ in range(happens[trigger.when]):
            state.agenda.append(("effects", trigger.effects, 0, attack.hero, attack.square, hit, ()))
    if spent is not None:
        weapons = list(hero.weapons)
        weapons.remove(spent)
        hero.weapons = tuple(weapons)
        discard_item(state, attack.hero, attack.card)
        state.after.append(("weapon-gone", attack.hero))
