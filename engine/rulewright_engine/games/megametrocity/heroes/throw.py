"""Throwing what is on the own square instead of breaking it for a card (MMC-5a-07)."""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from rulewright_engine.games.megametrocity import attacks, bonuses, triggers
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind
from rulewright_engine.games.megametrocity.aiming import aimed, why_not_aimed
from rulewright_engine.games.megametrocity.events import FurnitureBroken
from rulewright_engine.games.megametrocity.figures import fight
from rulewright_engine.games.megametrocity.heroes.break_furniture import whole, why_not_object
from rulewright_engine.games.megametrocity.heroes.needs import ACTION, FURNITURE
from rulewright_engine.games.megametrocity.heroes.use_weapon import spend_action
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen

REACH = 2
DICE = 1
SORTS = frozenset({"throw"})


@frozen
class Throw(TextAction):
    """Throws it at a square: range 2, one die against the hero's own Fight."""

    FORM: ClassVar[str] = "throw at {square@}"
    square: int


def _reach(state: State, number: int) -> int:
    return REACH + bonuses.extra_range(state, number, "throw")


_at = cache(Throw)


def _candidates(state: State, frame: Frame) -> list[Throw]:
    hero = state.heroes[frame[1]]
    if not hero.actions or not whole(state, hero.square):
        return []
    mask = aimed(state, hero.square, _reach(state, frame[1]))
    return [_at(square) for square in attacks.squares_with_enemies(state, mask, "throw")]


def _why_illegal(state: State, frame: Frame, action: Throw) -> Refusal | None:
    hero = state.heroes[frame[1]]
    if not hero.actions:
        return Refusal("no-actions", "a throw costs one action, none is left", ("MMC-5a-07",))
    refusal = why_not_object(state, hero.square)
    refusal = refusal or why_not_aimed(state, hero.square, action.square, _reach(state, frame[1]))
    if refusal is None and not attacks.targets_on(state, "throw", 1 << action.square):
        return Refusal("no-target", "no enemy is there", ("MMC-8c-08",))
    return refusal


def _do(state: State, frame: Frame, action: Throw) -> None:
    number = frame[1]
    square = state.heroes[number].square
    spend_action(state, number)
    if not bonuses.tough_throws(state, number):
        state.debris |= 1 << square
        state.events.append(FurnitureBroken(number, square))
        triggers.fire(state, "furniture-broken", number)
    reach = aimed(state, square, _reach(state, number))
    attack = attacks.Attack(number, "throw", "miniature", action.square, reach, DICE, fight(state, number))
    attacks.start(state, attacks.changed(attack, bonuses.changes(state, number, SORTS)))


def _universe(state: State, frame: Frame) -> Iterator[Throw]:
    return (Throw(square) for square in range(state.window.squares))


KINDS = (ActionKind(Throw, _candidates, _why_illegal, _do, _universe, exact=True, needs=ACTION | FURNITURE),)
