"""What a bot is."""

from collections.abc import Sequence
from typing import Any, Protocol

from rulewright_engine.interface import Action, ChanceTurn, Engine
from rulewright_engine.rng import Rng

MOST_CHANCE = 2_000
"""Outcomes of chance in a row; more means a game that does not go on."""


class Bot(Protocol):
    """Chooses among legal actions: the same ones for the same state and stream of random numbers."""

    def choose(self, engine: Engine[Any], state: Any, legal: Sequence[Action], rng: Rng) -> Action:
        """One of the legal actions, of which there is at least one."""


def settled(engine: Engine[Any], state: Any, rng: Rng) -> tuple[Any, int]:
    """The state once chance has had its turns, sampled, and how many those were."""
    for count in range(MOST_CHANCE):
        if not isinstance(engine.turn(state), ChanceTurn):
            return state, count
        state = engine.apply(state, engine.sample(state, rng)).state
    return state, MOST_CHANCE
