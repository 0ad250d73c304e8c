"""A game from another distribution: Ladder of `tests/fixtures/ladder` is installed, and every command knows it."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import ladder_game
from rulewright_lint.make_registry import registries
from rulewright_lint.page import Page, page_of
from rulewright_schema.kinds import kinds

MANIFEST = """\
format: 1
id: orchard
game: ladder
title: {en: Orchard}
version: 1.0.0
requires: {ladder: ">=1"}
licence: CC0-1.0
authors: [a tester]
languages: [en]
"""
CLIMBS = """\
climbs:
  - id: pear-tree
    title: {en: Pear Tree}
    goal: 9
    turns: 4
    life: 5
"""
Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs a command in a process for which the game is installed, in a folder with the pack `orchard`."""
    (tmp_path / "site-packages").mkdir()
    environment = ladder_game.environment(tmp_path / "site-packages")
    orchard = tmp_path / "here" / "orchard"
    orchard.mkdir(parents=True)
    (orchard / "pack.yaml").write_text(MANIFEST)
    (orchard / "climbs.yaml").write_text(CLIMBS)

    def called(*arguments: str, stdin: str = "") -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-c", "from rulewright_cli.main import run; run()", *arguments]
        return subprocess.run(
            command, env=environment, cwd=tmp_path / "here", input=stdin, capture_output=True, text=True, check=False
        )

    return called


def test_its_rule_finds_its_fault_at_the_value_and_explains_it(run: Run) -> None:
    found = run("lint", "orchard", "--format", "concise")
    assert "orchard/climbs.yaml:6:11: " in found.stdout
    assert "LAD001" in found.stdout
    assert "5 lives outlast 4 turns: nobody can fall" in found.stdout
    assert found.returncode == 1
    assert "More lives than turns" in run("explain", "LAD001").stdout


def test_what_its_rules_page_calls_wrong_gives_the_finding_and_what_it_calls_right_none(run: Run, tmp_path) -> None:
    page = page_of("rulewright_ladder.lint.rules.life_outlasts_turns")
    for texts, code in ((page.wrong, ["LAD001"]), (page.right, [])):
        (tmp_path / "here" / "orchard" / "climbs.yaml").write_bytes(next(iter(Page.files(texts).values())).encode())
        found = json.loads(run("lint", "orchard", "--format", "json").stdout)
        assert [each["code"] for each in found["findings"]] == code


def test_shared_rules_hold_for_it_too(run: Run, tmp_path) -> None:
    (tmp_path / "here" / "orchard" / "climbs.yaml").write_text(CLIMBS.replace("turns: 4", "trns: 4"))
    found = run("lint", "orchard")
    assert "'trns'" in found.stdout
    assert "'turns'" in found.stdout
    assert "SCH" in found.stdout


def test_its_own_pack_is_found_though_it_lies_elsewhere_and_is_sound_and_covered(run: Run) -> None:
    package = str(ladder_game.DISTRIBUTION / "rulewright_ladder" / "content")
    checked = run("check", package, "--budget", "0.1")
    assert checked.returncode == 0, checked.stdout
    assert (
        "5 shown by an example, 0 held by a rule or the box, 0 told, 0 open"
        in run("rules", "coverage", "ladder").stdout
    )
    assert "goal: 8" in run("show", "apple-tree").stdout


def test_check_proves_a_climb_impossible_at_the_value(run: Run, tmp_path) -> None:
    (tmp_path / "here" / "orchard" / "climbs.yaml").write_text(CLIMBS.replace("goal: 9", "goal: 25"))
    found = run("check", "orchard", "--budget", "0.1", "--format", "concise")
    assert "ENG002" in found.stdout
    assert "(its only set-up): turns: rung 25 is out of reach: 4 turns bring at most 24" in found.stdout


def test_a_wrong_example_fails(run: Run, tmp_path) -> None:
    example = ladder_game.files()["content/ladder/examples.yaml"].decode().partition("  - id: a-fall")[0]
    (tmp_path / "here" / "orchard" / "examples.yaml").write_text(example.replace("rung: 8", "rung: 9"))
    found = run("check", "orchard", "--budget", "0", "--format", "concise")
    assert "it is 8, not 9" in found.stdout


def test_it_is_played_solved_and_replayed(run: Run, tmp_path) -> None:
    assert "wound up" in run("play", "apple-tree", "--seed", "1", stdin="3\nquit\n").stdout
    solved = run("solve", "apple-tree", "--budget", "0.2", "--save", "lines")
    assert "apple-tree · its only set-up: winnable" in solved.stdout
    (line,) = (tmp_path / "here" / "lines").iterdir()
    assert "won" in run("replay", f"lines/{line.name}").stdout
    assert "look-ahead" in run("simulate", "pear-tree", "orchard", "--games", "4").stdout


def test_new_writes_its_kinds_and_they_are_sound(run: Run) -> None:
    made = run("new", "pack", "attic", "--game", "ladder")
    assert "rulewright new climb my-climb --pack attic" in made.stdout
    for kind in ("climb", "example"):
        assert run("new", kind, f"my-{kind}", "--pack", "attic").returncode == 0
    found = run("check", "attic", "--budget", "0.1")
    assert found.returncode == 0, found.stdout


def test_its_schemas_are_exported(run: Run) -> None:
    schema = json.loads(run("schema", "export", "ladder/climb").stdout)
    assert {"goal", "turns", "life"} <= set(schema["$defs"]["climb"]["properties"])


def test_its_pages_are_built(run: Run, tmp_path) -> None:
    built = run("site", "build", "orchard", "--output", "site")
    assert built.returncode == 0, built.stdout + built.stderr
    site = tmp_path / "here" / "site"
    own = (site / "ladder" / "climbs" / "index.html").read_text("utf-8")
    assert "A ladder of 8 rungs" in own
    assert "<svg" in own
    assert "Una escalera de 8 peldaños" in (site / "es" / "ladder" / "climbs" / "index.html").read_text("utf-8")
    assert "Pear Tree" in (site / "orchard" / "climbs" / "index.html").read_text("utf-8")
    assert "LAD-1-05" in (site / "ladder" / "rules" / "1.html").read_text("utf-8")


def test_its_list_of_rules_is_up_to_date() -> None:
    for path, text in registries(["rulewright_ladder.lint"]).items():
        assert path.read_text("utf-8") == text, "run python -m rulewright_lint.make_registry rulewright_ladder.lint"


def test_it_is_gone_where_it_is_not_installed() -> None:
    with ladder_game.registered():
        pass
    assert "climb" not in kinds(ladder_game.GAME)
