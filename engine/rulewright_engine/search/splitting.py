"""A search for a winning line that lets luck have its way, and counts how much of it there was.

Some states are played on by a mixture of the guide's quick choices and the greedy bot, each several times over sampled
dice, to the next phase; the best of the ends are kept and played on in the same way, until one wins. Every step is a
step that a real game can take, so what is found is a line of real dice. Each end carries its part of all games so
played: what was played from a state is shared out evenly among its tries, and equal states are added up. The parts of
the winning ends together tell how often such games win by the ways that were kept, the rest of the ways not counted.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from rulewright_engine.bots.greedy import Greedy
from rulewright_engine.counting import Counting
from rulewright_engine.guide import LOST, WON, Guide
from rulewright_engine.interface import Action, ChanceTurn, Engine, Over
from rulewright_engine.rng import Rng

COPIES = 6
GREEDY_EVERY = 3
MOST_STEPS = 3_000


@dataclass(frozen=True, slots=True)
class _Line:
    """A line so far, as a chain back to the start; `weight` is its part of all games so played."""

    state: Any
    value: float
    weight: float
    actions: tuple[Action, ...]
    before: "_Line | None"

    def whole(self) -> tuple[Action, ...]:
        """All actions from the start."""
        parts = []
        line: _Line | None = self
        while line is not None:
            parts.append(line.actions)
            line = line.before
        return tuple(action for part in reversed(parts) for action in part)


@dataclass(frozen=True, slots=True)
class Found:
    """How the search ended: the winning line with its share, or None and 0; and the best value that it met."""

    actions: tuple[Action, ...] | None
    share: float
    best: float


def search(
    engine: Engine[Any], counter: Counting, guide: Guide[Any], start: Any, seed: int | str, nodes: int, width: int
) -> Found:
    """A line from a start to a win, within so many actions, `width` states being kept in each phase.

    As long as actions are left, each new attempt plays every state on twice as often as the one before.
    """
    rng = Rng(seed)
    until = counter.nodes + nodes
    best, copies, attempt = guide.value(start), COPIES, 0
    while True:
        found = _attempt(engine, counter, guide, start, rng.stream(str(attempt)), until, width, copies)
        best = max(best, found.best)
        if found.actions is not None or counter.nodes >= until:
            return Found(found.actions, found.share, best)
        attempt, copies = attempt + 1, copies * 2


def _attempt(
    engine: Engine[Any], counter: Counting, guide: Guide[Any], start: Any, rng: Rng, until: int, width: int, copies: int
) -> Found:
    kept = [_Line(start, guide.value(start), 1.0, (), None)]
    best, number = kept[0].value, 0
    while kept and counter.nodes < until:
        ends: list[_Line] = []
        for line, tries in _shared_out(kept, width * copies):
            for _ in range(tries):
                greedily = number % GREEDY_EVERY == 0
                ends.append(_played_on(engine, guide, line, line.weight / tries, rng.stream(str(number)), greedily))
                number += 1
                if counter.nodes >= until:
                    break
        best = max(best, max((end.value for end in ends), default=LOST))
        won = [end for end in ends if end.value == WON]
        if won:
            return Found(won[0].whole(), sum(end.weight for end in won), best)
        kept = _best(engine, ends, width)
    return Found(None, 0.0, best)


def _shared_out(kept: list[_Line], tries: int) -> Iterator[tuple[_Line, int]]:
    """The lines with their parts of so many tries, best first; the best gets about twice as many as the middle one."""
    parts = sum(range(1, len(kept) + 1))
    for rank, line in enumerate(kept):
        yield line, max(1, tries * (len(kept) - rank) // parts)


def _best(engine: Engine[Any], ends: list[_Line], width: int) -> list[_Line]:
    """The best ends that are not lost, equal states once."""
    found: dict[str, _Line] = {}
    for end in sorted(ends, key=lambda each: -each.value):
        if end.value == LOST:
            break
        digest = engine.digest(end.state)
        known = found.get(digest)
        if known is not None:
            found[digest] = replace(known, weight=known.weight + end.weight)
        elif len(found) < width:
            found[digest] = end
    return list(found.values())


def _played_on(engine: Engine[Any], guide: Guide[Any], line: _Line, weight: float, rng: Rng, greedily: bool) -> _Line:
    """The line with one phase more."""
    dice, choices = rng.stream("dice"), rng.stream("choices")
    greedy = Greedy(guide, draws=3)
    state = engine.fork(line.state)
    phase = guide.phase(state)
    actions: list[Action] = []
    while len(actions) < MOST_STEPS:
        turn = engine.turn(state)
        if isinstance(turn, ChanceTurn):
            action = engine.sample(state, dice)
        elif isinstance(turn, Over) or guide.phase(state) > phase:
            break
        else:
            legal = engine.legal(state)
            if not legal:
                return _Line(state, LOST, weight, tuple(actions), line)
            action = greedy.choose(engine, state, legal, choices) if greedily else guide.quick(state, legal, choices)
        state = engine.advance(state, action)
        actions.append(action)
    return _Line(state, guide.value(state), weight, tuple(actions), line)
