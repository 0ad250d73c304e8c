"""Where each hero starts: a square of the players' choice (MMC-5a-01, MMC-10-10)."""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from rulewright_engine.games.megametrocity import stage_places
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision, hero_of
from rulewright_engine.games.megametrocity.events import HeroPlaced
from rulewright_engine.games.megametrocity.state import OFF, Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen
from rulewright_schema.counts import counted
from rulewright_schema.games.megametrocity.streets import Maps
from rulewright_schema.geometry import indices, union


@frozen
class Start(TextAction):
    """Starts on a square."""

    FORM: ClassVar[str] = "start {square@}"
    square: int


def start_squares(state: State) -> int:
    """Where heroes start: the stage's own place, else the first column of each street."""
    place = state.table.stage.heroes_start
    return stage_places.squares(state, place) if place is not None else union(state.window.first_column)


def why_nobody_starts(state: State) -> str | None:
    """Why the heroes cannot be put on the table as it lies at the set-up; None if they can."""
    table, window = state.table, state.window
    there = {window.street_of(square) for square in indices(start_squares(state))}
    if not there:
        return "nobody can start: the place where heroes start is not on the table"
    maps = table.stage.street
    least = maps.least_heroes if isinstance(maps, Maps) else 0
    needed = least * len(window.streets)
    if needed > table.count:
        return f"{counted(len(window.streets), 'map')} need {counted(needed, 'hero')}, and there are {table.count}"
    without = [name for number, name in enumerate(table.map_ids) if number not in there]
    return f"nobody can start on {without[0]}, which needs {least}" if least and without else None


def _still_needed(state: State, street: int) -> int:
    """Heroes that a street lacks to have its least number."""
    maps = state.table.stage.street
    least = maps.least_heroes if isinstance(maps, Maps) else 0
    window = state.window
    there = sum(hero.square != OFF and window.street_of(hero.square) == street for hero in state.heroes)
    return max(0, least - there)


_on = cache(Start)


def _candidates(state: State, frame: Frame) -> Iterator[Start]:
    return (_on(square) for square in indices(start_squares(state)))


def _why_illegal(state: State, frame: Frame, action: Start) -> Refusal | None:
    if not start_squares(state) >> action.square & 1:
        return Refusal("no-start", "heroes do not start there", ("MMC-5a-01",))
    maps = state.table.stage.street
    if not isinstance(maps, Maps) or not maps.least_heroes:
        return None
    street = state.window.street_of(action.square)
    others = sum(_still_needed(state, each) for each in range(len(state.window.streets)) if each != street)
    to_come = sum(each[0] == "start" for each in state.agenda) - 1
    if others > to_come:
        return Refusal("too-few-there", "the other map needs the heroes that are left", ("MMC-12.12-08",))
    return None


def _do(state: State, frame: Frame, action: Start) -> None:
    state.agenda.pop()
    state.heroes[frame[1]].square = action.square
    state.events.append(HeroPlaced(frame[1], action.square))


def _universe(state: State, frame: Frame) -> Iterator[Start]:
    return (Start(square) for square in range(state.window.squares))


DECISIONS = {"start": Decision(hero_of(1), (ActionKind(Start, _candidates, _why_illegal, _do, _universe),))}
