"""Reactions of Techniques, offered when what set them off is over: `("reaction", hero, technique, ability)`."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity import abilities, triggers
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision, hero_of
from rulewright_engine.games.megametrocity.parts import Ability
from rulewright_engine.games.megametrocity.state import OFF, Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class React(TextAction):
    """Uses the reaction."""

    FORM: ClassVar[str] = "react"


@frozen
class Forgo(TextAction):
    """Does without it this time."""

    FORM: ClassVar[str] = "forgo"


def _ability(state: State, frame: Frame) -> Ability:
    _, _, technique, number = frame
    return next(each for each in state.table.techniques[technique].abilities if each.number == number)


def _cannot(state: State, frame: Frame) -> bool:
    """It is offered only to somebody on the map who can use it."""
    if state.heroes[frame[1]].square != OFF and _why_not_react(state, frame, React()) is None:
        return False
    state.agenda.pop()
    return True


def _reacts(state: State, frame: Frame) -> Iterator[React]:
    yield React()


def _why_not_react(state: State, frame: Frame, action: React) -> Refusal | None:
    return abilities.why_not(state, frame[1], _ability(state, frame))


def _react(state: State, frame: Frame, action: React) -> None:
    state.agenda.pop()
    abilities.use(state, frame[1], frame[2], _ability(state, frame))


def _forgoes(state: State, frame: Frame) -> Iterator[Forgo]:
    yield Forgo()


def _always(state: State, frame: Frame, action: Forgo) -> Refusal | None:
    return None


def _forgo(state: State, frame: Frame, action: Forgo) -> None:
    state.agenda.pop()


def _weapon_gone(state: State, frame: Frame) -> None:
    """("weapon-gone", hero): its last battery was spent."""
    triggers.fire(state, "weapon-discarded", frame[1])


FRAMES = {"weapon-gone": _weapon_gone}
DECISIONS = {
    "reaction": Decision(
        hero_of(1),
        (ActionKind(React, _reacts, _why_not_react, _react), ActionKind(Forgo, _forgoes, _always, _forgo)),
        _cannot,
    )
}
