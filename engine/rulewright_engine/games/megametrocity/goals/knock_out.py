"""Knock out enemies, all of those named (MMC-12.01-03 and others)."""

from rulewright_engine.games.megametrocity.goals.foes import kind_of
from rulewright_engine.games.megametrocity.state import State
from rulewright_schema.games.megametrocity.goals import KnockOut


def met(state: State, goal: KnockOut) -> bool:
    """Whether each has been knocked out at least once."""
    return all(kind >= 0 and state.kos[kind] > 0 for kind in (kind_of(state, foe) for foe in goal.whom))
