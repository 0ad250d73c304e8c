"""Goals: one module for each, with its `met`; joined in `EVALUATORS` by the class of its model."""

from collections.abc import Callable, Mapping
from typing import Any

from rulewright_engine.games.megametrocity.goals import (
    all_of,
    any_of,
    deliver,
    destroy,
    knock_out,
    knock_out_thugs,
    reach,
    spend_actions,
    when_time_is_up,
)
from rulewright_engine.games.megametrocity.goals.asking import Asked
from rulewright_engine.games.megametrocity.state import State
from rulewright_schema.games.megametrocity.goals import (
    AllOf,
    AnyOf,
    Deliver,
    Destroy,
    Goal,
    KnockOut,
    KnockOutThugs,
    Reach,
    SpendActions,
    WhenTimeIsUp,
)

Met = Callable[[State, Any, Asked], bool]

EVALUATORS: Mapping[type[Any], Met] = {
    KnockOut: knock_out.met,
    KnockOutThugs: knock_out_thugs.met,
    SpendActions: spend_actions.met,
    Deliver: deliver.met,
    Destroy: destroy.met,
    Reach: reach.met,
    WhenTimeIsUp: when_time_is_up.met,
    AllOf: all_of.met,
    AnyOf: any_of.met,
}
"""By class of goal: whether it is met now."""


def _judge(state: State, goal: Any, asked: Asked) -> bool:
    return EVALUATORS[type(goal)](state, goal, asked)


NOW, AT_THE_END = Asked(_judge), Asked(_judge, at_end=True)


def is_met(state: State, goal: Goal, at_end: bool = False) -> bool:
    """Whether a goal is met now, or as the last turn ends."""
    return _judge(state, goal, AT_THE_END if at_end else NOW)


def met(state: State) -> bool:
    """Whether the stage is won now (MMC-11-01)."""
    return is_met(state, state.table.goal)


def holds_at_the_end(state: State) -> bool:
    """Whether the stage is won as the last turn ends, in place of the loss by time (MMC-12.04-03)."""
    return is_met(state, state.table.goal, at_end=True)
