"""What every game's engine offers: the only interface that search, bots, replays, examples and the site know.

A game is a pure state machine. Chance is explicit: whenever dice or cards decide, the turn is chance's, and its
outcomes are actions like any other, each with a probability. A state is never changed once it is handed out.

One loop plays any game:

    state = engine.setup(view, options)
    while not isinstance(turn := engine.turn(state), Over):
        if isinstance(turn, ChanceTurn):
            action = engine.sample(state, rng)
        else:
            action = choose(engine.legal(state))
        state = engine.apply(state, action).state

Whoever plays on without looking back, as playouts and bots do, takes a state of its own first (`fork`) and has it used
up step by step (`advance`): the same game, without a judge, without events, and without a copy for each action.
"""

from collections.abc import Iterable, Mapping
from typing import Generic, Protocol, TypeAlias, TypeVar

from rulewright_engine.rng import Rng
from rulewright_engine.values import frozen
from rulewright_schema.catalog import View

S = TypeVar("S")

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


class Action:
    """Base of actions, those of chance among them: small frozen values.

    `str(action)` is the readable text form that transcripts, logs and the terminal use; `Engine.parse_action` reads
    it back.
    """

    __slots__ = ()


class Event:
    """Base of events: frozen nouns for what came about, in the past tense."""

    __slots__ = ()


@frozen
class PlayerTurn:
    """A player decides: a hero's id, or `players` where all decide together."""

    who: str


@frozen
class ChanceTurn:
    """Dice or cards decide; `kind` says which (`roll`, `items`, `thugs` …)."""

    kind: str


@frozen
class Over:
    """The game is over: `won` or `lost` where all play together, else the winner's name or `draw`."""

    outcome: str


Turn: TypeAlias = PlayerTurn | ChanceTurn | Over


@frozen
class Refusal:
    """Why an action is illegal: a short kebab-case code, the reason in one line, the statements that say so."""

    code: str
    reason: str
    statements: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.reason} ({', '.join(self.statements)})" if self.statements else self.reason


class IllegalActionError(ValueError):
    """An action that the rules do not allow now; the state is as it was."""

    def __init__(self, action: Action, refusal: Refusal) -> None:
        super().__init__(f"{action}: {refusal}")
        self.refusal = refusal


class ActionTextError(ValueError):
    """A text that is no action of the game."""


class SetUpError(ValueError):
    """Content or options that no game can be set up from; the message says what is missing."""


@frozen
class Step(Generic[S]):
    """What an action led to: the next state, at which somebody decides or all is over, and what came about."""

    state: S
    events: tuple[Event, ...]


class Engine(Protocol[S]):
    """One game. All methods but `advance` are pure; states come from `setup`, `apply`, `from_json` and `fork` only."""

    @property
    def game(self) -> str:
        """The game's id."""

    @property
    def version(self) -> str:
        """Raised whenever the same log could lead elsewhere over the same content; logs name it (CONTRIBUTING.md)."""

    def setup(self, view: View, options: Mapping[str, Json]) -> S:
        """The state at the start. Raises SetUpError."""

    def options(self, state: S) -> dict[str, Json]:
        """The options, complete, that set this game up anew."""

    def content_hash(self, state: S) -> str:
        """The fingerprint of all content that this game is played with; logs name it."""

    def turn(self, state: S) -> Turn:
        """Whose turn it is."""

    def legal(self, state: S) -> tuple[Action, ...]:
        """The actions that the player may choose from; none for chance or when all is over."""

    def universe(self, state: S) -> Iterable[Action]:
        """Every action of the player's that could be written down in this state, legal or not: for tests."""

    def why_illegal(self, state: S, action: Action) -> Refusal | None:
        """None if the action, a player's or chance's, is legal, else why not."""

    def apply(self, state: S, action: Action) -> Step[S]:
        """What the action leads to. Raises IllegalActionError."""

    def fork(self, state: S) -> S:
        """The same state for the caller alone, to be used up by `advance`; itself where states are never changed."""

    def advance(self, state: S, action: Action) -> S:
        """The state that `apply` leads to, of a state from `fork` or `advance`, which is used up by it.

        The action is not judged: it comes from `legal` or `sample` of that very state.
        """

    def chances(self, state: S) -> Iterable[tuple[Action, float]]:
        """Outcomes of chance with their probabilities, which add up to 1; lazily, since dice have many."""

    def sample(self, state: S, rng: Rng) -> Action:
        """One outcome of chance, drawn by its probability."""

    def outcome(self, state: S) -> str | None:
        """How it ended, None while it goes on."""

    def observe(self, state: S, player: str) -> Json:
        """What a player may see."""

    def digest(self, state: S) -> str:
        """A fingerprint of the state, the same in every process."""

    def to_json(self, state: S) -> dict[str, Json]:
        """The state as plain data, with the options that it was set up by."""

    def from_json(self, view: View, data: Mapping[str, Json]) -> S:
        """The state back, over the same content. Raises SetUpError."""

    def parse_action(self, text: str) -> Action:
        """The action that a text stands for. Raises ActionTextError."""

    def invariants(self, state: S) -> Iterable[str]:
        """What is wrong with a state that should never be: for tests and playouts; nothing if all is well."""
