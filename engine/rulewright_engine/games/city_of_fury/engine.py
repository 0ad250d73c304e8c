"""The machine: City of Fury behind the interface that all games share."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, permutations
from weakref import WeakKeyDictionary

from rulewright_engine.games.city_of_fury import actions, turns
from rulewright_engine.games.city_of_fury.actions import Attack, Boost, Deal, Decline, Heal, Move, Shoot, Use
from rulewright_engine.games.city_of_fury.placements import Placement, moved
from rulewright_engine.games.city_of_fury.refusals import why_illegal
from rulewright_engine.games.city_of_fury.state import (
    ACT,
    BOOST,
    DEAL,
    SKILL,
    State,
    broken,
    digest,
    from_json,
    to_json,
)
from rulewright_engine.games.city_of_fury.table import BOSS, Options, Table, read, table_of
from rulewright_engine.interface import (
    Action,
    ChanceTurn,
    Event,
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
from rulewright_schema.games.city_of_fury.terms import SKILLS

START_LEVEL = 2
DEALS = 720
"""The orders of six cards."""


class CityOfFury:
    """The engine; see `rulewright_engine.interface.Engine`. The deal is the only chance."""

    game = "city_of_fury"
    version = "1"

    def __init__(self) -> None:
        self._tables: WeakKeyDictionary[View, dict[Options, Table]] = WeakKeyDictionary()

    # -------------------------------------------------------------------------------------------------------- set-up
    def setup(self, view: View, options: Mapping[str, Json]) -> State:
        """The state before the deal. Raises SetUpError."""
        return self.start(self.table(view, read(options)))

    def table(self, view: View, options: Options) -> Table:
        """The table of a set-up, compiled once for each view."""
        known = self._tables.setdefault(view, {})
        if options not in known:
            known[options] = table_of(view, options)
        return known[options]

    @staticmethod
    def start(table: Table) -> State:
        """The state before the deal: all four Skills at level 2 (COF-SETUP-11)."""
        return State(table, DEAL, 0, (), Placement(1, ()), table.health, (START_LEVEL,) * len(SKILLS))

    def options(self, state: State) -> dict[str, Json]:
        """The options that set this game up."""
        return state.table.options.to_json()

    def content_hash(self, state: State) -> str:
        """The fingerprint of the cards in play."""
        return state.table.content_hash

    # -------------------------------------------------------------------------------------------------------- playing
    def turn(self, state: State) -> Turn:
        """Whose turn it is."""
        if state.outcome is not None:
            return Over(state.outcome)
        return ChanceTurn("deal") if state.phase == DEAL else PlayerTurn(state.table.vigilante)

    def legal(self, state: State) -> tuple[Action, ...]:
        """What the player may do."""
        return tuple(each for each in self.universe(state) if why_illegal(state, each) is None)

    def universe(self, state: State) -> Iterable[Action]:
        """Every action of the player's."""
        if state.phase == SKILL:
            yield from map(Use, SKILLS)
        elif state.phase == ACT:
            yield from (Move("left"), Move("right"))
            for card in state.table.cards:
                yield from (Attack(card), Shoot(card))
            yield from (Heal(), Decline())
        elif state.phase == BOOST:
            yield from (Boost(tuple(skills)) for number in (1, 2) for skills in combinations(SKILLS, number))

    def why_illegal(self, state: State, action: Action) -> Refusal | None:
        """Why an action cannot be done now; None if it can."""
        return why_illegal(state, action)

    def apply(self, state: State, action: Action) -> Step[State]:
        """The next state and what came about. Raises IllegalActionError."""
        refusal = why_illegal(state, action)
        if refusal is not None:
            raise IllegalActionError(action, refusal)
        told: list[Event] = []
        return Step(_applied(state, action, told), tuple(told))

    def fork(self, state: State) -> State:
        """The state itself, which nothing changes."""
        return state

    def advance(self, state: State, action: Action) -> State:
        """The next state of a legal action."""
        return _applied(state, action, [])

    # --------------------------------------------------------------------------------------------------------- chance
    def chances(self, state: State) -> Iterable[tuple[Action, float]]:
        """Every deal, each as likely."""
        if state.phase != DEAL:
            return
        for cards in permutations(state.table.cards[:BOSS]):
            yield Deal(cards), 1 / DEALS

    def sample(self, state: State, rng: Rng) -> Action:
        """One deal."""
        left = list(state.table.cards[:BOSS])
        return Deal(tuple(left.pop(rng.below(len(left))) for _ in range(BOSS)))

    # -------------------------------------------------------------------------------------------------------- looking
    def outcome(self, state: State) -> str | None:
        """`won`, `lost` or None."""
        return state.outcome

    def observe(self, state: State, player: str) -> Json:
        """All is open (COF-SETUP-02)."""
        return to_json(state)

    def digest(self, state: State) -> str:
        """The fingerprint."""
        return digest(state)

    def to_json(self, state: State) -> dict[str, Json]:
        """The state as plain data."""
        return to_json(state)

    def from_json(self, view: View, data: Mapping[str, Json]) -> State:
        """The state back. Raises SetUpError."""
        options = data.get("setup")
        if not isinstance(options, dict):
            raise SetUpError("`setup` is missing")
        return from_json(self.table(view, read(options)), data)

    def parse_action(self, text: str) -> Action:
        """The action of a text. Raises ActionTextError."""
        return actions.parse(text)

    def invariants(self, state: State) -> Iterator[str]:
        """What is wrong with a state; nothing if all is well."""
        return broken(state)


def _applied(state: State, action: Action, told: list[Event]) -> State:
    """A legal action done."""
    numbers = state.table.numbers
    match action:
        case Deal():
            return turns.dealt(state, tuple(numbers[card] for card in action.cards), told)
        case Use():
            return turns.used(state, SKILLS.index(action.skill), told)
        case Move():
            after = moved(state.placement, actions.SIDES[action.side])
            assert after is not None
            return turns.stepped(state, after, told)
        case Attack() | Shoot():
            return turns.struck(state, numbers[action.enemy], told)
        case Heal():
            return turns.healed(state, told)
        case Decline():
            return turns.declined(state, told)
        case Boost():
            return turns.boosted(state, tuple(map(SKILLS.index, action.skills)), told)
    raise TypeError(f"{type(action).__name__} is no action of the game")
