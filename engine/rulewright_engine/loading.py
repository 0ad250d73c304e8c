"""The engines of the games, loaded when a game is first in use: the layer's one place of imports on demand."""

from functools import cache
from importlib import import_module
from typing import Any, cast

from rulewright_engine.exact import Exact
from rulewright_engine.examples import Judge
from rulewright_engine.guide import Guide
from rulewright_engine.interface import Engine
from rulewright_schema.kinds import games


@cache
def engine_of(game: str) -> Engine[Any] | None:
    """A game's engine, `ENGINE` of the module that its record names; None for a game without one."""
    record = games().get(game)
    if record is None or record.engine is None:
        return None
    return cast("Engine[Any]", import_module(record.engine).ENGINE)


def playable_games() -> tuple[str, ...]:
    """The ids of the games that have an engine."""
    return tuple(name for name, record in games().items() if record.engine is not None)


@cache
def guide_of(game: str) -> Guide[Any] | None:
    """A game's guide, `GUIDE` of the module `guide` beside its engine; None for a game without an engine."""
    record = games().get(game)
    if record is None or record.engine is None:
        return None
    return cast("Guide[Any]", import_module(f"{record.engine}.guide").GUIDE)


@cache
def judge_of(game: str) -> Judge[Any] | None:
    """A game's judge of worked examples, `JUDGE` of the module `examples` beside its engine; None without an engine."""
    record = games().get(game)
    if record is None or record.engine is None:
        return None
    return cast("Judge[Any]", import_module(f"{record.engine}.examples").JUDGE)


@cache
def exact_of(game: str) -> Exact | None:
    """A game's exact solver, `EXACT` beside its engine; None for a game that has none."""
    record = games().get(game)
    if record is None or record.engine is None:
        return None
    return cast("Exact | None", getattr(import_module(record.engine), "EXACT", None))
