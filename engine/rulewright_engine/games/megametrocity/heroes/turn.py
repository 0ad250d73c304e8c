"""A hero's turn: movement and actions in any order, split as wished (MMC-4-10)."""

from functools import cache

from rulewright_engine.games.megametrocity import rounds
from rulewright_engine.games.megametrocity.agenda import Asked, Decision, asked, hero_of
from rulewright_engine.games.megametrocity.heroes import (
    break_furniture,
    end_turn,
    exchange,
    ground,
    insert_coin,
    jump,
    melee,
    move,
    needs,
    push,
    put_away,
    save,
    special_technique,
    spend_action,
    take_token,
    technique,
    throw,
    turbo_attack,
    turbo_movement,
    use_weapon,
)
from rulewright_engine.games.megametrocity.state import OFF, Frame, State

MODULES = (
    move, jump, melee, use_weapon, throw, special_technique, technique, turbo_attack, turbo_movement, push,
    break_furniture, insert_coin, exchange, ground, spend_action, put_away, take_token, save, end_turn,
)  # fmt: skip
"""The actions, in the order in which they are offered."""


def _is_out(state: State, frame: Frame) -> bool:
    """A hero who is KO'd in its own turn has no more of it."""
    if state.heroes[frame[1]].square != OFF:
        return False
    rounds.end_hero_turn(state, frame[1])
    return True


KINDS = tuple(kind for module in MODULES for kind in module.KINDS)


@cache
def _with(there: int) -> tuple[Asked, ...]:
    """The kinds of action that lack nothing of what they need."""
    return asked(kind for kind in KINDS if not kind.needs & ~there)


def _now(state: State, frame: Frame) -> tuple[Asked, ...]:
    return _with(needs.at_hand(state, frame[1]))


DECISIONS = {"hero-turn": Decision(hero_of(1), KINDS, _is_out, _now)}
