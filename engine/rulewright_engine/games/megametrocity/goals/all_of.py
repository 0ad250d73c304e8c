"""Each of several goals (MMC-12.12-04, MMC-12.12-06)."""

from rulewright_engine.games.megametrocity.goals.asking import Asked
from rulewright_engine.games.megametrocity.stage_places import falls_away
from rulewright_engine.games.megametrocity.state import State
from rulewright_schema.games.megametrocity.goals import AllOf


def met(state: State, goal: AllOf, asked: Asked) -> bool:
    """Whether each is met; those that name a map not in play fall away, but never all of them."""
    within = asked._replace(fresh=asked.fresh or goal.within == "one-heroes-turn")
    counted = [each for each in goal.of if not falls_away(state, each)]
    return bool(counted) and all(asked.of(state, each, within) for each in counted)
