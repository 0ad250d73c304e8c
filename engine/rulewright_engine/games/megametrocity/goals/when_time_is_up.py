"""Won or lost as the last turn ends, in place of the loss by time (MMC-12.04-03, MMC-12.13-03)."""

from rulewright_engine.games.megametrocity.goals.asking import Asked
from rulewright_engine.games.megametrocity.stage_conditions import all_hold
from rulewright_engine.games.megametrocity.state import State
from rulewright_schema.games.megametrocity.goals import WhenTimeIsUp


def met(state: State, goal: WhenTimeIsUp, asked: Asked) -> bool:
    """Never before the end; then whether its conditions hold."""
    return asked.at_end and all_hold(state, goal.provided)
