"""The machine: MegaMetroCity behind the interface that all games share."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any
from weakref import WeakKeyDictionary

from rulewright_engine.games.megametrocity import invariants, rounds, serial, setup, setup_options
from rulewright_engine.games.megametrocity.actions import parse
from rulewright_engine.games.megametrocity.agenda import settle
from rulewright_engine.games.megametrocity.registry import ACTIONS, CHANCES, DECISIONS, WAYS
from rulewright_engine.games.megametrocity.setup_options import Options
from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.games.megametrocity.table import Table, table_of
from rulewright_engine.interface import (
    Action,
    ChanceTurn,
    IllegalActionError,
    Json,
    Over,
    PlayerTurn,
    Refusal,
    SetUpError,
    Step,
    Turn,
)
from rulewright_engine.rng import Rng
from rulewright_schema.catalog import View

MOST_FRAMES = 100_000


_player_turn = cache(PlayerTurn)
_chance_turn = cache(ChanceTurn)


def run(state: State) -> None:
    """Handles frames until somebody has to decide or all is over."""
    agenda = state.agenda
    for _ in range(MOST_FRAMES):
        if state.touched:
            rounds.judge(state)
        if not agenda:
            return
        frame = agenda[-1]
        settles, handler, prepare = WAYS[frame[0]]
        if settles and state.after:
            settle(state)
        elif handler is not None:
            agenda.pop()
            handler(state, frame)
        elif prepare is not None and not prepare(state, frame):
            return
    raise RuntimeError(f"the agenda does not come to rest: {agenda[-3:]}")


def _do(state: State, action: Action) -> None:
    """Carries out a legal action, and then whatever nobody has to decide."""
    frame = state.agenda[-1]
    decision = DECISIONS.get(frame[0])
    if decision is None:
        CHANCES[frame[0]].do(state, frame, action)
    else:
        decision.by_action[type(action)].do(state, frame, action)  # type: ignore[index]  # it has not been refused
    run(state)


class MegaMetroCity:
    """The engine; see `rulewright_engine.interface.Engine`."""

    game = "megametrocity"
    version = "1"

    def __init__(self) -> None:
        self._tables: WeakKeyDictionary[View, dict[Options, Table]] = WeakKeyDictionary()

    # -------------------------------------------------------------------------------------------------------- set-up
    def setup(self, view: View, options: Mapping[str, Json]) -> State:
        """The state at the first decision of the set-up. Raises SetUpError."""
        state = setup.initial(self.table(view, setup_options.read(options)))
        run(state)
        state.events = []
        return state

    def table(self, view: View, options: Options) -> Table:
        """The table of a set-up, compiled once for each view."""
        known = self._tables.setdefault(view, {})
        if options not in known:
            known[options] = table_of(view, options)
        return known[options]

    def options(self, state: State) -> dict[str, Json]:
        """The options that set this game up."""
        return state.table.options.to_json()

    def content_hash(self, state: State) -> str:
        """The fingerprint of the content in play."""
        return state.table.content_hash

    # -------------------------------------------------------------------------------------------------------- playing
    def turn(self, state: State) -> Turn:
        """Whose turn it is."""
        if state.outcome is not None:
            return Over(state.outcome)
        frame = state.agenda[-1]
        decision = DECISIONS.get(frame[0])
        if decision is not None:
            return _player_turn(decision.player(state, frame))
        return _chance_turn(CHANCES[frame[0]].kind)

    def legal(self, state: State) -> tuple[Action, ...]:
        """The candidates of the waiting decision that nothing speaks against."""
        if state.outcome is not None:
            return ()
        frame = state.agenda[-1]
        decision = DECISIONS.get(frame[0])
        if decision is None:
            return ()
        found: list[Action] = []
        now = decision.asked_now
        for candidates, why in decision.asked if now is None else now(state, frame):
            offered = candidates(state, frame)
            if offered:
                found += offered if why is None else [each for each in offered if why(state, frame, each) is None]
        return tuple(found)

    def universe(self, state: State) -> Iterable[Action]:
        """Every action that could be written down for the waiting decision."""
        decision = DECISIONS.get(state.agenda[-1][0]) if state.agenda else None
        for kind in decision.kinds if decision is not None else ():
            yield from (kind.universe or kind.candidates)(state, state.agenda[-1])

    def why_illegal(self, state: State, action: Action) -> Refusal | None:
        """Why an action cannot be done now; None if it can."""
        if state.outcome is not None:
            return Refusal("over", "the stage is over")
        frame = state.agenda[-1]
        decision = DECISIONS.get(frame[0])
        if decision is None:
            return CHANCES[frame[0]].why_illegal(state, frame, action)
        kind = decision.by_action.get(type(action))  # type: ignore[arg-type]  # other classes are just not found
        if kind is not None:
            return kind.why_illegal(state, frame, action)
        forms = ", ".join(dict.fromkeys(kind.action.FORM.partition(" ")[0] for kind in decision.kinds))
        return Refusal("not-now", f"what is to be decided now is: {forms}")

    def apply(self, state: State, action: Action) -> Step[State]:
        """The next state and what came about. Raises IllegalActionError."""
        refusal = self.why_illegal(state, action)
        if refusal is not None:
            raise IllegalActionError(action, refusal)
        new = state.copy()
        _do(new, action)
        events = tuple(new.events)
        new.events = []
        return Step(new, events)

    def fork(self, state: State) -> State:
        """A copy for the caller alone."""
        return state.copy()

    def advance(self, state: State, action: Action) -> State:
        """The state itself, with the action done."""
        _do(state, action)
        state.events.clear()
        return state

    # --------------------------------------------------------------------------------------------------------- chance
    def chances(self, state: State) -> Iterable[tuple[Action, float]]:
        """What can fall or be drawn, with probabilities."""
        frame = state.agenda[-1] if state.agenda else ("",)
        chance = CHANCES.get(frame[0])
        return () if chance is None else chance.chances(state, frame)

    def sample(self, state: State, rng: Rng) -> Action:
        """One outcome of chance."""
        frame = state.agenda[-1]
        return CHANCES[frame[0]].sample(state, frame, rng)

    # -------------------------------------------------------------------------------------------------------- looking
    def outcome(self, state: State) -> str | None:
        """`won`, `lost` or None."""
        return state.outcome

    def observe(self, state: State, player: str) -> Json:
        """All is open; only the order of the decks is hidden, and no state knows it."""
        return serial.to_json(state)

    def digest(self, state: State) -> str:
        """The fingerprint."""
        return serial.digest(state)

    def to_json(self, state: State) -> dict[str, Json]:
        """The state as plain data."""
        return serial.to_json(state)

    def from_json(self, view: View, data: Mapping[str, Json]) -> State:
        """The state back. Raises SetUpError."""
        options = data.get("setup")
        if not isinstance(options, dict):
            raise SetUpError("`setup` is missing")
        return serial.from_json(self.table(view, setup_options.read(options)), data)

    def parse_action(self, text: str) -> Any:
        """The action of a text. Raises ActionTextError."""
        return parse(text, ACTIONS)

    def invariants(self, state: State) -> Iterable[str]:
        """What is wrong with a state; nothing if all is well."""
        return invariants.broken(state)
