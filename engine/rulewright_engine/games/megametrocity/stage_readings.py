"""Rulings that are figures of a stage: a reading that is chosen by hand changes the stages that cite the statement.

A stage's own data choose the reading otherwise, so a new stage simply says what it wants.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from rulewright_schema.fields import Model
from rulewright_schema.games.megametrocity.stage_rules import Extra, NoThugsTurn, PickUp
from rulewright_schema.games.megametrocity.stage_spawns import LeaderSpawn, Spawn, ThugSpawn
from rulewright_schema.games.megametrocity.stages import Stage

M = TypeVar("M", bound=Model)
Change = Callable[[Stage], Stage]


def as_read(stage: Stage, chosen: Mapping[str, str]) -> Stage:
    """The stage under readings by statement."""
    for statement, by_letter in CHANGES.items():
        if statement in stage.cites and chosen.get(statement) in by_letter:
            stage = by_letter[chosen[statement]](stage)
    return stage


def _freed_by(how: str) -> Change:
    def spawned(spawn: Spawn) -> Spawn:
        if isinstance(spawn, LeaderSpawn | ThugSpawn) or spawn.chained is None:
            return spawn
        return _with(spawn, chained=_with(spawn.chained, freed_by=how))

    return lambda stage: _with(stage, spawns=tuple(spawned(spawn) for spawn in stage.spawns))


def _carried_as(how: str) -> Change:
    def read(extra: Extra) -> Extra:
        return _with(extra, carried_as=how) if isinstance(extra, PickUp) else extra

    return lambda stage: _with(stage, extras=tuple(read(extra) for extra in stage.extras))


def _thugs_turns(stage: Stage) -> Stage:
    return _with(stage, extras=tuple(extra for extra in stage.extras if not isinstance(extra, NoThugsTurn)))


def _no_thugs_turns(stage: Stage) -> Stage:
    stage = _thugs_turns(stage)
    return _with(stage, extras=(*stage.extras, NoThugsTurn(extra="no-thugs-turn")))


def _with(model: M, **fields: Any) -> M:
    return model.model_copy(update=fields)


CHANGES: Mapping[str, Mapping[str, Change]] = {
    "MMC-12.02-10": {"a": _freed_by("thug-arrives"), "b": _freed_by("thug-moves-in")},
    "MMC-12.13-13": {"a": _freed_by("thug-arrives"), "b": _freed_by("thug-moves-in")},
    "MMC-12.10-06": {"a": _carried_as("weapon"), "b": _carried_as("money")},
    "MMC-12.B-01": {"a": _thugs_turns, "b": _no_thugs_turns},
}
"""By statement and reading: how the stage is changed."""
