"""Knock out enemies, all of those named (MMC-12.01-03 and others)."""

from rulewright_engine.games.megametrocity.goals.asking import Asked
from rulewright_engine.games.megametrocity.goals.progress import knocked_out
from rulewright_engine.games.megametrocity.stage_foes import kind_of
from rulewright_engine.games.megametrocity.state import State
from rulewright_schema.games.megametrocity.goals import KnockOut


def met(state: State, goal: KnockOut, asked: Asked) -> bool:
    """Whether each has been knocked out at least once."""
    kinds = (kind_of(state, foe) for foe in goal.whom)
    return all(kind >= 0 and knocked_out(state, kind, asked.fresh) > 0 for kind in kinds)
