"""Get to a place."""

from rulewright_engine.games.megametrocity.goals.asking import Asked
from rulewright_engine.games.megametrocity.stage_conditions import heroes_at
from rulewright_engine.games.megametrocity.state import State
from rulewright_schema.games.megametrocity.goals import Reach


def met(state: State, goal: Reach, asked: Asked) -> bool:
    """Whether so many heroes are there at the same time."""
    return heroes_at(state, goal.place, goal.heroes)
