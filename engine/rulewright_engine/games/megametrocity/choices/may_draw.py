"""The Item card for ten thugs knocked out in one turn, which the hero may draw (MMC-6a-05)."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision, hero_of
from rulewright_engine.games.megametrocity.state import OFF, Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class DrawReward(TextAction):
    """Draws the card."""

    FORM: ClassVar[str] = "draw-reward"


@frozen
class Decline(TextAction):
    """Goes without it."""

    FORM: ClassVar[str] = "decline"


def _draws(state: State, frame: Frame) -> Iterator[DrawReward]:
    yield DrawReward()


def _declines(state: State, frame: Frame) -> Iterator[Decline]:
    yield Decline()


def _always(state: State, frame: Frame, action: TextAction) -> Refusal | None:
    return None


def _draw(state: State, frame: Frame, action: DrawReward) -> None:
    state.agenda[-1] = ("draw-items", frame[1], 1)


def _decline(state: State, frame: Frame, action: Decline) -> None:
    state.agenda.pop()


def _gone(state: State, frame: Frame) -> bool:
    if state.heroes[frame[1]].square == OFF:
        state.agenda.pop()
        return True
    return False


DECISIONS = {
    "may-draw": Decision(
        hero_of(1),
        (ActionKind(DrawReward, _draws, _always, _draw), ActionKind(Decline, _declines, _always, _decline)),
        _gone,
    )
}
