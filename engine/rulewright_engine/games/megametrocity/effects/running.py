"""Effects of a list, one after the other.

The frame is `("effects", list, next effect, actor, square, hit, same)`; the rest of the list waits below whatever an
effect puts on the agenda. A handler that knows its targets at once returns them, for `same` of the next effect; one
that has to ask first pushes a decision, which calls `remember` when it is answered.
"""

from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.effects.handlers import HANDLERS
from rulewright_engine.games.megametrocity.state import Frame, State

SAME = 6


def _effects(state: State, frame: Frame) -> None:
    _, number, place, actor, square, hit, same = frame
    effects = state.table.effects[number]
    if place + 1 < len(effects):
        state.agenda.append(("effects", number, place + 1, actor, square, hit, same))
    if place < len(effects):
        handler = HANDLERS.get(type(effects[place]))
        if handler is not None:
            waiting = len(state.agenda) - 1
            targets = handler(state, effects[place], Context(actor, square, hit, same))
            if targets is not None and place + 1 < len(effects):
                _set_same(state, waiting, targets)


def remember(state: State, targets: tuple[int, ...]) -> None:
    """Tells the effects that wait next whom the one before was for."""
    for place in range(len(state.agenda) - 1, -1, -1):
        if state.agenda[place][0] == "effects":
            _set_same(state, place, targets)
            return


def _set_same(state: State, place: int, targets: tuple[int, ...]) -> None:
    state.agenda[place] = (*state.agenda[place][:SAME], targets)


FRAMES = {"effects": _effects}
