"""Rulings that are figures of a stage: a reading that is chosen by hand changes the stages that cite the statement.

A stage's own data choose the reading otherwise, so a new stage simply says what it wants.
"""

from collections.abc import Callable, Mapping
from typing import Any

from rulewright_schema.games.megametrocity.stage_rules import NoThugsTurn, PickUp
from rulewright_schema.games.megametrocity.stages import Stage

Change = Callable[[Stage], Stage]


def as_read(stage: Stage, chosen: Mapping[str, str]) -> Stage:
    """The stage under readings by statement."""
    for statement, by_letter in CHANGES.items():
        if statement in stage.cites and chosen.get(statement) in by_letter:
            stage = by_letter[chosen[statement]](stage)
    return stage


def _freed_by(how: str) -> Change:
    def change(stage: Stage) -> Stage:
        spawns = tuple(_with(spawn, chained=_with(spawn.chained, freed_by=how)) if _is_chained(spawn) else spawn
                       for spawn in stage.spawns)  # fmt: skip
        return _with(stage, spawns=spawns)

    return change


def _carried_as(how: str) -> Change:
    def change(stage: Stage) -> Stage:
        extras = (_with(extra, carried_as=how) if isinstance(extra, PickUp) else extra for extra in stage.extras)
        return _with(stage, extras=tuple(extras))

    return change


def _thugs_turns(stage: Stage) -> Stage:
    return _with(stage, extras=tuple(extra for extra in stage.extras if not isinstance(extra, NoThugsTurn)))


def _no_thugs_turns(stage: Stage) -> Stage:
    stage = _thugs_turns(stage)
    return _with(stage, extras=(*stage.extras, NoThugsTurn(extra="no-thugs-turn")))


def _is_chained(spawn: Any) -> bool:
    return getattr(spawn, "chained", None) is not None


def _with(model: Any, **fields: Any) -> Any:
    return model.model_copy(update=fields)


CHANGES: Mapping[str, Mapping[str, Change]] = {
    "MMC-12.02-10": {"a": _freed_by("thug-arrives"), "b": _freed_by("thug-moves-in")},
    "MMC-12.13-13": {"a": _freed_by("thug-arrives"), "b": _freed_by("thug-moves-in")},
    "MMC-12.10-06": {"a": _carried_as("weapon"), "b": _carried_as("money")},
    "MMC-12.B-01": {"a": _thugs_turns, "b": _no_thugs_turns},
}
"""By statement and reading: how the stage is changed."""
