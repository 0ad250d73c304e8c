"""`rulewright check`: lint and play in one report, each finding at the line that causes it."""

import json
import re
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


def follows(answer) -> dict[str, dict]:
    return {each["code"]: each for each in json.loads(answer.out)["follows"]}


def found(answer) -> dict[str, dict]:
    return {each["code"]: each for each in json.loads(answer.out)["findings"]}


def test_a_stage_that_is_too_short_is_one_finding_for_all_its_set_ups(command, trial) -> None:
    trial.write_text(STAGE.replace("TURNS", "2").replace("PLACE", "5.A"), encoding="utf-8")
    answer = command("check", "scratch", "--budget", "0.1", "--format", "json", "--no-cache")
    assert answer.code == 1
    assert "ENG002" not in found(answer)
    finding = follows(answer)["ENG002"]
    assert finding["from"]["code"] == "MMC004"
    assert "5 more set-ups" in finding["message"]
    assert "turns: the place is on the table in turn 3" in finding["message"]
    assert "give it 3 turns" in finding["help"]
    text = command("check", "scratch", "--budget", "0.1", "--no-cache").out
    assert text.count("-> scratch/trial.yaml:6:8\n") == 1
    assert "\nscratch/trial.yaml:6:8: cannot be won (big-t · normal and 5 more set-ups): turns: the place " in text
    assert "(ENG002, since MMC004)\nfound 1 error\n" in text
    assert "\njudged 6 set-ups: 6 cannot be won\n" in answer.err


def test_bounds_alone_are_no_verdicts(command, trial) -> None:
    trial.write_text(STAGE.replace("TURNS", "9").replace("PLACE", "2.A"), encoding="utf-8")
    assert "judged" not in command("check", "scratch", "--budget", "0", "--no-cache").err


def test_a_stage_that_can_be_won_has_no_finding_of_play(command, trial) -> None:
    trial.write_text(STAGE.replace("TURNS", "9").replace("PLACE", "2.A"), encoding="utf-8")
    answer = command("check", "scratch", "--budget", "1", "--format", "json", "--no-cache")
    assert not [code for code in found(answer) if code.startswith("ENG")]
    told = re.search(
        r"\njudged 6 set-ups: 6 can be won; greedy won (\d+) of (\d+) games: [\d.]+% \(.*%\)\n", answer.err
    )
    assert told is not None
    assert 6 <= int(told[1]) <= int(told[2]) <= 60


def test_what_lint_finds_is_in_the_same_report(command, trial) -> None:
    trial.write_text(STAGE.replace("TURNS", "2").replace("PLACE", "5.C"), encoding="utf-8")
    answer = command("check", "scratch", "--budget", "0.1", "--format", "json", "--no-cache")
    assert answer.code == 1
    assert any(not code.startswith("ENG") for code in found(answer))


WALLED_IN = """\
kind: tile
id: X1.A
title: {en: Walled in}
grid: |
  ~~~~
  .xx.
  .##.
  .xx.
  ====
legend: {x: {obstacle: crate}, "#": {obstacle: crate, stops_shots: true}}
"""
BOSS = "spawns: [{who: boss, boss: sid, place: PLACE}]\ngoal: {goal: knock-out, whom: [{who: boss, boss: sid}]}\n"


@pytest.mark.parametrize(
    ("lines", "reason", "at", "near_miss", "code"),
    [
        pytest.param(
            "heroes: [2]\nturns: 9\nstreet: {start: [1.A, 2.A]}\n"
            "goal: {goal: reach, heroes: 3, place: {at: last-column, tile: 2.A}}\n",
            "goal: 3 heroes", 7, ("heroes: 3", "heroes: 2"), "MMC007", id="an impossible goal",
        ),
        pytest.param(
            "turns: 2\nstreet: {start: [1.A, 2.A], then: [4.A, 5.A]}\n"
            + BOSS.replace("PLACE", "{at: last-column, tile: 5.A, row: S.3}"),
            "turns: sid appears in turn 3 at the earliest", 4, ("turns: 2", "turns: 3"), "MMC004",
            id="one turn too short",
        ),
        pytest.param(
            "turns: 9\nstreet: {start: [1.A, X1.A]}\n"
            + BOSS.replace("PLACE", "{at: square, tile: X1.A, row: S.2, column: 2}"),
            "blocked: sid", 6, ("row: S.2", "row: S.4"), "MAP018", id="a boss on an unreachable square",
        ),
        pytest.param(
            "turns: 20\nstreet: {start: [1.A, 2.A]}\ngoal: {goal: deliver, wares: [{ware: money, cents: 1000}], "
            "share: together, place: {at: first-column, tile: 1.A}}\n",
            "decks: 1000 cents", 6, ("1000", "100"), "MMC008", id="a deck that lacks the money",
        ),
    ],
)  # fmt: skip
def test_what_makes_a_stage_impossible_is_named_at_the_value_that_does(
    command, trial, lines: str, reason: str, at: int, near_miss: tuple[str, str], code: str
) -> None:
    """By the bounds alone, so that it is proved, and once: where lint tells it, the verdict stands with that; the near
    miss beside it has no such finding. Where nothing tells it, the finding is the verdict itself.
    """
    text = "kind: stage\nid: trial\ntitle: {en: Trial}\n" + lines
    trial.with_name("tile.yaml").write_text(WALLED_IN, encoding="utf-8")
    trial.write_text(text, encoding="utf-8")
    call = ("check", "scratch", "--budget", "0", "--format", "json", "--no-cache")
    answer = command(*call)
    assert answer.code == 1
    (finding,) = [each for each in json.loads(answer.out)["findings"] if each["severity"] == "error"]
    assert (finding["code"], finding["span"]["start"]["line"]) == (code, at)
    verdict = follows(answer)["ENG002"]
    assert reason in verdict["message"]
    assert verdict["span"]["start"]["line"] == at
    assert verdict["help"]
    assert verdict["from"]["code"] == code
    trial.write_text(text.replace(*near_miss), encoding="utf-8")
    near = command(*call)
    assert code not in found(near)
    assert "ENG002" not in (found(near) | follows(near))


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
