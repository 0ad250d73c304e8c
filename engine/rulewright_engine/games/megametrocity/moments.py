"""Moments of a stage (`extra: moment`): each function is told when one has come about.

What the stage then does is queued as `("stage-effects", index of the extra, 0)`: at once where nothing else is going
on, else at the end of the present procedure, which is only paused (MMC-12.07-04).
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rulewright_engine.games.megametrocity.stage_foes import kind_of
from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.games.megametrocity.table import Table
from rulewright_schema.games.megametrocity.stage_events import (
    DestroyedEvent,
    FaceLaid,
    FreedEvent,
    KnockedOutEvent,
    TileLaid,
    TurnBegins,
)
from rulewright_schema.games.megametrocity.stage_rules import Moment

Is = Callable[[State, Any, Any], bool]

MATCHES: Mapping[type[Any], Is] = {
    TurnBegins: lambda state, event, turn: bool(event.turn == turn),
    TileLaid: lambda state, event, tile: bool(event.tile.rpartition("/")[2] == tile),
    FaceLaid: lambda state, event, face: bool(event.face.rpartition("/")[2] == face),
    KnockedOutEvent: lambda state, event, kind: bool(kind_of(state, event.whom) == kind),
    DestroyedEvent: lambda state, event, kind: state.table.kind_names.get(("thing", event.feature)) == kind,
    FreedEvent: lambda state, event, kind: bool(kind_of(state, event.whom) == kind),
}
"""By class of event: whether it is what has come about."""


def moments(table: Table) -> tuple[tuple[int, Moment], ...]:
    """The moments of a stage, each with its place among the extras."""
    return tuple((number, extra) for number, extra in enumerate(table.extras) if isinstance(extra, Moment))


def turn_begins(state: State) -> None:
    """A turn begins."""
    _at_once(state, state.round, TurnBegins)


def tile_laid(state: State, tile: str) -> None:
    """A tile is laid."""
    _at_once(state, tile, TileLaid)


def face_laid(state: State, face: str) -> None:
    """An Establishment's tile is laid; only the first time counts."""
    if not state.table.once(moments):
        return
    key = f"opened:{face}"
    if key not in state.marks:
        state.marks[key] = 1
        _at_once(state, face, FaceLaid)


def knocked_out(state: State, kind: int) -> None:
    """An enemy is knocked out, or a destructible thing destroyed."""
    _afterwards(state, kind, KnockedOutEvent, DestroyedEvent)


def freed(state: State, kind: int) -> None:
    """A chained boss is freed."""
    _afterwards(state, kind, FreedEvent)


def _found(state: State, what: Any, *events: type[Any]) -> Iterator[tuple[str, int, int]]:
    for number, extra in state.table.once(moments):
        if isinstance(extra.when, events) and MATCHES[type(extra.when)](state, extra.when, what):
            yield "stage-effects", number, 0


def _at_once(state: State, what: Any, event: type[Any]) -> None:
    state.agenda.extend(reversed(list(_found(state, what, event))))


def _afterwards(state: State, what: Any, *events: type[Any]) -> None:
    state.after.extend(_found(state, what, *events))
