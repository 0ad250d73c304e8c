"""Goals: one module for each, with its `met`; joined in `EVALUATORS` by the class of its model."""

from collections.abc import Callable, Mapping
from typing import Any

from rulewright_engine.games.megametrocity.goals import knock_out, knock_out_thugs
from rulewright_engine.games.megametrocity.state import State
from rulewright_schema.games.megametrocity.goals import AllOf, AnyOf, Goal, KnockOut, KnockOutThugs, WhenTimeIsUp

Met = Callable[[State, Any], bool]

EVALUATORS: Mapping[type[Any], Met] = {
    KnockOut: knock_out.met,
    KnockOutThugs: knock_out_thugs.met,
    AllOf: lambda state, goal: all(is_met(state, each) for each in goal.of),
    AnyOf: lambda state, goal: any(is_met(state, each) for each in goal.of),
    WhenTimeIsUp: lambda state, goal: False,
}
"""By class of goal: whether it is met now."""


def is_met(state: State, goal: Goal) -> bool:
    """Whether a goal is met now."""
    met = EVALUATORS.get(type(goal))
    return met is not None and met(state, goal)


def met(state: State) -> bool:
    """Whether the stage is won now (MMC-11-01)."""
    return is_met(state, state.table.goal)


def holds_at_the_end(state: State) -> bool:
    """Whether the stage is won as the last turn ends, in place of the loss by time (MMC-12.04-03)."""
    return False
