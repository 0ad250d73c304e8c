"""Conditions of Special Attacks."""

from collections.abc import Callable, Mapping
from typing import Any

from rulewright_engine.games.megametrocity.effects import gang, places
from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.figures import life_left
from rulewright_engine.games.megametrocity.state import FIRST_FOE, State
from rulewright_schema.games.megametrocity.conditions import Condition, HeroesNear, LifeAtLeast


def holds(state: State, condition: Condition, figure: int, reach: int) -> bool:
    """Whether a condition holds for somebody whose attack reaches some squares."""
    if isinstance(condition, str):
        return NAMES[condition](state, figure, reach)
    return WITH_FIGURES[type(condition)](state, figure, condition)


def _half_life(state: State, figure: int, reach: int) -> bool:
    left, full = _life(state, figure)
    return 2 * left <= full


def _armed(state: State, figure: int, reach: int) -> bool:
    """Of the hero that it would attack."""
    hero = gang.chosen_hero(state, figure, reach)
    items = state.table.items
    return hero is not None and any(items[card].type == "weapon" for card, _ in state.heroes[hero].weapons)


def _has_money(state: State, figure: int, reach: int) -> bool:
    """Of the hero that it would attack."""
    hero = gang.chosen_hero(state, figure, reach)
    return hero is not None and bool(state.heroes[hero].money)


def _life_at_least(state: State, figure: int, condition: LifeAtLeast) -> bool:
    return _life(state, figure)[0] >= condition.life


def _heroes_near(state: State, figure: int, condition: HeroesNear) -> bool:
    mask = places.squares(state, condition.where, Context(figure))
    return sum(mask >> state.heroes[hero].square & 1 for hero in state.standing()) >= condition.heroes


def _life(state: State, figure: int) -> tuple[int, int]:
    """Life points left, and all of them."""
    if figure < FIRST_FOE:
        left = life_left(state, figure)
        return left, left + state.heroes[figure].wounds
    foe = state.foes[figure]
    return foe.life - foe.wounds, foe.life


NAMES: Mapping[str, Callable[[State, int, int], bool]] = {
    "half-life": _half_life,
    "hero-armed": _armed,
    "hero-has-money": _has_money,
}
WITH_FIGURES: Mapping[type[Any], Callable[[State, int, Any], bool]] = {
    LifeAtLeast: _life_at_least,
    HeroesNear: _heroes_near,
}
