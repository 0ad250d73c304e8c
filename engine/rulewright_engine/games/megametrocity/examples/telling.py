"""What came about in an example, in the example's own names."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from rulewright_engine.games.megametrocity import events, events_of_stages
from rulewright_engine.games.megametrocity.actions import square_text
from rulewright_engine.games.megametrocity.events import FoeSpawned, TurnBegan
from rulewright_engine.games.megametrocity.events_of_stages import StageBegan
from rulewright_engine.games.megametrocity.examples import names
from rulewright_engine.games.megametrocity.state import FIRST_FOE, OFF, State
from rulewright_engine.interface import Event

_BREAK = re.compile(r"(?<!^)(?=[A-Z])")
_HEROES = ("hero", "by", "giver", "taker")
_FIGURES = ("foe", "figure")
_SQUARES = ("square", "start", "end")


def kebab(name: str) -> str:
    """`FoeSpawned` -> `foe-spawned`."""
    return _BREAK.sub("-", name).lower()


KINDS: Mapping[str, type[Event]] = {
    kebab(name): value
    for module in (events, events_of_stages)
    for name, value in vars(module).items()
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
}
"""Every event by the name that examples use."""


@dataclass(frozen=True, slots=True)
class Told:
    """An event: its name, and for each of its fields the ways to write what it says, the usual one first."""

    event: str
    says: Mapping[str, tuple[Any, ...]]

    def __str__(self) -> str:
        said = ", ".join(f"{name}: {ways[0]}" for name, ways in self.says.items())
        return f"{self.event} ({said})" if said else self.event


@dataclass
class Account:
    """What came about so far, and who is called what.

    `letters` holds for foes drawn once, until the foes are numbered anew at the beginning of a round or stage;
    `kinds` are the kinds of all foes there were, by number.
    """

    letters: dict[str, int]
    kinds: dict[int, str] = field(default_factory=dict)
    told: list[Told] = field(default_factory=list)
    lost: dict[str, str] = field(default_factory=dict)

    def begin(self, state: State, happened: Iterable[Event], after: State) -> None:
        """The position, and what came about before anybody decided."""
        self._know(state)
        self.hear(happened, after)

    def hear(self, happened: Iterable[Event], after: State) -> None:
        """What an action led to."""
        for event in happened:
            if isinstance(event, FoeSpawned):
                self.kinds[event.foe] = event.kind
            self.told.append(self._tell(event, after))
            if isinstance(event, TurnBegan | StageBegan):
                self.lost.update({letter: self.kinds.get(number, "") for letter, number in self.letters.items()})
                self.letters.clear()
                self._know(after)

    def _know(self, state: State) -> None:
        self.kinds.update({number: str(state.table.kinds[foe.kind]) for number, foe in state.foes.items()})

    def _tell(self, event: Event, after: State) -> Told:
        says = {each.name: self._ways(each.name, getattr(event, each.name), after) for each in fields(event)}  # type: ignore[arg-type]  # every event is a dataclass
        return Told(kebab(type(event).__name__), says)

    def _ways(self, name: str, value: Any, after: State) -> tuple[Any, ...]:
        if name in _SQUARES:
            return (
                ("none",) if value == OFF else (names.place(after, value), square_text(value), *_on_tile(after, value))
            )
        if name in _HEROES or name in _FIGURES:
            return self._figure(value, after)
        if isinstance(value, tuple):
            return (" ".join(map(str, value)),)
        return (value,)

    def _figure(self, number: int, after: State) -> tuple[str, ...]:
        if number < 0:
            return (names.NOBODY,)
        if number < FIRST_FOE:
            return (after.table.heroes[number].id,)
        letter = tuple(letter for letter, foe in self.letters.items() if foe == number)
        return (*letter, self.kinds.get(number, str(number)))


def _on_tile(state: State, square: int) -> tuple[str, ...]:
    """The square as counted on its own tile."""
    if square >= state.window.squares:
        return ()
    part = state.window.part_at(square)
    column, _, row = square_text(square).partition(",")
    return (f"{part.id}:{int(column) - part.column},{row}",)
