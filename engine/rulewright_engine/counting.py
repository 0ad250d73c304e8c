"""Budgets counted in actions, so that they hold on any machine."""

from typing import Any, cast

from rulewright_engine.interface import Action, Engine, Step


class Counting:
    """An engine that counts what it applies."""

    def __init__(self, engine: Engine[Any]) -> None:
        self._engine = engine
        self.nodes = 0
        self._apply = engine.apply
        self._advance = engine.advance
        # What is asked all the time is at hand; the rest is looked up.
        self.turn, self.legal, self.sample = engine.turn, engine.legal, engine.sample
        self.fork, self.outcome = engine.fork, engine.outcome

    def apply(self, state: Any, action: Action) -> Step[Any]:
        """What the action leads to."""
        self.nodes += 1
        return self._apply(state, action)

    def advance(self, state: Any, action: Action) -> Any:
        """What the action leads to, on a state of the caller's own."""
        self.nodes += 1
        return self._advance(state, action)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)


def counting(engine: Engine[Any]) -> tuple[Engine[Any], Counting]:
    """An engine that counts, as an engine and as its counter."""
    counter = Counting(engine)
    return cast("Engine[Any]", counter), counter


class Purse:
    """So many actions to spend on an engine."""

    __slots__ = ("_counter", "_nodes", "engine")

    def __init__(self, engine: Engine[Any], nodes: int) -> None:
        self.engine, self._counter = counting(engine)
        self._nodes = nodes

    @property
    def empty(self) -> bool:
        """Whether all are spent."""
        return self._counter.nodes >= self._nodes
