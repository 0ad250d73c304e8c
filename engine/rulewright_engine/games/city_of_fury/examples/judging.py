"""The judge of City of Fury's examples: names read, expectations compared."""

from collections.abc import Iterator
from typing import Any

from rulewright_engine.examples import Done, Failure, Played, PositionError
from rulewright_engine.games.city_of_fury.examples.position import NOBODY, Notes, laid_out, plain
from rulewright_engine.games.city_of_fury.state import ACT, OVER, State
from rulewright_engine.games.city_of_fury.telling import KINDS, kebab, says
from rulewright_schema.catalog import View
from rulewright_schema.counts import counted
from rulewright_schema.documents import Document
from rulewright_schema.games.city_of_fury.example_expectations import EventExpected, FigureExpected, GameExpected
from rulewright_schema.games.city_of_fury.terms import SCREEN, SKILLS
from rulewright_schema.nodes import Path
from rulewright_schema.suggestions import closest

CHANGE = "Change the expectation, or what leads to it."
NOTHING = "nothing"
Unmet = Iterator[tuple[Path, str]]


class CityOfFuryJudge:
    """See `rulewright_engine.examples.Judge`."""

    def begin(self, view: View, document: Document) -> tuple[State, Notes]:
        """The state in which the first action is done."""
        return laid_out(view, document)

    def note(self, notes: Notes, before: State, done: Done[State]) -> None:
        """Keeps what came about."""
        notes.told.extend(done.events)

    def text(self, notes: Notes, state: State, text: str) -> str:
        """`attack r` becomes `attack rash` where r is a letter of the example."""
        head, *rest = text.split(" ")
        return " ".join([head, *(notes.letters.get(word, word) for word in rest)])

    def unmet(self, played: Played[State], number: int, expectation: Any) -> Iterator[Failure]:
        """What is not as the expectation says."""
        state, notes = played.state, played.notes
        if isinstance(expectation, FigureExpected):
            found = _figure(state, notes, expectation)
        elif isinstance(expectation, EventExpected):
            found = _event(notes, expectation)
        else:
            found = _game(state, notes, expectation)
        for path, message in found:
            yield Failure(("then", number, *path), message, CHANGE)


def _differing(path: str, wanted: Any, found: Any) -> Unmet:
    """Nothing where nothing is wanted or it is so."""
    if wanted is not None and wanted != found:
        yield (path,), f"it is {found}, not {wanted}"


def _figure(state: State, notes: Notes, wanted: FigureExpected) -> Unmet:
    name = notes.letters.get(wanted.figure, plain(wanted.figure))
    if name == state.table.vigilante:
        yield from _differing("at", wanted.at, state.placement.vigilante)
        yield from _differing("health", wanted.health, state.health)
        yield from _differing("out", wanted.out, state.health == 0)
        return
    card = state.table.numbers.get(name)
    if card is None:
        known = (state.table.vigilante, *state.table.cards)
        meant = closest(name, known)
        hint = f", did you mean {meant}?" if meant else ""
        raise PositionError(("figure",), f"nobody is called {name}{hint}", f"There are {', '.join(known)}.")
    enemy = state.placement.enemy(card)
    yield from _differing("out", wanted.out, enemy is None)
    if enemy is not None:
        yield from _differing("at", wanted.at, enemy.at)
        yield from _differing("health", wanted.health, enemy.health)
    elif wanted.at is not None or wanted.health is not None or wanted.out is None:
        yield ("figure",), f"{name} is off the Screen"


def _event(notes: Notes, wanted: EventExpected) -> Unmet:
    kind = KINDS.get(wanted.event)
    if kind is None:
        meant = closest(wanted.event, KINDS)
        hint = f", did you mean {meant}?" if meant else ""
        raise PositionError(("event",), f"there is no event {wanted.event}{hint}", f"Events are {', '.join(KINDS)}.")
    known = kind.__dataclass_fields__
    for key in wanted.where:
        if key not in known:
            raise PositionError(("where", key), f"{wanted.event} says nothing of {key}", f"It says {', '.join(known)}.")
    where = {key: notes.letters.get(value, value) if isinstance(value, str) else value
             for key, value in wanted.where.items()}  # fmt: skip
    alike = [says(event) for event in notes.told if kebab(type(event).__name__) == wanted.event]
    found = [each for each in alike if all(each[key] == value for key, value in where.items())]
    there = "; ".join(", ".join(f"{key}: {value}" for key, value in each.items()) for each in alike) or "none"
    if wanted.times is None and not found:
        yield ("event",), f"it did not come about; there was {there}"
    elif wanted.times is not None and len(found) != wanted.times:
        yield ("times",), f"it came about {counted(len(found), 'time')}, not {wanted.times}; there was {there}"


def _game(state: State, notes: Notes, wanted: GameExpected) -> Unmet:
    if wanted.screen is not None:
        drawn = [notes.letters.get(cell, plain(cell)) for cell in wanted.screen.split()]
        if drawn != _screen(state):
            yield ("screen",), f"it is {' '.join(_screen(state))}"
    streets = tuple(state.table.streets[card] for card in state.streets)
    if wanted.streets is not None and tuple(map(plain, wanted.streets)) != streets:
        yield ("streets",), f"they are {', '.join(streets)}"
    for name, level in (wanted.charges or {}).items():
        found = state.charges[SKILLS.index(name)]
        if found != level:
            yield ("charges", name), f"it is {found}, not {level}"
    yield from _differing("outcome", wanted.outcome, state.outcome or "open")
    yield from _differing("turn", wanted.turn, state.turn)
    waits = NOTHING if state.phase == OVER else state.action if state.phase == ACT else state.phase
    yield from _differing("waits_for", wanted.waits_for, waits)


def _screen(state: State) -> list[str]:
    cells = [NOBODY] * SCREEN
    cells[state.placement.vigilante - 1] = state.table.vigilante
    for each in state.placement.enemies:
        cells[each.at - 1] = state.table.cards[each.card]
    return cells
