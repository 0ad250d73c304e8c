"""Spend actions on a place (MMC-12.02-05, MMC-12.03-04, MMC-12.12-05)."""

from rulewright_engine.games.megametrocity.goals.asking import Asked
from rulewright_engine.games.megametrocity.goals.progress import done, number_of
from rulewright_engine.games.megametrocity.state import State
from rulewright_schema.fields import value_for
from rulewright_schema.games.megametrocity.goals import SpendActions

ACTIONS = "actions"


def met(state: State, goal: SpendActions, asked: Asked) -> bool:
    """Whether all actions have been spent, by one hero where the goal wants it so."""
    wanted = value_for(goal.actions, state.table.count)
    if wanted is None:
        return False
    number = number_of(state, goal)
    if goal.by == "any-heroes":
        return done(state, number, ACTIONS) >= wanted
    return any(done(state, number, ACTIONS, hero) >= wanted for hero in range(len(state.heroes)))
