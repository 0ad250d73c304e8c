"""The verdict on one set-up: bounds first, then games by bots, then a search that picks the lucky lines."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright_engine.bots import BOTS
from rulewright_engine.contests import play
from rulewright_engine.counting import counting
from rulewright_engine.guide import WON, Guide, Options
from rulewright_engine.interface import Action, ChanceTurn, Engine
from rulewright_engine.intervals import Rate
from rulewright_engine.playouts import StalledError
from rulewright_engine.replay import Log, log_of
from rulewright_engine.rng import Rng
from rulewright_engine.search.kept_lines import KEPT, line_from
from rulewright_engine.search.splitting import Found, search
from rulewright_engine.search.verdicts import BotRate, Need, Tried, Verdict, Witness
from rulewright_schema.catalog import View

NODES_PER_SECOND = 10_000
"""Budgets in seconds become actions at this rate, whatever the machine, so that verdicts do not depend on it."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is tried: games for each bot in turn, as long as `nodes` actions are not used up; the search takes what
    is left, keeping `width` states. Once a line is known, games go on for the sake of the rate; the search does not,
    nor do further bots play unless `all_bots` are to be compared.
    """

    nodes: int = 200_000
    games: int = 20
    bots: tuple[str, ...] = ("greedy", "look-ahead")
    width: int = 24
    all_bots: bool = True

    @classmethod
    def of_seconds(cls, seconds: float, games: int = 20) -> "Budget":
        """About so many seconds of one processor."""
        return cls(max(1, int(seconds * NODES_PER_SECOND)), games)


def verdict_of(
    engine: Engine[Any], guide: Guide[Any], view: View, options: Options, budget: Budget, seed: int | str,
    kept: Sequence[Log] = (),
) -> Verdict:  # fmt: skip
    """The verdict, the same for the same content, set-up, budget, seed and kept lines. Raises SetUpError.

    Where a kept line still wins nothing else is tried.
    """
    start = engine.setup(view, options)
    obstacles = tuple(guide.obstacles(view, options))
    if obstacles:
        return Verdict("impossible", options, Tried((), 0, 0.0), obstacles=obstacles)
    known = line_from(engine, guide, start, kept)
    if known is not None:
        found_before = witness(engine, guide, view, start, known.actions, KEPT, None)
        return Verdict("winnable", options, Tried((), len(known.actions), WON), found_before)
    counted, counter = counting(engine)
    rng = Rng(seed)
    rates: list[BotRate] = []
    line: tuple[Action, ...] | None = None
    found_by = ""
    for number, name in enumerate(budget.bots, 1):
        if line is not None and not budget.all_bots:
            break
        bot = BOTS[name](guide)
        enough = budget.nodes * number // (len(budget.bots) + 1)
        wins = played = stalled = 0
        while played < budget.games and counter.nodes < enough:
            played += 1
            try:
                game = play(counted, guide, start, bot, f"{seed}/{name}/{played - 1}")
            except StalledError:
                stalled += 1
                continue
            wins += game.won
            if game.won and line is None:
                line, found_by = game.actions, name
        rates.append(BotRate(name, Rate(wins, played - stalled), stalled))
    found = Found(line, 1.0, 1.0)
    if line is None:
        left = max(budget.nodes // (len(budget.bots) + 1), budget.nodes - counter.nodes)
        found = search(counted, counter, guide, start, str(rng.below(1 << 30)), left, budget.width)
        found_by = "search"
    tried = Tried(tuple(rates), counter.nodes, found.best)
    if found.actions is None:
        return Verdict("unknown", options, tried)
    share = found.share if line is None else None
    return Verdict("winnable", options, tried, witness(engine, guide, view, start, found.actions, found_by, share))


def witness(
    engine: Engine[Any], guide: Guide[Any], view: View, start: Any, actions: Iterable[Action], found_by: str,
    share: float | None,
) -> Witness:  # fmt: skip
    """A line that wins, played again, with the chance results that it needs."""
    state = start
    line = tuple(actions)
    needs: list[Need] = []
    probability = 1.0
    for number, action in enumerate(line, 1):
        if isinstance(engine.turn(state), ChanceTurn):
            luck = guide.luck(state, action)
            if luck.probability < 1.0:
                needs.append(Need(number, luck.text, luck.probability))
                probability *= luck.probability
        state = engine.apply(state, action).state
    return Witness(log_of(engine, view, start, line, state), found_by, tuple(needs), probability, share)
