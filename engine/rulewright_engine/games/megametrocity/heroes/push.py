"""Pushing a miniature of the own or an adjacent square (MMC-8c-16); where to is chosen next."""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind
from rulewright_engine.games.megametrocity.figures import figure_of, in_words, name_of
from rulewright_engine.games.megametrocity.heroes.needs import ACTION
from rulewright_engine.games.megametrocity.heroes.use_weapon import spend_action
from rulewright_engine.games.megametrocity.shoving import why_not_moved
from rulewright_engine.games.megametrocity.state import FIRST_FOE, SQUARE, Foe, Frame, State
from rulewright_engine.games.megametrocity.table import Table
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class Push(TextAction):
    """Pushes a hero, by id, or a foe, by number, one square."""

    FORM: ClassVar[str] = "push {figure}"
    figure: str


def _candidates(state: State, frame: Frame) -> list[Push]:
    hero = state.heroes[frame[1]]
    if not hero.actions:
        return []
    window, table = state.window, state.table
    near = window.near(hero.square)
    next_to = window.board.neighbours_of
    found = []
    if len(state.heroes) > 1:
        for number, other in enumerate(state.heroes):
            if other.square >= 0 and near >> other.square & 1 and number != frame[1] and next_to[other.square]:
                found.append(_pushing(table.heroes[number].id))
    fixed = table.once(_things)
    alike: set[Foe] = set()
    for number, foe in state.foes.items():
        if near >> foe[SQUARE] & 1 and foe not in alike:
            alike.add(foe)
            if (foe.flags or foe.kind in fixed or not next_to[foe.square]) and why_not_moved(state, number):
                continue
            found.append(_pushing_foe(number))
    return found


def _things(table: Table) -> frozenset[int]:
    return frozenset(number for number, kind in enumerate(table.kinds) if kind.sort == "thing")


@cache
def _pushing_foe(number: int) -> Push:
    return Push(str(number))


_pushing = cache(Push)
"""Pushes that have been offered once are the same ones when they are offered again."""


def _why_illegal(state: State, frame: Frame, action: Push) -> Refusal | None:
    hero = state.heroes[frame[1]]
    figure = figure_of(state, action.figure)
    if figure < 0 or state.square_of(figure) < 0:
        return Refusal("not-there", f"{in_words(state, action.figure)} is not on the map")
    if figure == frame[1]:
        return Refusal("itself", "a hero cannot push itself", ("MMC-8c-16",))
    if not hero.actions:
        return Refusal("no-actions", "a push costs one action, none is left", ("MMC-8c-16",))
    if not state.window.near(hero.square) >> state.square_of(figure) & 1:
        whom = in_words(state, action.figure)
        return Refusal("too-far", f"{whom} is neither on the hero's square nor next to it", ("MMC-8c-16",))
    return why_not_moved(state, figure)


def _do(state: State, frame: Frame, action: Push) -> None:
    figure = figure_of(state, action.figure)
    spend_action(state, frame[1])
    state.agenda.append(("shove", frame[1], figure, state.window.around(state.square_of(figure)), False))


def _universe(state: State, frame: Frame) -> Iterator[Push]:
    alike: set[Foe] = set()
    for figure in (*range(len(state.heroes)), *state.foes):
        if figure >= FIRST_FOE:
            if state.foes[figure] in alike:
                continue
            alike.add(state.foes[figure])
        yield Push(name_of(state, figure))


KINDS = (ActionKind(Push, _candidates, _why_illegal, _do, _universe, exact=True, needs=ACTION),)
