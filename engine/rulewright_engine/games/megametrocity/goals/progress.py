"""What heroes have done for goals, kept in `state.marks`, and what of it a new Heroes phase forgets.

Goals are known by their number in the stage's goal, itself and its parts in the order written, from 1. Marks:
`done:<goal>:<what>:<hero>` counts actions spent or things put away, `since:<kind>` the foes of a kind that had been
knocked out when this Heroes phase began.
"""

from dataclasses import dataclass

from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.games.megametrocity.table import Table
from rulewright_schema.games.megametrocity.goals import (
    AllOf,
    AnyOf,
    Deliver,
    Destroy,
    Goal,
    KnockOut,
    KnockOutThugs,
    Reach,
    SpendActions,
)


@dataclass(frozen=True, slots=True)
class Part:
    """A goal with its number; `fresh`: a new Heroes phase begins it anew."""

    number: int
    goal: Goal
    fresh: bool


def _parts(table: Table) -> tuple[Part, ...]:
    listed: list[Part] = []
    _list(table.goal, False, listed)
    return tuple(listed)


def parts(table: Table) -> tuple[Part, ...]:
    """The stage's goal and all that it is made of."""
    return table.once(_parts)


def _list(goal: Goal, fresh: bool, listed: list[Part]) -> None:
    if isinstance(goal, AllOf | SpendActions) and goal.within == "one-heroes-turn":
        fresh = True
    listed.append(Part(len(listed) + 1, goal, fresh))
    if isinstance(goal, AllOf | AnyOf):
        for each in goal.of:
            _list(each, fresh, listed)


def _by_place(table: Table) -> bool:
    return any(isinstance(part.goal, Reach) for part in parts(table))


def moved(state: State) -> None:
    """Somebody is on another square: goals are asked again if any of them is about where heroes are."""
    if state.table.once(_by_place):
        state.touched = True


def number_of(state: State, goal: Goal) -> int:
    """The number of a goal of this stage."""
    return next(part.number for part in parts(state.table) if part.goal is goal)


def part_of(state: State, number: int) -> Part | None:
    """The goal of that number, if there is one."""
    found = parts(state.table)
    return found[number - 1] if 1 <= number <= len(found) else None


def done(state: State, number: int, what: str, hero: int | None = None) -> int:
    """How much of something a hero, or all of them, have done for a goal."""
    marks = state.marks
    heroes = range(len(state.heroes)) if hero is None else (hero,)
    return sum(marks.get(f"done:{number}:{what}:{each}", 0) for each in heroes)


def add(state: State, number: int, what: str, hero: int, amount: int) -> None:
    """A hero has done something for a goal."""
    key = f"done:{number}:{what}:{hero}"
    state.marks[key] = state.marks.get(key, 0) + amount
    state.touched = True


def knocked_out(state: State, kind: int, fresh: bool) -> int:
    """How many foes of a kind have been knocked out, in the stage or in this Heroes phase."""
    return state.kos[kind] - (state.marks.get(f"since:{kind}", 0) if fresh else 0)


def phase_begins(state: State) -> None:
    """A Heroes phase begins: what must be done within one of them starts anew (MMC-12.12-05)."""
    fresh = [part for part in parts(state.table) if part.fresh]
    if not fresh:
        return
    anew = tuple(f"done:{part.number}:" for part in fresh if isinstance(part.goal, SpendActions | Deliver))
    if anew:
        for key in [key for key in state.marks if key.startswith(anew)]:
            del state.marks[key]
    if any(isinstance(part.goal, KnockOut | KnockOutThugs | Destroy) for part in fresh):
        for kind, count in enumerate(state.kos):
            if count:
                state.marks[f"since:{kind}"] = count
