"""One of several goals."""

from rulewright_engine.games.megametrocity.goals.asking import Asked
from rulewright_engine.games.megametrocity.state import State
from rulewright_schema.games.megametrocity.goals import AnyOf


def met(state: State, goal: AnyOf, asked: Asked) -> bool:
    """Whether one of them is met."""
    return any(asked.of(state, each, asked) for each in goal.of)
