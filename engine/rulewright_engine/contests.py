"""Games played by bots from set-up to end, with all that was done: for rates, verdicts and replays."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rulewright_engine.bots import Bot
from rulewright_engine.guide import WON, Guide
from rulewright_engine.interface import Action, Engine, PlayerTurn, Step
from rulewright_engine.intervals import Rate, mean_and_error
from rulewright_engine.playouts import steps
from rulewright_engine.rng import Rng


@dataclass(frozen=True, slots=True)
class Game:
    """A game that is over: the actions of players and chance in order, the last state, and how it ended.

    `decisions` counts the players' actions, `turns` the turns of the table.
    """

    actions: tuple[Action, ...]
    state: Any
    outcome: str
    won: bool
    decisions: int
    turns: int


def play(
    engine: Engine[Any],
    guide: Guide[Any],
    start: Any,
    bots: Mapping[str, Bot] | Bot,
    seed: int | str,
    seen: Callable[[Action, Step[Any]], None] | None = None,
) -> Game:
    """One game, from a start that `setup` gave; bots by player, or one for all.

    Chance and each player have streams of their own. Raises StalledError where it finds no end.
    """
    rng = Rng(seed)
    streams: dict[str, Rng] = {}
    state, actions, decisions = start, [], 0

    def choose(state: Any, legal: tuple[Action, ...]) -> Action:
        turn = engine.turn(state)
        who = turn.who if isinstance(turn, PlayerTurn) else ""
        bot = bots.get(who, bots[""]) if isinstance(bots, Mapping) else bots
        stream = streams.get(who)
        if stream is None:
            stream = streams[who] = rng.stream(f"choices/{who}")
        return bot.choose(engine, state, legal, stream)

    for turn, action, step in steps(engine, state, choose, rng.stream("chance")):
        state = step.state
        actions.append(action)
        decisions += isinstance(turn, PlayerTurn)
        if seen is not None:
            seen(action, step)
    outcome = engine.outcome(state) or ""
    return Game(tuple(actions), state, outcome, guide.value(state) == WON, decisions, guide.turns_played(state))


@dataclass(frozen=True, slots=True)
class Tally:
    """Games of one bot from one set-up: how many of those that came to an end were won, how many turns and decisions
    these took; and how many stalled, by the reason why, which are neither won nor lost.
    """

    wins: Rate
    turns: tuple[float, float]
    turns_of_wins: tuple[float, float]
    decisions: tuple[float, float]
    stalled: Mapping[str, int] = field(default_factory=dict)

    @property
    def games(self) -> int:
        """All that were played, with those that stalled."""
        return self.wins.of + sum(self.stalled.values())


def tally(games: Iterable[tuple[bool, int, int]], stalled: Iterable[str] = ()) -> Tally:
    """The tally of games that ended, given as (won, turns, decisions), and of the reasons why others stalled."""
    played = list(games)
    turns = [float(each) for _, each, _ in played]
    return Tally(
        Rate(sum(won for won, _, _ in played), len(played)),
        mean_and_error(turns),
        mean_and_error([float(each) for won, each, _ in played if won]),
        mean_and_error([float(each) for _, _, each in played]),
        dict(Counter(stalled).most_common()),
    )
