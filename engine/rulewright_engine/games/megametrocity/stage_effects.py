"""What a stage does at its moments: one function for each effect, joined in `HANDLERS` by its class."""

from collections.abc import Callable, Mapping
from typing import Any

from rulewright_engine.games.megametrocity import chains, rewards, rounds, stage_figures, stage_places
from rulewright_engine.games.megametrocity.events_of_stages import DialSet
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_schema.games.megametrocity.stage_events import EndStage, GiveReward, MoveDial, SetDial, SpawnFigure
from rulewright_schema.games.megametrocity.stage_rules import Moment


def _run(state: State, frame: Frame) -> None:
    """("stage-effects", extra, how many are done): the effects of a moment, in order."""
    name, number, step = frame
    moment = state.table.extras[number]
    assert isinstance(moment, Moment)
    if step < len(moment.do):
        effect = moment.do[step]
        state.agenda.append((name, number, step + 1))
        HANDLERS[type(effect)](state, effect)


def _turn_dial(state: State, shows: int) -> None:
    """The turn that is going on is never taken away."""
    state.dial = max(1, shows)
    state.events.append(DialSet(state.dial))


def _set_dial(state: State, effect: SetDial) -> None:
    """MMC-12.07-04."""
    _turn_dial(state, effect.turn)


def _move_dial(state: State, effect: MoveDial) -> None:
    _turn_dial(state, state.dial + effect.turns)


def _spawn(state: State, effect: SpawnFigure) -> None:
    number = next(
        number for number, spawn in enumerate(state.table.once(chains.stage_spawns)) if spawn is effect.figure
    )
    mask = stage_places.squares(state, effect.figure.place)
    if mask and effect.figure.holds_for(state.table.count):
        stage_figures.spawn_at(state, number, mask)


def _give(state: State, effect: GiveReward) -> None:
    rewards.give(state, effect)


def _end_stage(state: State, effect: EndStage) -> None:
    rounds.end_stage(state, effect.outcome, "the stage says so")


HANDLERS: Mapping[type[Any], Callable[[State, Any], None]] = {
    SetDial: _set_dial,
    MoveDial: _move_dial,
    SpawnFigure: _spawn,
    GiveReward: _give,
    EndStage: _end_stage,
}
"""By class of effect: what carries it out."""

FRAMES = {"stage-effects": _run}
