"""Knock out a number of thugs, leaders among them."""

from rulewright_engine.games.megametrocity.goals.asking import Asked
from rulewright_engine.games.megametrocity.goals.progress import knocked_out
from rulewright_engine.games.megametrocity.state import State
from rulewright_schema.fields import value_for
from rulewright_schema.games.megametrocity.goals import KnockOutThugs


def met(state: State, goal: KnockOutThugs, asked: Asked) -> bool:
    """Whether so many of the type have been knocked out by all heroes together."""
    table = state.table
    wanted = value_for(goal.count, table.count)
    thug = table.thug_types.index(goal.thug.rpartition("/")[2]) if goal.thug else None
    done = sum(
        knocked_out(state, number, asked.fresh)
        for number, kind in enumerate(table.kinds)
        if kind.sort in ("thug", "leader") and thug in (None, kind.thug)
    )
    return wanted is not None and done >= wanted
