"""The bot that knows the rules only."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rulewright_engine.guide import Guide
from rulewright_engine.interface import Action, Engine
from rulewright_engine.rng import Rng


@dataclass(frozen=True, slots=True)
class Random:
    """Each legal action equally likely."""

    guide: Guide[Any]

    def choose(self, engine: Engine[Any], state: Any, legal: Sequence[Action], rng: Rng) -> Action:
        """Any of them."""
        return legal[rng.below(len(legal))]
