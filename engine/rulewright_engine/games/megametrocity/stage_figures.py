"""Figures that the stage itself puts on the map, once, when their place first comes into play (MMC-9c1-02)."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity import chains, spawning, stage_places, things
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision, players
from rulewright_engine.games.megametrocity.chains import spawn_kind, stage_spawns
from rulewright_engine.games.megametrocity.parts import PlacedGroup
from rulewright_engine.games.megametrocity.state import CHAINED, Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen
from rulewright_schema.games.megametrocity.stage_rules import Destructible
from rulewright_schema.games.megametrocity.stage_spawns import LeaderSpawn, Spawn, ThugSpawn
from rulewright_schema.geometry import indices


def laid(state: State, part: str) -> None:
    """A tile or face was laid: its destructible things stand there, and the figures whose place is now in play."""
    _things(state, part)
    appear(state)


def appear(state: State) -> None:
    """Every figure of the stage whose place is in play and that has not appeared; where there is a choice, players
    make it.
    """
    for number, spawn in enumerate(state.table.spawns):
        if state.spawned >> number & 1:
            continue
        mask = stage_places.squares(state, spawn.place)
        if mask:
            state.spawned |= 1 << number
            spawn_at(state, number, mask)


def spawn_at(state: State, number: int, mask: int) -> None:
    """One of the stage's spawns, on a square of some."""
    if mask & (mask - 1):
        state.agenda.append(("place-figure", number, mask))
    else:
        put(state, state.table.once(stage_spawns)[number], mask.bit_length() - 1)


def put(state: State, spawn: Spawn, square: int) -> None:
    """Puts the figures of a spawn on a square; leaders and thugs obey the Death Circle."""
    if isinstance(spawn, LeaderSpawn | ThugSpawn):
        leads = isinstance(spawn, LeaderSpawn)
        name = spawn.leader if isinstance(spawn, LeaderSpawn) else spawn.thug
        count = 1 if isinstance(spawn, LeaderSpawn) else spawn.count
        thug = state.table.thug_types.index(name.rpartition("/")[2])
        spawning.place(state, (PlacedGroup(thug, count, leads),), square)
        return
    kind = spawn_kind(state, spawn)
    if kind < 0 or not state.supply[state.table.kinds[kind].component]:
        return
    figure = spawning.put(state, kind, square)
    if spawn.chained is not None:
        state.foes[figure] = state.foes[figure]._replace(life=0, flags=CHAINED)
        chains.arrived(state, figure, by_own_move=False)


def _things(state: State, part_id: str) -> None:
    """Destructible things of a part that was laid; those of an Establishment come once (it may be laid again)."""
    table, window = state.table, state.window
    if not things.has_things(table):
        return
    if part_id in table.faces:
        if state.marks.get(f"things:{part_id}"):
            return
        state.marks[f"things:{part_id}"] = 1
    for extra in table.extras:
        if not isinstance(extra, Destructible):
            continue
        kind = table.kind_names["thing", extra.feature]
        for part in window.parts:
            if part.id != part_id:
                continue
            for square in indices(window.shift(things.on_part(extra, part.layout), part)):
                spawning.put(state, kind, square)


@frozen
class PlaceFigure(TextAction):
    """Puts a figure of the stage on one of the squares that it leaves open."""

    FORM: ClassVar[str] = "place {square@}"
    square: int


def _candidates(state: State, frame: Frame) -> Iterator[PlaceFigure]:
    return (PlaceFigure(square) for square in indices(frame[2]))


def _why_illegal(state: State, frame: Frame, action: PlaceFigure) -> Refusal | None:
    if not frame[2] >> action.square & 1:
        return Refusal("not-there", "the stage puts the figure elsewhere", ("MMC-9c1-02",))
    return None


def _do(state: State, frame: Frame, action: PlaceFigure) -> None:
    state.agenda.pop()
    put(state, state.table.once(stage_spawns)[frame[1]], action.square)


def _universe(state: State, frame: Frame) -> Iterator[PlaceFigure]:
    return (PlaceFigure(square) for square in range(state.window.squares))


DECISIONS = {
    "place-figure": Decision(players, (ActionKind(PlaceFigure, _candidates, _why_illegal, _do, _universe),)),
}
