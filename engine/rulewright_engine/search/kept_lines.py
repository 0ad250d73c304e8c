"""Winning lines kept beside the content: replayed instead of searched for, as long as the content is what it was.

A file holds one log in each line, as JSON (see `replay`), and lies in the pack's folder `winning_lines`. What bots won
in measured games lies beside them (see `measured`).
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rulewright_engine.guide import WON, Guide
from rulewright_engine.interface import Action, Engine, Step
from rulewright_engine.replay import Log, LogError, read_log, replay_from

FOLDER, SUFFIX = "winning_lines", ".jsonl"
KEPT = "kept line"
"""Who found a line that was kept: a bot did so in a game of its own, when it was kept."""


def read_lines(text: str) -> tuple[Log, ...]:
    """The logs of a file. Raises LogError, which names the line."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(read_log(json.loads(line)))
        except (ValueError, RecursionError) as error:  # LogError among them
            raise LogError(f"line {number}: {error}") from error
    return tuple(found)


@dataclass(frozen=True, slots=True)
class KeptLine:
    """A kept line as it was replayed: its actions, and the state in which the game is won."""

    actions: tuple[Action, ...]
    end: Any


def line_from(engine: Engine[Any], guide: Guide[Any], start: Any, kept: Iterable[Log]) -> KeptLine | None:
    """A kept line that wins from this start; None if there is none, or only one of other content."""
    options, content = engine.options(start), engine.content_hash(start)
    for log in kept:
        if log.content != content or dict(log.setup) != options or log.engine != engine.version:
            continue
        line = _replayed(engine, guide, start, log)
        if line is not None:
            return line
    return None


def _replayed(engine: Engine[Any], guide: Guide[Any], start: Any, log: Log) -> KeptLine | None:
    actions: list[Action] = []

    def seen(action: Action, _: Step[Any]) -> None:
        actions.append(action)

    try:
        end = replay_from(engine, start, log, seen)
    except LogError:
        return None
    return KeptLine(tuple(actions), end) if guide.value(end) == WON else None
