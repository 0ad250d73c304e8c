"""The bot that looks ahead: it plays each candidate out over sampled dice and keeps those that do well."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rulewright_engine.bots.greedy import ranked
from rulewright_engine.guide import Guide
from rulewright_engine.interface import Action, ChanceTurn, Engine, Over
from rulewright_engine.rng import Rng


@dataclass(frozen=True, slots=True)
class LookAhead:
    """Sequential halving over the candidates that a glance finds best.

    Each is played on by the guide's quick choices over sampled dice, `phases` phases far, and judged there; in each
    pass all that are left meet the same luck, and the better half stays. `nodes` bounds the actions looked at for one
    decision (the last playout may go beyond), so that results depend on seeds only, not on the machine.
    """

    guide: Guide[Any]
    nodes: int = 1_500
    phases: int = 1
    width: int = 8
    draws: int = 2

    def choose(self, engine: Engine[Any], state: Any, legal: Sequence[Action], rng: Rng) -> Action:
        """The candidate whose playouts ended best."""
        candidates = self.guide.candidates(state, legal)
        if len(candidates) == 1:
            return candidates[0]
        left = [action for _, action in ranked(engine, self.guide, state, candidates, self.draws, rng)[: self.width]]
        totals = [0.0] * len(left)
        seed = rng.below(1 << 30)
        spent = playouts = 0
        passes = (len(left) - 1).bit_length()
        for number in range(1, passes + 1):
            enough = self.nodes * number // passes
            while playouts == 0 or spent < enough:
                for place, action in enumerate(left):
                    value, nodes = self._played_on(engine, state, action, Rng(f"{seed}/{playouts}"))
                    totals[place] += value
                    spent += nodes
                playouts += 1
            order = sorted(range(len(left)), key=lambda place: -totals[place])[: (len(left) + 1) // 2]
            left = [left[place] for place in order]
            totals = [totals[place] for place in order]
            if len(left) == 1:
                break
        return left[0]

    def _played_on(self, engine: Engine[Any], state: Any, action: Action, rng: Rng) -> tuple[float, int]:
        guide = self.guide
        dice, choices = rng.stream("dice"), rng.stream("choices")
        horizon = guide.phase(state) + self.phases
        state = engine.apply(state, action).state
        nodes = 1
        while nodes < MOST_NODES:
            turn = engine.turn(state)
            if isinstance(turn, ChanceTurn):
                action = engine.sample(state, dice)
            elif isinstance(turn, Over) or guide.phase(state) >= horizon:
                break
            else:
                action = guide.quick(state, engine.legal(state), choices)
            state = engine.apply(state, action).state
            nodes += 1
        return guide.value(state), nodes


MOST_NODES = 2_000
"""Actions of one playout, at the most."""
