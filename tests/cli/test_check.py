"""`rulewright check`: lint and play in one report, each finding at the line that causes it."""

import json
from pathlib import Path

import pytest

STAGE = """\
kind: stage
id: trial
title: {en: Trial}
text: {en: One tile too far.}
heroes: [1, 2]
turns: TURNS
street: {start: [1.A, 2.A], then: [4.A, 5.A]}
goal: {goal: reach, place: {at: last-column, tile: PLACE}}
"""


@pytest.fixture
def trial(pack: Path) -> Path:
    return pack / "trial.yaml"


def found(answer) -> dict[str, dict]:
    return {each["code"]: each for each in json.loads(answer.out)["findings"]}


def test_a_stage_that_is_too_short_is_one_finding_for_all_its_set_ups(command, trial) -> None:
    trial.write_text(STAGE.replace("TURNS", "2").replace("PLACE", "5.A"), encoding="utf-8")
    answer = command("check", "scratch", "--budget", "0.1", "--format", "json", "--no-cache")
    assert answer.code == 1
    finding = found(answer)["ENG002"]
    assert "5 more set-ups" in finding["message"]
    assert "turns: the place is on the table in turn 3" in finding["message"]
    assert "give it 3 turns" in finding["help"]
    text = command("check", "scratch", "--budget", "0.1", "--no-cache").out
    assert "scratch/trial.yaml:6:8" in text


def test_a_stage_that_can_be_won_has_no_finding_of_play(command, trial) -> None:
    trial.write_text(STAGE.replace("TURNS", "9").replace("PLACE", "2.A"), encoding="utf-8")
    answer = command("check", "scratch", "--budget", "1", "--format", "json", "--no-cache")
    assert not [code for code in found(answer) if code.startswith("ENG")]


def test_what_lint_finds_is_in_the_same_report(command, trial) -> None:
    trial.write_text(STAGE.replace("TURNS", "2").replace("PLACE", "5.C"), encoding="utf-8")
    answer = command("check", "scratch", "--budget", "0.1", "--format", "json", "--no-cache")
    assert answer.code == 1
    assert any(not code.startswith("ENG") for code in found(answer))


EXAMPLE = """\
kind: example
id: a-walk
title: {en: A walk}
shows: [MMC-8b-01]
position: {heroes: {jack: {at: "1,1", moves: 2}}, turn: jack}
actions: ["move 2,1"]
then: [{hero: jack, moves: 7}]  # rulewright: ignore[ENG005] shown as a wrong one
"""


def test_a_wrong_example_is_told_at_its_expectation_and_by_check_alone(command, pack) -> None:
    (pack / "walk.yaml").write_text(EXAMPLE.partition("  #")[0], encoding="utf-8")
    answer = command("check", "scratch", "--format", "json", "--no-cache")
    assert answer.code == 1
    finding = found(answer)["ENG005"]
    assert finding["message"] == "it is 1, not 7"
    assert "scratch/walk.yaml:7:" in command("check", "scratch", "--no-cache").out
    assert command("lint", "scratch").code == 0


def test_a_comment_hides_a_finding_of_play_and_is_not_unused_where_nothing_is_played(command, pack) -> None:
    (pack / "walk.yaml").write_text(EXAMPLE, encoding="utf-8")
    assert command("check", "scratch", "--no-cache").code == 0
    assert command("lint", "scratch", "--no-cache").code == 0


def test_the_page_of_a_finding_of_play_is_explained(command) -> None:
    assert "The engine does not agree with a worked example." in command("explain", "ENG005").out
