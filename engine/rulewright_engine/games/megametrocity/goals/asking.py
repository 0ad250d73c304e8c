"""How goals are asked for: what counts towards them, and how goals made of goals ask their parts."""

from collections.abc import Callable
from typing import Any, NamedTuple

from rulewright_engine.games.megametrocity.state import State


class Asked(NamedTuple):
    """The question put to a goal.

    `of` asks a part of it; `fresh`: only what was done in this Heroes phase counts; `at_end`: the last turn is over.
    """

    of: Callable[[State, Any, "Asked"], bool]
    fresh: bool = False
    at_end: bool = False
