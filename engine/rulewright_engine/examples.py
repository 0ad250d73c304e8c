"""Worked examples, played: from a document's position through its actions to what must then be so.

What all games share is here: actions that are done, refused, allowed or offered. A game's `JUDGE`, in the module
`examples` beside its engine, sets positions up, reads texts and judges expectations. An example that does not hold is
data: failures, each with the path of the value in the document that the engine does not agree with.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from rulewright_engine.interface import (
    Action,
    ActionTextError,
    ChanceTurn,
    Engine,
    Event,
    IllegalActionError,
    Over,
    PlayerTurn,
)
from rulewright_schema.catalog import View, split
from rulewright_schema.documents import Document
from rulewright_schema.nodes import Path
from rulewright_schema.shared.example import AllowedAction, Example, OfferedActions, RefusedAction

S = TypeVar("S")

LONGEST = 60
"""Characters of an action that a message shows."""


class PositionError(ValueError):
    """A position, or a name in an example, that nothing can be made of."""

    def __init__(self, path: Path, message: str, help_text: str = "Change the position.") -> None:
        super().__init__(message)
        self.path = path
        self.help = help_text


@dataclass(frozen=True, slots=True)
class Failure:
    """What the engine does not agree with: the path in the example, one line, and what to do."""

    path: Path
    message: str
    help: str


@dataclass(frozen=True, slots=True)
class Done(Generic[S]):
    """An action that was carried out: its place among the example's actions, and what it led to."""

    number: int
    action: Action
    state: S
    events: tuple[Event, ...]


@dataclass
class Played(Generic[S]):
    """An example as the engine played it. `start` is None where the position could not be set up.

    `notes` is the judge's own: names, and whatever else it keeps of the run.
    """

    document: Document
    start: S | None
    notes: Any = None
    done: list[Done[S]] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    set_up: bool = True

    @property
    def state(self) -> S:
        """The state at the end."""
        if self.done:
            return self.done[-1].state
        assert self.start is not None
        return self.start

    @property
    def holds(self) -> bool:
        """Whether the engine agrees with all of it."""
        return not self.failures


class Judge(Protocol[S]):
    """What a game knows about its examples. Every method may raise PositionError."""

    def begin(self, view: View, document: Document) -> tuple[S, Any]:
        """The state of the position, and the judge's notes."""

    def note(self, notes: Any, before: S, done: Done[S]) -> None:
        """Keeps what expectations will ask of an action that was carried out."""

    def text(self, notes: Any, state: S, text: str) -> str:
        """The engine's own form of an action text as an example writes it."""

    def unmet(self, played: Played[S], number: int, expectation: Any) -> Iterator[Failure]:
        """What is not as an expectation says; its number is its place in the list."""


def play(engine: Engine[S], judge: Judge[S], view: View, document: Document) -> Played[S]:
    """Plays an example; never raises for what the document says."""
    example = document.expect(Example)
    try:
        _all_in_sight(view, document)
        start, notes = judge.begin(view, document)
    except PositionError as error:
        failure = Failure(error.path, str(error), error.help)
        return Played(document, None, failures=[failure], set_up=False)
    played = Played(document, start, notes)
    for number, action in enumerate(example.actions):
        failures = list(_acted(engine, judge, played, number, action))
        played.failures.extend(failures)
        if failures and isinstance(action, str):
            return played
    for number, expectation in enumerate(example.expected):
        try:
            played.failures.extend(judge.unmet(played, number, expectation))
        except PositionError as error:
            played.failures.append(Failure(("then", number, *error.path), str(error), error.help))
    return played


def _all_in_sight(view: View, document: Document) -> None:
    """Nothing is played that names what is not there; the linter says it of each name. Raises PositionError."""
    for path, text, wanted in document.references:
        kind, name = split(text, wanted)
        if view.get(kind, name) is None:
            raise PositionError(path, f"there is no {kind} {name}", "Name one that is in sight.")


