"""Jumping over obstacles (MMC-8c-17, MMC-5-11, MMC-5-12)."""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from rulewright_engine.games.megametrocity import bonuses
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind
from rulewright_engine.games.megametrocity.heroes import move
from rulewright_engine.games.megametrocity.heroes.needs import JUMP
from rulewright_engine.games.megametrocity.state import Frame, Hero, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen
from rulewright_schema.counts import counted
from rulewright_schema.geometry import indices


@frozen
class Jump(TextAction):
    """Jumps over obstacle squares, one after the other, and lands on a square.

    Each obstacle square costs a movement point and an action, the landing square its movement point.
    """

    FORM: ClassVar[str] = "jump {square@}"
    square: int


_to = cache(Jump)


def _most(state: State, number: int, hero: Hero) -> int:
    return hero.moves - 1 if bonuses.free_jumps(state, number) else min(hero.moves - 1, hero.actions)


def _candidates(state: State, frame: Frame) -> tuple[Jump, ...]:
    hero = state.heroes[frame[1]]
    if hero.moves < 2:
        return ()
    most, window = _most(state, frame[1], hero), state.window
    key = "jump", hero.square, most
    found = window.offers.get(key)
    if found is None:
        landings = window.landings(hero.square)[:most]
        found = tuple([_to(square) for landing in landings for square in indices(landing)])
        window.offers[key] = found
    return found


def _over(state: State, square: int, target: int) -> int | None:
    """How many obstacle squares a jump to a square crosses at least; None if none leads there."""
    landings = state.window.landings(square)
    return next((over for over, landing in enumerate(landings, 1) if landing >> target & 1), None)


def _why_illegal(state: State, frame: Frame, action: Jump) -> Refusal | None:
    number = frame[1]
    hero = state.heroes[number]
    over = _over(state, hero.square, action.square)
    if over is None:
        return Refusal("no-jump", "no jump over obstacles leads there", ("MMC-8c-17", "MMC-5-12"))
    if over + 1 > hero.moves:
        return Refusal("too-far", f"the jump takes {over + 1} movement points, {hero.moves} are left", ("MMC-8c-17",))
    if over > hero.actions and not bonuses.free_jumps(state, number):
        return Refusal("no-actions", f"the jump takes {counted(over, 'action')}, {hero.actions} left", ("MMC-8c-17",))
    return None


def _do(state: State, frame: Frame, action: Jump) -> None:
    number = frame[1]
    hero = state.heroes[number]
    over = _over(state, hero.square, action.square)
    assert over is not None
    hero.moves -= over + 1
    if not bonuses.free_jumps(state, number):
        hero.actions -= over
        hero.extra = min(hero.extra, hero.actions)
    move.put(state, number, action.square)


def _universe(state: State, frame: Frame) -> Iterator[Jump]:
    return (Jump(square) for square in range(state.window.squares))


KINDS = (ActionKind(Jump, _candidates, _why_illegal, _do, _universe, exact=True, needs=JUMP),)
