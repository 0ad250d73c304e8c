"""Which furniture a card breaks."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision, hero_of
from rulewright_engine.games.megametrocity.effects import breaking
from rulewright_engine.games.megametrocity.heroes.break_furniture import break_square
from rulewright_engine.games.megametrocity.state import OFF, Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen
from rulewright_schema.geometry import indices


@frozen
class BreakAt(TextAction):
    """Breaks what stands on a square."""

    FORM: ClassVar[str] = "break-at {square@}"
    square: int


def _able(state: State, frame: Frame) -> int:
    """("break-at", hero, squares)."""
    return frame[2] & breaking.unbroken(state) if state.heroes[frame[1]].square != OFF else 0


def _candidates(state: State, frame: Frame) -> Iterator[BreakAt]:
    return (BreakAt(square) for square in indices(_able(state, frame)))


def _why_illegal(state: State, frame: Frame, action: BreakAt) -> Refusal | None:
    if not _able(state, frame) >> action.square & 1:
        return Refusal("nothing-whole", "nothing that the card can break stands there", ("MMC-6a-02", "MMC-6a-04"))
    return None


def _do(state: State, frame: Frame, action: BreakAt) -> None:
    state.agenda.pop()
    break_square(state, frame[1], action.square)


def _no_choice(state: State, frame: Frame) -> bool:
    able = _able(state, frame)
    if able & (able - 1):
        return False
    state.agenda.pop()
    if able:
        break_square(state, frame[1], able.bit_length() - 1)
    return True


def _universe(state: State, frame: Frame) -> Iterator[BreakAt]:
    return (BreakAt(square) for square in range(state.window.squares))


DECISIONS = {
    "break-at": Decision(hero_of(1), (ActionKind(BreakAt, _candidates, _why_illegal, _do, _universe),), _no_choice)
}
