"""Breaking street furniture, or a square of an Establishment, for an Item card (MMC-6a-02 to MMC-6a-04)."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity import triggers
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind
from rulewright_engine.games.megametrocity.events import FurnitureBroken
from rulewright_engine.games.megametrocity.heroes.needs import ACTION, FURNITURE
from rulewright_engine.games.megametrocity.heroes.use_weapon import spend_action
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class Break(TextAction):
    """Breaks what is on the hero's square."""

    FORM: ClassVar[str] = "break"


def whole(state: State, square: int) -> bool:
    """Whether something unbroken is on a square (MMC-5a-06, MMC-7d-01)."""
    return bool(state.window.breakable & ~state.debris & 1 << square)


def why_not_object(state: State, square: int) -> Refusal | None:
    """Why there is nothing to break or throw on a square."""
    if state.debris >> square & 1:
        return Refusal("broken-already", "it has a debris token already", ("MMC-7d-01", "MMC-6a-04"))
    if not whole(state, square):
        return Refusal("no-furniture", "no furniture is on the hero's square", ("MMC-5-09",))
    return None


def break_square(state: State, number: int, square: int) -> None:
    """Puts a debris token on a square and lets the hero draw (MMC-7d-01, MMC-6a-02)."""
    state.debris |= 1 << square
    state.events.append(FurnitureBroken(number, square))
    triggers.fire(state, "furniture-broken", number)
    state.agenda.append(("draw-items", number, 1))


ONLY = (Break(),)


def _candidates(state: State, frame: Frame) -> tuple[Break, ...]:
    hero = state.heroes[frame[1]]
    return ONLY if hero.actions and whole(state, hero.square) else ()


def _why_illegal(state: State, frame: Frame, action: Break) -> Refusal | None:
    hero = state.heroes[frame[1]]
    if not hero.actions:
        return Refusal("no-actions", "breaking costs one action, none is left", ("MMC-6a-03",))
    return why_not_object(state, hero.square)


def _do(state: State, frame: Frame, action: Break) -> None:
    spend_action(state, frame[1])
    break_square(state, frame[1], state.heroes[frame[1]].square)


def _universe(state: State, frame: Frame) -> Iterator[Break]:
    yield from ONLY


KINDS = (ActionKind(Break, _candidates, _why_illegal, _do, _universe, exact=True, needs=ACTION | FURNITURE),)
