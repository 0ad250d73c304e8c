"""One engine for all that is played of MegaMetroCity: a single stage, or a story over stages.

Options with `route` set up a story, those with `stage` a stage; afterwards the state tells which of the two is played.
"""

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.games.megametrocity.story.engine import STAGE, Story
from rulewright_engine.games.megametrocity.story.state import StoryState
from rulewright_engine.interface import Action, Engine, Json, Refusal, SetUpError, Step, Turn
from rulewright_engine.rng import Rng
from rulewright_schema.catalog import View

STORY = Story()

Either: TypeAlias = State | StoryState


def _of(state: Either) -> Engine[Any]:
    return STAGE if state.__class__ is State else STORY


class StagesAndStories:
    """The engine; see `rulewright_engine.interface.Engine`."""

    game = STAGE.game
    version = STAGE.version

    def setup(self, view: View, options: Mapping[str, Json]) -> Either:
        """The state at the first decision of the set-up. Raises SetUpError."""
        return STORY.setup(view, options) if "route" in options else STAGE.setup(view, options)

    def options(self, state: Either) -> dict[str, Json]:
        """The options that set this game up."""
        return _of(state).options(state)

    def content_hash(self, state: Either) -> str:
        """The fingerprint of the content in play."""
        return _of(state).content_hash(state)

    def turn(self, state: Either) -> Turn:
        """Whose turn it is."""
        return STAGE.turn(state) if isinstance(state, State) else STORY.turn(state)

    def legal(self, state: Either) -> tuple[Action, ...]:
        """What can be chosen."""
        return STAGE.legal(state) if isinstance(state, State) else STORY.legal(state)

    def universe(self, state: Either) -> Iterable[Action]:
        """What could be written down."""
        return _of(state).universe(state)

    def why_illegal(self, state: Either, action: Action) -> Refusal | None:
        """Why an action cannot be done now; None if it can."""
        return _of(state).why_illegal(state, action)

    def apply(self, state: Either, action: Action) -> Step[Either]:
        """The next state and what came about. Raises IllegalActionError."""
        return _of(state).apply(state, action)

    def fork(self, state: Either) -> Either:
        """A copy for the caller alone."""
        own: Either = _of(state).fork(state)
        return own

    def advance(self, state: Either, action: Action) -> Either:
        """The next state, of one that is used up by it."""
        return STAGE.advance(state, action) if isinstance(state, State) else STORY.advance(state, action)

    def chances(self, state: Either) -> Iterable[tuple[Action, float]]:
        """What can fall or be drawn, with probabilities."""
        return _of(state).chances(state)

    def sample(self, state: Either, rng: Rng) -> Action:
        """One outcome of chance."""
        return STAGE.sample(state, rng) if isinstance(state, State) else STORY.sample(state, rng)

    def outcome(self, state: Either) -> str | None:
        """`won`, `lost` or None."""
        return state.outcome

    def observe(self, state: Either, player: str) -> Json:
        """All is open."""
        return _of(state).observe(state, player)

    def digest(self, state: Either) -> str:
        """The fingerprint."""
        return _of(state).digest(state)

    def to_json(self, state: Either) -> dict[str, Json]:
        """The state as plain data."""
        return _of(state).to_json(state)

    def from_json(self, view: View, data: Mapping[str, Json]) -> Either:
        """The state back. Raises SetUpError."""
        given = data.get("setup")
        if not isinstance(given, dict):
            raise SetUpError("`setup` is missing")
        return STORY.from_json(view, data) if "route" in given else STAGE.from_json(view, data)

    def parse_action(self, text: str) -> Any:
        """The action of a text. Raises ActionTextError."""
        return STORY.parse_action(text)

    def invariants(self, state: Either) -> Iterable[str]:
        """What is wrong with a state; nothing if all is well."""
        return _of(state).invariants(state)
