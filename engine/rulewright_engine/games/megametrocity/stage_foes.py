"""Which kind of foe a stage means, named or drawn."""

from rulewright_engine.games.megametrocity.state import State
from rulewright_schema.games.megametrocity.foes import DrawnBoss, Foe, NamedBoss, NamedFinalBoss, NamedLeader


def kind_of(state: State, foe: Foe) -> int:
    """The kind; -1 for a draw that has not been made."""
    table = state.table
    if isinstance(foe, DrawnBoss):
        place = list(table.stage.draws).index(foe.draw)
        return state.draws[place] if place < len(state.draws) else -1
    if isinstance(foe, NamedBoss):
        return table.kind_names["boss", foe.boss.rpartition("/")[2]]
    if isinstance(foe, NamedFinalBoss):
        return table.kind_names["final-boss", foe.final_boss.rpartition("/")[2]]
    assert isinstance(foe, NamedLeader)
    return table.kind_names["leader", foe.leader.rpartition("/")[2]]
