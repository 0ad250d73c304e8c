"""Winning lines that are kept: replayed to a win, refused once they are of something else, asked before any search."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ladder_game import view
from rulewright_engine.guide import WON
from rulewright_engine.interface import Engine
from rulewright_engine.loading import engine_of, guide_of
from rulewright_engine.replay import Log, LogError, replay
from rulewright_engine.search.judging import Budget, verdict_of
from rulewright_engine.search.kept_lines import KEPT, line_from, read_lines
from rulewright_ladder.engine import ENGINE
from rulewright_ladder.engine.guide import GUIDE
from rulewright_schema.catalog import View

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "content" / "megametrocity" / "winning_lines").glob("*.jsonl"))
VIEW = view(12, 2, 1)
SETUP = {"climb": "climb"}
EVERY = 12
"""Of so many kept lines one is replayed by every run of the tests; the long ones replay all."""


def meant(engine: Engine[Any], view: View, log: Log) -> str:
    """What to do where it is meant that a kept line no longer leads where it led."""
    alike = log.engine == engine.version and log.content == engine.content_hash(engine.setup(view, log.setup))
    return "Where that is meant, raise the engine's version, then run make balance." if alike else "Run make balance."


def official(view: View, path: Path, step: int) -> None:
    engine, guide = engine_of("megametrocity"), guide_of("megametrocity")
    assert engine is not None
    assert guide is not None
    for log in read_lines(path.read_text("utf-8"))[::step]:
        try:
            end = replay(engine, view, log)
        except LogError as error:
            pytest.fail(f"{log.setup}: {error}. {meant(engine, view, log)}")
        assert guide.value(end) == WON


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_kept_line_of_each_official_stage_replays_to_a_win(path: Path, view_of: Callable[[str], View]) -> None:
    official(view_of("megametrocity"), path, EVERY)


@pytest.mark.long
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_kept_line_replays_to_a_win(path: Path, view_of: Callable[[str], View]) -> None:
    official(view_of("megametrocity"), path, 1)


def test_every_official_stage_keeps_lines(view_of: Callable[[str], View]) -> None:
    assert {path.stem for path in FILES} == {each.id for each in view_of("megametrocity").own("stage")}


def test_a_kept_line_is_the_verdict_and_nothing_is_searched_for() -> None:
    found = verdict_of(ENGINE, GUIDE, VIEW, SETUP, Budget(nodes=4_000, games=5, bots=("greedy",)), 0)
    assert found.witness is not None
    log = found.witness.log
    again = verdict_of(ENGINE, GUIDE, VIEW, SETUP, Budget(nodes=1, games=1, bots=()), 1, (log,))
    assert again.witness is not None
    assert (again.kind, again.witness.found_by, again.witness.log.actions) == ("winnable", KEPT, log.actions)
    assert again.tried.nodes == len(log.actions)
    assert not again.miracle


def test_a_line_of_other_content_set_up_or_end_is_passed_over() -> None:
    found = verdict_of(ENGINE, GUIDE, VIEW, SETUP, Budget(nodes=4_000, games=5, bots=("greedy",)), 0)
    assert found.witness is not None
    log, start = found.witness.log, ENGINE.setup(VIEW, SETUP)
    assert line_from(ENGINE, GUIDE, start, (log,)) is not None
    for other in (
        replace(log, content="0"), replace(log, setup={**log.setup, "climb": "another"}), replace(log, engine="0"),
        replace(log, actions=log.actions[:-1]), replace(log, digest="0"),
    ):  # fmt: skip
        assert line_from(ENGINE, GUIDE, start, (other,)) is None


@pytest.mark.parametrize("line", ["{", "[]", "null", '{"log": 2}', '{"log": 1}', "[" * 100_000])
def test_what_is_no_log_is_named_by_its_line(line: str) -> None:
    found = verdict_of(ENGINE, GUIDE, VIEW, SETUP, Budget(nodes=4_000, games=5, bots=("greedy",)), 0)
    assert found.witness is not None
    good = json.dumps(found.witness.log.to_json())
    with pytest.raises(LogError, match="line 2: "):
        read_lines(f"{good}\n{line}\n")
