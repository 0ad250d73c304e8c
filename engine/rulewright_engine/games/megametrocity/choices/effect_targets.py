"""Whom an effect is for, and in which straight line, where its card leaves it open."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision
from rulewright_engine.games.megametrocity.effects import running
from rulewright_engine.games.megametrocity.effects.context import context_of, decider
from rulewright_engine.games.megametrocity.figures import figure_of, in_words, name_of
from rulewright_engine.games.megametrocity.state import FIRST_FOE, Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen
from rulewright_schema.geometry import indices

ACTOR, CHOSEN = 3, 8


@frozen
class ChooseTarget(TextAction):
    """Chooses a hero or foe for the effect."""

    FORM: ClassVar[str] = "target {figure}"
    figure: str


@frozen
class EnoughTargets(TextAction):
    """Chooses nobody beside those already chosen."""

    FORM: ClassVar[str] = "enough"


@frozen
class ChooseBeam(TextAction):
    """Chooses the straight line in which a square lies: its first one is offered, any other says the same."""

    FORM: ClassVar[str] = "beam at {square@}"
    square: int


def _player(state: State, frame: Frame) -> str:
    return decider(state, frame[ACTOR])


# ------------------------------------------------------------------------------------------------------------ targets
def _open_targets(state: State, frame: Frame) -> tuple[int, ...]:
    found = running.candidates(state, running.effect_of(state, frame), context_of(state, frame)).all
    return tuple(figure for figure in found if figure not in frame[CHOSEN])


def _targets(state: State, frame: Frame) -> Iterator[ChooseTarget]:
    alike = set()
    for figure in _open_targets(state, frame):
        looks = figure if figure < FIRST_FOE else state.foes[figure]
        if looks not in alike:
            alike.add(looks)
            yield ChooseTarget(name_of(state, figure))


def _why_not_target(state: State, frame: Frame, action: ChooseTarget) -> Refusal | None:
    if figure_of(state, action.figure) not in _open_targets(state, frame):
        return Refusal("no-target", f"{in_words(state, action.figure)} cannot be chosen", ("MMC-6d-02",))
    return None


def _target(state: State, frame: Frame, action: ChooseTarget) -> None:
    state.agenda.pop()
    chosen = (*frame[CHOSEN], figure_of(state, action.figure))
    effect, context = running.effect_of(state, frame), context_of(state, frame)
    if len(chosen) < running.candidates(state, effect, context).choose:
        state.agenda.append((*frame[:CHOSEN], chosen))
    else:
        running.carry_out(state, frame, chosen)


def _any_figure(state: State, frame: Frame) -> Iterator[ChooseTarget]:
    alike = set()
    for hero in range(len(state.heroes)):
        yield ChooseTarget(name_of(state, hero))
    for number, foe in state.foes.items():
        if foe not in alike and number not in frame[CHOSEN]:
            alike.add(foe)
            yield ChooseTarget(name_of(state, number))


def _enough(state: State, frame: Frame) -> Iterator[EnoughTargets]:
    yield EnoughTargets()


def _why_not_enough(state: State, frame: Frame, action: EnoughTargets) -> Refusal | None:
    return None if frame[CHOSEN] else Refusal("choose-one", "somebody is to be chosen", ("MMC-6d-02",))


def _is_enough(state: State, frame: Frame, action: EnoughTargets) -> None:
    state.agenda.pop()
    running.carry_out(state, frame, frame[CHOSEN])


# --------------------------------------------------------------------------------------------------------------- beam
def _beams(state: State, frame: Frame) -> Iterator[ChooseBeam]:
    here = state.square_of(frame[ACTOR])
    steps = state.window.distances(here)
    for line in running.lines_for(state, frame):
        yield ChooseBeam(min(indices(line), key=lambda square: (steps[square], square)))


def _line_with(state: State, frame: Frame, square: int) -> int:
    return next((line for line in running.lines_for(state, frame) if line >> square & 1), 0)


def _why_not_beam(state: State, frame: Frame, action: ChooseBeam) -> Refusal | None:
    if not _line_with(state, frame, action.square):
        return Refusal("no-target", "there is nobody in a straight line through that square", ("MMC-8c-07",))
    return None


def _beam(state: State, frame: Frame, action: ChooseBeam) -> None:
    state.agenda.pop()
    running.line_chosen(state, frame, _line_with(state, frame, action.square))


def _any_square(state: State, frame: Frame) -> Iterator[ChooseBeam]:
    return (ChooseBeam(square) for square in range(state.window.squares))


DECISIONS = {
    "choose-targets": Decision(
        _player,
        (
            ActionKind(ChooseTarget, _targets, _why_not_target, _target, _any_figure),
            ActionKind(EnoughTargets, _enough, _why_not_enough, _is_enough),
        ),
    ),
    "choose-beam": Decision(_player, (ActionKind(ChooseBeam, _beams, _why_not_beam, _beam, _any_square),)),
}
