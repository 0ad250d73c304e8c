"""Games played out by a policy: for tests, measurements and bots that look ahead."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from rulewright_engine.interface import Action, ChanceTurn, Engine, Over, PlayerTurn, Step, Turn
from rulewright_engine.rng import Rng

Policy = Callable[[Any, tuple[Action, ...]], Action]
"""Chooses among the legal actions of a state, which it may look at but not keep."""

MOST_STEPS = 50_000


class StalledError(RuntimeError):
    """A game that cannot go on, or that went on beyond any sensible length."""


@dataclass(frozen=True, slots=True)
class Played:
    """How a playout ended: the last state, and how many actions players and chance took."""

    state: Any
    outcome: str
    decisions: int
    chances: int


def random_policy(rng: Rng) -> Policy:
    """Each legal action equally likely."""
    below = rng.below
    return lambda _, legal: legal[below(len(legal))]


def steps(engine: Engine[Any], state: Any, choose: Policy, rng: Rng) -> Iterator[tuple[Turn, Action, Step[Any]]]:
    """Every action of a game until it is over.

    Raises StalledError where somebody whose turn it is can do nothing, and beyond `MOST_STEPS`.
    """
    for _ in range(MOST_STEPS):
        turn = engine.turn(state)
        if isinstance(turn, Over):
            return
        if isinstance(turn, ChanceTurn):
            action = engine.sample(state, rng)
        else:
            legal = engine.legal(state)
            if not legal:
                raise StalledError(f"{turn.who} can do nothing")
            action = choose(state, legal)
        step = engine.apply(state, action)
        yield turn, action, step
        state = step.state
    raise StalledError(f"no end after {MOST_STEPS:,} actions")


def play_out(engine: Engine[Any], state: Any, choose: Policy, rng: Rng) -> Played:
    """The game to its end, on a state of its own."""
    decisions = chances = 0
    turn_of, legal, sample, advance = engine.turn, engine.legal, engine.sample, engine.advance
    state = engine.fork(state)
    for _ in range(MOST_STEPS):
        turn = turn_of(state)
        if isinstance(turn, PlayerTurn):
            decisions += 1
            actions = legal(state)
            if not actions:
                raise StalledError(f"{turn.who} can do nothing")
            action = choose(state, actions)
        elif isinstance(turn, ChanceTurn):
            chances += 1
            action = sample(state, rng)
        else:
            return Played(state, engine.outcome(state) or "", decisions, chances)
        state = advance(state, action)
    raise StalledError(f"no end after {MOST_STEPS:,} actions")


def random_playout(engine: Engine[Any], state: Any, seed: int | str) -> Played:
    """The game to its end at random: choices and chance have streams of their own."""
    rng = Rng(seed)
    return play_out(engine, state, random_policy(rng.stream("choices")), rng.stream("chance"))
