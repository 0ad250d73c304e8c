"""Where a miniature is shoved: by a push (MMC-8c-16), by the impulse of a weapon (MMC-6a-22), by an effect."""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from rulewright_engine.games.megametrocity import chains
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision, hero_of
from rulewright_engine.games.megametrocity.events import FoeMoved
from rulewright_engine.games.megametrocity.heroes import move
from rulewright_engine.games.megametrocity.state import FIRST_FOE, OFF, Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen
from rulewright_schema.geometry import indices


@frozen
class Shove(TextAction):
    """Shoves the miniature to a square."""

    FORM: ClassVar[str] = "to {square@}"
    square: int


@frozen
class Leave(TextAction):
    """Leaves the miniature where it is, where it need not be moved."""

    FORM: ClassVar[str] = "stay"


def relocate(state: State, figure: int, square: int) -> None:
    """Puts a hero or foe on another square, moved by somebody else."""
    if figure < FIRST_FOE:
        move.put(state, figure, square)
        return
    foe = state.foes[figure]
    state.foes[figure] = foe.at(square)
    state.events.append(FoeMoved(figure, foe.square, square))
    chains.arrived(state, figure, by_own_move=False)


_shoving = cache(Shove)


def _squares(state: State, frame: Frame) -> list[Shove]:
    return [_shoving(square) for square in indices(frame[3] & ~(1 << state.square_of(frame[2])))]


def _why_not_there(state: State, frame: Frame, action: Shove) -> Refusal | None:
    if action.square == state.square_of(frame[2]):
        return Refusal("there-already", "the miniature stands there already")
    if not frame[3] >> action.square & 1:
        return Refusal("not-there", "it cannot be moved there", ("MMC-8c-16", "MMC-6a-22"))
    return None


def _shove(state: State, frame: Frame, action: Shove) -> None:
    state.agenda.pop()
    relocate(state, frame[2], action.square)


STAY = (Leave(),)


def _leaves(state: State, frame: Frame) -> tuple[Leave, ...]:
    return STAY if frame[4] else ()


def _why_not_left(state: State, frame: Frame, action: Leave) -> Refusal | None:
    return None if frame[4] else Refusal("must-move", "the push must go somewhere", ("MMC-8c-16",))


def _leave(state: State, frame: Frame, action: Leave) -> None:
    state.agenda.pop()


def _gone(state: State, frame: Frame) -> bool:
    """("shove", hero who decides, figure, squares, whether it may stay): over if there is nobody or no choice."""
    square = state.square_of(frame[2])
    if square != OFF and frame[3] & ~(1 << square):
        return False
    state.agenda.pop()
    return True


def _universe(state: State, frame: Frame) -> Iterator[Shove]:
    return (Shove(square) for square in range(state.window.squares))


DECISIONS = {
    "shove": Decision(
        hero_of(1),
        (
            ActionKind(Shove, _squares, _why_not_there, _shove, _universe, exact=True),
            ActionKind(Leave, _leaves, _why_not_left, _leave, exact=True),
        ),
        _gone,
    )
}
