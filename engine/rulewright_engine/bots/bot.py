"""What a bot is."""

from collections.abc import Sequence
from typing import Any, Protocol

from rulewright_engine.guide import Guide
from rulewright_engine.interface import Action, ChanceTurn, Engine, Over
from rulewright_engine.rng import Rng

MOST_STEPS = 2_000
"""Outcomes of chance and choices halfway in a row; more means a game that does not go on."""


class Bot(Protocol):
    """Chooses among legal actions: the same ones for the same state and stream of random numbers."""

    def choose(self, engine: Engine[Any], state: Any, legal: Sequence[Action], rng: Rng) -> Action:
        """One of the legal actions, of which there is at least one."""


def settled(engine: Engine[Any], guide: Guide[Any], state: Any, rng: Rng) -> tuple[Any, bool]:
    """The state once chance has had its turns, sampled, and what an action began is carried out as comes to mind.

    With it whether chance had a say.
    """
    phase = guide.phase(state)
    chance = owned = False
    for _ in range(MOST_STEPS):
        turn = engine.turn(state)
        if isinstance(turn, ChanceTurn):
            action, chance = engine.sample(state, rng), True
        elif isinstance(turn, Over) or not guide.halfway(state) or guide.phase(state) != phase:
            break
        else:
            action = guide.quick(state, engine.legal(state), rng)
        if not owned:
            state, owned = engine.fork(state), True
        state = engine.advance(state, action)
    return state, chance
