"""Turbo tokens as movement points (MMC-8e-04)."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity import turbo
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind
from rulewright_engine.games.megametrocity.heroes.needs import TURBO
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class TurboMovement(TextAction):
    """Uses up active tokens for one movement point each."""

    FORM: ClassVar[str] = "turbo-move {tokens#}"
    tokens: int


ALL = tuple(TurboMovement(tokens) for tokens in range(1, 100))


def _candidates(state: State, frame: Frame) -> tuple[TurboMovement, ...]:
    return ALL[: state.heroes[frame[1]].turbo]


def _why_illegal(state: State, frame: Frame, action: TurboMovement) -> Refusal | None:
    active = state.heroes[frame[1]].turbo
    if not 1 <= action.tokens <= active:
        return Refusal("no-turbo", f"{active} turbo tokens are active", ("MMC-8e-04",))
    return None


def _do(state: State, frame: Frame, action: TurboMovement) -> None:
    turbo.spend(state, frame[1], action.tokens)
    state.heroes[frame[1]].moves += action.tokens


def _universe(state: State, frame: Frame) -> Iterator[TurboMovement]:
    return (TurboMovement(tokens) for tokens in range(9))


KINDS = (ActionKind(TurboMovement, _candidates, _why_illegal, _do, _universe, exact=True, needs=TURBO),)
