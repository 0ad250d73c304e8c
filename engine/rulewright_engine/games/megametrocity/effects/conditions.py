"""Conditions of Special Attacks."""

from rulewright_engine.games.megametrocity.effects import gang, places
from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.figures import life_left
from rulewright_engine.games.megametrocity.state import FIRST_FOE, State
from rulewright_schema.games.megametrocity.conditions import Condition, HeroesNear, LifeAtLeast


def holds(state: State, condition: Condition, figure: int, reach: int) -> bool:
    """Whether a condition holds for somebody whose attack reaches some squares.

    `hero-armed` and `hero-has-money` are asked of the hero that it would attack.
    """
    if isinstance(condition, LifeAtLeast):
        return _life(state, figure)[0] >= condition.life
    if isinstance(condition, HeroesNear):
        mask = places.squares(state, condition.where, Context(figure))
        return sum(mask >> state.heroes[hero].square & 1 for hero in state.standing()) >= condition.heroes
    if condition == "half-life":
        left, full = _life(state, figure)
        return 2 * left <= full
    chosen = gang.chosen_hero(state, figure, reach)
    if chosen is None:
        return False
    hero = state.heroes[chosen]
    return bool(hero.weapons if condition == "hero-armed" else hero.money)


def _life(state: State, figure: int) -> tuple[int, int]:
    if figure < FIRST_FOE:
        hero = state.heroes[figure]
        return life_left(state, figure), life_left(state, figure) + hero.wounds
    foe = state.foes[figure]
    return foe.life - foe.wounds, foe.life
