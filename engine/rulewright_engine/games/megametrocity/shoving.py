"""Who can be shoved at all, by a push, an impulse or an effect (MMC-8c-16, MMC-6a-22)."""

from rulewright_engine.games.megametrocity import things
from rulewright_engine.games.megametrocity.chains import rules_for
from rulewright_engine.games.megametrocity.state import CHAINED, State
from rulewright_engine.interface import Refusal


def why_not_moved(state: State, figure: int) -> Refusal | None:
    """Why somebody cannot be shoved at all: a thing that a stage fixes, a boss whose chains hold, no room."""
    foe = state.foes.get(figure)
    if foe is not None and (foe.flags & CHAINED or state.table.kinds[foe.kind].sort == "thing"):
        kind = state.table.kinds[foe.kind]
        if kind.sort == "thing" and not things.rules(state, kind.id).movable:
            return Refusal("fixed", f"the {kind} cannot be moved", ("MMC-12.07-07",))
        rules = rules_for(state, foe.kind) if foe.flags & CHAINED else None
        if rules is not None and not rules.pushable:
            return Refusal("fixed", f"the stage does not let {kind} be pushed")
    if not state.window.around(state.square_of(figure)):
        return Refusal("no-room", "no square is next to the miniature", ("MMC-8c-16",))
    return None
