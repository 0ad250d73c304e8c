"""On which square the thugs called by a hero's card appear."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision, hero_of
from rulewright_engine.games.megametrocity.effects import calling
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen
from rulewright_schema.geometry import indices


@frozen
class SpawnAt(TextAction):
    """The thugs appear on a square."""

    FORM: ClassVar[str] = "spawn at {square@}"
    square: int


def _candidates(state: State, frame: Frame) -> Iterator[SpawnAt]:
    """("spawn-at", hero, squares, groups)."""
    return (SpawnAt(square) for square in indices(frame[2]))


def _why_illegal(state: State, frame: Frame, action: SpawnAt) -> Refusal | None:
    if not frame[2] >> action.square & 1:
        return Refusal("not-there", "the card does not let them appear there", ("MMC-9d-01",))
    return None


def _do(state: State, frame: Frame, action: SpawnAt) -> None:
    state.agenda.pop()
    calling.appear(state, frame[3], action.square)


def _universe(state: State, frame: Frame) -> Iterator[SpawnAt]:
    return (SpawnAt(square) for square in range(state.window.squares))


DECISIONS = {"spawn-at": Decision(hero_of(1), (ActionKind(SpawnAt, _candidates, _why_illegal, _do, _universe),))}
