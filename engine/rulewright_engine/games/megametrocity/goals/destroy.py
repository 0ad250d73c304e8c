"""Destroy something printed on the map (MMC-12.07-03, MMC-12.B-03)."""

from rulewright_engine.games.megametrocity import things
from rulewright_engine.games.megametrocity.goals.asking import Asked
from rulewright_engine.games.megametrocity.goals.progress import knocked_out
from rulewright_engine.games.megametrocity.state import State
from rulewright_schema.games.megametrocity.goals import Destroy
from rulewright_schema.games.megametrocity.stage_conditions import HowMany


def met(state: State, goal: Destroy, asked: Asked) -> bool:
    """Whether so many of them, or all there are on the tiles of the stage, are destroyed."""
    return destroyed(state, goal.feature, goal.count, asked.fresh)


def destroyed(state: State, feature: str, count: HowMany, fresh: bool = False) -> bool:
    """Whether so many of something printed are destroyed."""
    kind = state.table.kind_names.get(("thing", feature))
    if kind is None:
        return False
    wanted = things.in_all(state.table, feature) if count == "every" else count
    return 0 < wanted <= knocked_out(state, kind, fresh)
