"""Conditions of Special Attacks."""

from rulewright_engine.games.megametrocity.effects import places
from rulewright_engine.games.megametrocity.figures import life_left
from rulewright_engine.games.megametrocity.state import FIRST_FOE, OFF, State
from rulewright_schema.games.megametrocity.conditions import Condition, HeroesNear, LifeAtLeast


def holds(state: State, condition: Condition, figure: int, reach: int) -> bool:
    """Whether a condition holds for somebody whose attack reaches some squares.

    `hero-armed` and `hero-has-money` are asked of any hero in reach.
    """
    if isinstance(condition, LifeAtLeast):
        return _life(state, figure)[0] >= condition.life
    if isinstance(condition, HeroesNear):
        mask = places.squares(state, condition.where, figure)
        return sum(mask >> state.heroes[hero].square & 1 for hero in state.standing()) >= condition.heroes
    if condition == "half-life":
        left, full = _life(state, figure)
        return 2 * left <= full
    near = [hero for hero in state.heroes if hero.square != OFF and reach >> hero.square & 1]
    return any(hero.weapons if condition == "hero-armed" else hero.money for hero in near)


def _life(state: State, figure: int) -> tuple[int, int]:
    if figure < FIRST_FOE:
        hero = state.heroes[figure]
        return life_left(state, figure), life_left(state, figure) + hero.wounds
    foe = state.foes[figure]
    return foe.life - foe.wounds, foe.life
