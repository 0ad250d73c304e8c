"""The bot that looks one action ahead and takes what looks best."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rulewright_engine.bots.bot import settled
from rulewright_engine.guide import Guide
from rulewright_engine.interface import Action, Engine
from rulewright_engine.rng import Rng


@dataclass(frozen=True, slots=True)
class Greedy:
    """Judges the state after each candidate; where dice or cards follow, the mean over `draws` samples.

    What hands the game on to the others is judged by the state as it is: their answer is no fault of the action.
    Every candidate meets the same luck.
    """

    guide: Guide[Any]
    draws: int = 4

    def choose(self, engine: Engine[Any], state: Any, legal: Sequence[Action], rng: Rng) -> Action:
        """The candidate with the best state after it, the first of equals."""
        candidates = self.guide.candidates(state, legal)
        if len(candidates) == 1:
            return candidates[0]
        return ranked(engine, self.guide, state, candidates, self.draws, rng)[0][1]


def ranked(
    engine: Engine[Any], guide: Guide[Any], state: Any, candidates: Sequence[Action], draws: int, rng: Rng
) -> list[tuple[float, Action]]:
    """The candidates with their values, best first, in their own order among equals."""
    seed = rng.below(1 << 30)
    judged = [(judge(engine, guide, state, action, draws, seed), action) for action in candidates]
    judged.sort(key=lambda pair: -pair[0])
    return judged


def judge(engine: Engine[Any], guide: Guide[Any], state: Any, action: Action, draws: int, seed: int) -> float:
    """The value of what an action leads to; where chance has no say, one sample is all there is."""
    after = engine.advance(engine.fork(state), action)
    phase = guide.phase(state)
    total = 0.0
    for number in range(draws):
        end, chance = settled(engine, guide, after, Rng(f"{seed}/{number}"))
        over = guide.phase(end) != phase and engine.outcome(end) is None
        worth = guide.value(state, at_rest=True) if over else guide.value(end)
        if not chance:
            return worth
        total += worth
    return total / draws
