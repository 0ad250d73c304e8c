"""What came about, in one line for people."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from rulewright_engine.games.megametrocity import events, events_of_stages
from rulewright_engine.games.megametrocity.actions import square_text
from rulewright_engine.games.megametrocity.figures import name_of
from rulewright_engine.games.megametrocity.state import FIRST_FOE, State
from rulewright_engine.interface import Event
from rulewright_schema.counts import counted

HERO_FIELDS = ("hero", "giver", "taker", "by")
ONE_OF = {"tokens": "token", "hits": "hit", "wounds": "wound", "cents": "cent", "batteries": "battery"}
"""Fields that count something, with the word for one of it."""
SQUARE_FIELDS = ("square", "start", "end")


def told(state: State, event: Event) -> str:
    """A line; empty for what goes without saying."""
    own = LINES.get(type(event))
    if own is not None:
        return own(state, event)
    words = re.sub(r"(?<!^)(?=[A-Z])", " ", type(event).__name__).lower()
    parts = []
    for name in getattr(event, "__slots__", ()):
        part = _part(state, name, getattr(event, name))
        if part:
            parts.append(part)
    return f"{words}: {', '.join(parts)}" if parts else words


def _part(state: State, name: str, value: Any) -> str:
    if isinstance(value, bool):
        return name if value else f"not {name}"
    if name in HERO_FIELDS and isinstance(value, int):
        return who(state, value) if value >= 0 else ""
    if name in SQUARE_FIELDS and isinstance(value, int):
        return (
            f"{'to' if name == 'end' else 'from' if name == 'start' else 'at'} {square_text(value)}"
            if value >= 0
            else ""
        )
    if name in ("figure", "foe") and isinstance(value, int):
        return who(state, value)
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    if not isinstance(value, int):
        return str(value)
    return counted(value, ONE_OF[name]) if name in ONE_OF else f"{value} {name}"


def who(state: State, figure: int) -> str:
    """A hero by id, a foe by kind and number."""
    if figure < FIRST_FOE:
        return name_of(state, figure)
    foe = state.foes.get(figure)
    return f"{state.table.kinds[foe.kind]} {figure}" if foe is not None else "one who is gone"


def _moved(state: State, event: Any) -> str:
    figure = event.hero if isinstance(event, events.HeroMoved) else event.foe
    return f"{who(state, figure)} goes from {square_text(event.start)} to {square_text(event.end)}"


def _rolled(state: State, event: Any) -> str:
    return f"{who(state, event.figure)} rolls {' '.join(map(str, event.faces))}: {counted(event.hits, 'hit')}"


def _out(state: State, event: Any) -> str:
    by = f" by {who(state, event.by)}" if event.by >= 0 else ""
    return f"{event.kind} {event.foe} is knocked out{by}"


def _foe_wounded(state: State, event: Any) -> str:
    """Of one that is knocked out by it the next line tells; only what it blocked is told here."""
    name = who(state, event.foe) if event.foe in state.foes else "the foe"
    told = [f"takes {counted(event.wounds, 'wound')}"] if event.wounds and event.foe in state.foes else []
    told += [f"blocks {counted(event.blocked, 'wound')}"] if event.blocked else []
    return f"{name} {' and '.join(told)}" if told else ""


LINES: Mapping[type[Any], Callable[[State, Any], str]] = {
    events.TurnBegan: lambda _, event: f"turn {event.turn} begins, the dial shows {event.dial}",
    events.HeroTurnBegan: lambda state, event: f"{who(state, event.hero)}'s turn",
    events.HeroTurnEnded: lambda state, event: "",
    events.StageEnded: lambda _, event: f"the stage is {event.outcome}: {event.reason}",
    events.HeroMoved: _moved,
    events.FoeMoved: _moved,
    events.DiceRolled: _rolled,
    events.FoeKnockedOut: _out,
    events.FoeWounded: _foe_wounded,
    events.FoeRemoved: lambda _, event: f"{event.kind} leaves the map",
    events.FoeSpawned: lambda _, event: f"{event.kind} {event.foe} appears at {square_text(event.square)}",
    events.HeroWounded: lambda state, event: f"{who(state, event.hero)} takes {counted(event.wounds, 'wound')}",
    events.HeroKnockedOut: lambda state, event: f"{who(state, event.hero)} is KO'd",
    events.ThugCardDrawn: lambda _, event: f"thug card {event.card}{'' if event.used else ', discarded'}",
    events_of_stages.StageBegan: lambda _, event: f"{event.stage} begins, {event.difficulty}",
    events.TileLaid: lambda _, event: f"tile {event.tile} is laid",
    events.TileRemoved: lambda _, event: f"tile {event.tile} is removed",
    events.MapScrolled: lambda _, event: "",
}
