"""Ending the turn; what is left of movement points and actions is lost."""

from typing import ClassVar

from rulewright_engine.games.megametrocity import rounds
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class EndTurn(TextAction):
    """Ends the hero's turn (MMC-4-15)."""

    FORM: ClassVar[str] = "end"


ONLY = (EndTurn(),)


def _candidates(state: State, frame: Frame) -> tuple[EndTurn, ...]:
    return ONLY


def _why_illegal(state: State, frame: Frame, action: EndTurn) -> Refusal | None:
    return None


def _do(state: State, frame: Frame, action: EndTurn) -> None:
    rounds.end_hero_turn(state, frame[1])


KINDS = (ActionKind(EndTurn, _candidates, _why_illegal, _do, exact=True),)