def _acted(engine: Engine[S], judge: Judge[S], played: Played[S], number: int, action: Any) -> Iterator[Failure]:
    path: Path = ("actions", number)
    if isinstance(action, OfferedActions):
        yield from _offered(engine, judge, played, path, action)
        return
    text: str = action if isinstance(action, str) else ""
    key: Path = ()
    if isinstance(action, RefusedAction):
        text, key = action.refused, ("refused",)
    elif isinstance(action, AllowedAction):
        text, key = action.allowed, ("allowed",)
    path = (*path, *key)
    try:
        wanted = engine.parse_action(judge.text(played.notes, played.state, text))
    except ActionTextError as error:
        yield Failure(path, str(error), _can(engine, played.state))
        return
    except PositionError as error:
        yield Failure(path, str(error), error.help)
        return
    refusal = engine.why_illegal(played.state, wanted)
    if isinstance(action, RefusedAction):
        yield from _refused(path[:-1], action, refusal)
    elif refusal is not None:
        yield Failure(path, f"the engine refuses it: {refusal}", _can(engine, played.state))
    elif isinstance(action, str):
        before = played.state
        try:
            step = engine.apply(before, wanted)
        except IllegalActionError as error:  # a chance action that why_illegal lets through is the engine's own fault
            yield Failure(path, str(error), "Report it.")
            return
        played.done.append(Done(number, wanted, step.state, step.events))
        judge.note(played.notes, before, played.done[-1])


def _refused(path: Path, action: RefusedAction, refusal: Any) -> Iterator[Failure]:
    if refusal is None:
        yield Failure((*path, "refused"), "the engine allows it", "Change the position or the action.")
        return
    if refusal.code != action.code:
        message = f"the engine's reason is {refusal.code}: {refusal}"
        yield Failure((*path, "code"), message, f"Write code: {refusal.code}, or change the position.")
    cited = ", ".join(refusal.statements) or "none"
    for index, statement in enumerate(action.statements):
        if statement.rpartition("/")[2] not in refusal.statements:
            message = f"the engine does not cite {statement}; it cites {cited}"
            yield Failure((*path, "statements", index), message, "Cite what the engine cites.")


def _offered(
    engine: Engine[S], judge: Judge[S], played: Played[S], path: Path, action: OfferedActions
) -> Iterator[Failure]:
    there = {str(each) for each in engine.legal(played.state) if str(each).partition(" ")[0] == action.offered}
    wanted: set[str] = set()
    for index, text in enumerate(action.actions):
        try:
            tidy = str(engine.parse_action(judge.text(played.notes, played.state, text)))
        except (ActionTextError, PositionError) as error:
            yield Failure((*path, "actions", index), str(error), _can(engine, played.state))
            return
        wanted.add(tidy)
        if tidy not in there:
            listed = ", ".join(sorted(there)) or "none"
            yield Failure((*path, "actions", index), f"the engine does not offer it; it offers {listed}", "Change it.")
    more = sorted(there - wanted)
    if more:
        yield Failure((*path, "actions"), f"the engine offers more: {', '.join(more)}", "List them all.")


def _can(engine: Engine[S], state: S) -> str:
    """What can be done instead, in words."""
    turn = engine.turn(state)
    if isinstance(turn, Over):
        return f"All is over: {turn.outcome}."
    if isinstance(turn, ChanceTurn):
        some = [str(action) for action, _ in _first(engine.chances(state), 6)]
        return f"Chance has its turn ({turn.kind}): {_some(some)}."
    assert isinstance(turn, PlayerTurn)
    return f"{turn.who} can: {_some([str(action) for action in engine.legal(state)])}."


def _first(items: Any, count: int) -> list[Any]:
    found = []
    for each in items:
        found.append(each)
        if len(found) == count:
            break
    return found


def _some(words: Sequence[str], most: int = 30) -> str:
    more = f" and {len(words) - most} more" if len(words) > most else ""
    return ", ".join(word if len(word) <= LONGEST else f"{word[:LONGEST]}…" for word in words[:most]) + more
