"""The bot that looks ahead: it follows its best ideas through several decisions over sampled dice."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rulewright_engine.bots.bot import settled
from rulewright_engine.bots.greedy import ranked
from rulewright_engine.counting import Purse
from rulewright_engine.guide import Guide
from rulewright_engine.interface import Action, Engine
from rulewright_engine.rng import Rng


@dataclass(frozen=True, slots=True)
class LookAhead:
    """Expectation and maximum over the candidates that look best at a glance.

    Of each decision the best `widths[depth]` candidates are followed, each over `draws` samples of the chance that
    comes next, to the decision after it, and so on for as many decisions as there are widths; then the guide's value
    counts. What hands the game on to the others is judged as `Greedy` judges it. All candidates meet the same luck.
    Once `nodes` actions are spent on a decision what is left is judged at a glance, so that results depend on seeds
    only, not on the machine.
    """

    guide: Guide[Any]
    nodes: int = 600
    widths: tuple[int, ...] = (6, 4)
    draws: int = 3
    glances: int = 3

    def choose(self, engine: Engine[Any], state: Any, legal: Sequence[Action], rng: Rng) -> Action:
        """The candidate that leads to the best states."""
        candidates = self.guide.candidates(state, legal)
        if len(candidates) == 1:
            return candidates[0]
        purse = Purse(engine, self.nodes)
        found = self._weighed(purse, state, candidates, 0, rng)
        return max(found, key=lambda pair: pair[0])[1]

    def _weighed(
        self, purse: Purse, state: Any, candidates: Sequence[Action], depth: int, rng: Rng
    ) -> list[tuple[float, Action]]:
        """The best candidates with their values, looked at more closely as long as nodes are left."""
        glances = self.glances if depth == 0 else 1
        glanced = ranked(purse.engine, self.guide, state, candidates, glances, rng)[: self.widths[depth]]
        seed = rng.below(1 << 30)
        return [
            (value if purse.empty else self._followed(purse, state, action, depth, seed), action)
            for value, action in glanced
        ]

    def _followed(self, purse: Purse, state: Any, action: Action, depth: int, seed: int) -> float:
        """The mean value of an action over samples, with the best decision after it."""
        engine, guide = purse.engine, self.guide
        phase = guide.phase(state)
        after = engine.advance(engine.fork(state), action)
        total, draws = 0.0, self.draws
        for number in range(self.draws):
            rng = Rng(f"{seed}/{number}")
            end, chance = settled(engine, guide, after, rng)
            if engine.outcome(end) is not None:
                total += guide.value(end)
            elif guide.phase(end) != phase:
                total += guide.value(state, at_rest=True)
            elif depth + 1 == len(self.widths) or purse.empty:
                total += guide.value(end)
            else:
                legal = engine.legal(end)
                candidates = guide.candidates(end, legal) if legal else ()
                further = (value for value, _ in self._weighed(purse, end, candidates, depth + 1, rng))
                total += max(further, default=guide.value(end))
            if not chance:
                draws = 1
                break
        return total / draws
