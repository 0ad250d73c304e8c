"""Unarmed melee attacks (MMC-8c-01 to MMC-8c-05)."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity import attacks, bonuses
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind
from rulewright_engine.games.megametrocity.attacks import any_targets
from rulewright_engine.games.megametrocity.figures import fight
from rulewright_engine.games.megametrocity.heroes.needs import ACTION, THINGS
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.games.megametrocity.things import melee_squares
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen
from rulewright_schema.counts import counted
from rulewright_schema.geometry import indices

MELEE = frozenset({"melee"})


@frozen
class Melee(TextAction):
    """Attacks with one die for each action put in (MMC-8c-02), on the own square."""

    FORM: ClassVar[str] = "melee {dice#}"
    dice: int


ALL = tuple(Melee(dice) for dice in range(1, 100))


@frozen
class MeleeAt(TextAction):
    """Attacks in melee what stands on a square next to the hero: only what a stage makes destructible."""

    FORM: ClassVar[str] = "melee {dice#} at {square@}"
    dice: int
    square: int


def _candidates(state: State, frame: Frame) -> tuple[Melee, ...]:
    hero = state.heroes[frame[1]]
    if hero.actions and any_targets(state, "melee", 1 << hero.square):
        return ALL[: hero.actions]
    return ()


def _why_illegal(state: State, frame: Frame, action: Melee) -> Refusal | None:
    hero = state.heroes[frame[1]]
    return _why_too_many(hero.actions, action.dice) or (
        None
        if any_targets(state, "melee", 1 << hero.square)
        else Refusal("no-target", "no enemy is on the hero's square", ("MMC-8c-01",))
    )


def _why_too_many(left: int, dice: int) -> Refusal | None:
    if dice < 1:
        return Refusal("no-dice", "at least one action is put in", ("MMC-8c-02",))
    if dice > left:
        return Refusal("no-actions", f"{counted(dice, 'action', 'is')} needed, {left} left", ("MMC-8c-02",))
    return None


def _attack(state: State, number: int, dice: int, square: int) -> None:
    state.heroes[number].actions -= dice
    attack = attacks.Attack(number, "melee", "miniature", square, 1 << square, dice, fight(state, number))
    attacks.start(state, attacks.changed(attack, bonuses.changes(state, number, MELEE)))


def _do(state: State, frame: Frame, action: Melee) -> None:
    _attack(state, frame[1], action.dice, state.heroes[frame[1]].square)


def _universe(state: State, frame: Frame) -> Iterator[Melee]:
    return (Melee(dice) for dice in range(12))


def _at_candidates(state: State, frame: Frame) -> list[MeleeAt]:
    hero = state.heroes[frame[1]]
    squares = melee_squares(state, hero.square) if hero.actions else 0
    return [MeleeAt(dice, square) for square in indices(squares) for dice in range(1, hero.actions + 1)]


def _why_not_at(state: State, frame: Frame, action: MeleeAt) -> Refusal | None:
    hero = state.heroes[frame[1]]
    if not melee_squares(state, hero.square) >> action.square & 1:
        return Refusal("no-target", "nothing that can be attacked from here stands there", ("MMC-8c-01",))
    return _why_too_many(hero.actions, action.dice)


def _do_at(state: State, frame: Frame, action: MeleeAt) -> None:
    _attack(state, frame[1], action.dice, action.square)


def _at_universe(state: State, frame: Frame) -> Iterator[MeleeAt]:
    return (MeleeAt(dice, square) for dice in range(8) for square in range(state.window.squares))


KINDS = (
    ActionKind(Melee, _candidates, _why_illegal, _do, _universe, exact=True, needs=ACTION),
    ActionKind(MeleeAt, _at_candidates, _why_not_at, _do_at, _at_universe, exact=True, needs=ACTION | THINGS),
)
