"""Commands that play: simulate, solve, play and replay, on an official stage and on one that cannot be won."""

import json
import shlex
from pathlib import Path

import pytest

STAGE = """\
kind: stage
id: trial
title: {en: Trial}
turns: TURNS
street: {start: [1.A, 2.A], then: [4.A, 5.A]}
spawns: [{who: boss, boss: sid, place: {at: last-column, tile: 5.A, row: S.3}}]
goal: {goal: knock-out, whom: [{who: boss, boss: sid}]}
"""


@pytest.fixture
def trial(pack: Path) -> Path:
    """A stage that is one turn too short for its boss to appear."""
    path = pack / "trial.yaml"
    path.write_text(STAGE.replace("TURNS", "2"), encoding="utf-8")
    return path


def test_the_same_seed_gives_the_same_rates_however_many_processes(command, folder) -> None:
    call = ("simulate", "conquer-the-arcade", "--heroes", "2", "--games", "4", "--bot", "random", "--format", "json")
    alone, shared = command(*call), command(*call, "--jobs", "2")
    assert alone.code == shared.code == 0
    assert alone.out == shared.out
    (row,) = json.loads(alone.out)["results"]
    assert row["games"] == 4
    assert row["interval"][0] <= row["rate"] <= row["interval"][1]
    assert row["turns"]["mean"] > 1
    assert command(*call, "--seed", "other").out != alone.out


def test_rates_are_shown_by_set_up_and_bot(command, folder) -> None:
    answer = command("simulate", "conquer-the-arcade", "--heroes", "jack,blaze", "--difficulty", "hard", "--games", "1",
                     "--bot", "random", "--bot", "greedy")  # fmt: skip
    lines = answer.out.split("\n")
    assert lines[0] == "megametrocity/stage:conquer-the-arcade"
    assert lines[2] == "jack, blaze · hard"
    assert [line.split()[0] for line in lines[3:6]] == ["bot", "random", "greedy"]


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (("conquer-the-arcad",), "did you mean conquer-the-arcade?"),
        (("conquer-the-arcade", "--heroes", "jak"), "did you mean jack?"),
        (("conquer-the-arcade", "--heroes", "7"), "is for 1, 2, 3, 4 heroes"),
        (("conquer-the-arcade", "--heroes", "jack,jack"), "named twice"),
        (("conquer-the-arcade", "--difficulty", "hrd"), "did you mean hard?"),
        (("conquer-the-arcade", "--bot", "gredy"), "did you mean greedy?"),
        (("not-there.yaml",), "there is no file or folder"),
    ],
)
def test_what_is_not_there_is_refused_with_what_was_meant(command, folder, arguments, meant) -> None:
    answer = command("simulate", "--games", "1", *arguments)
    assert answer.code == 2
    assert meant in answer.err
    assert "Traceback" not in answer.err


def test_a_stage_that_is_too_short_is_impossible_at_the_line_that_says_so(command, trial) -> None:
    answer = command("solve", "scratch/trial.yaml", "--heroes", "1")
    assert answer.code == 1
    assert "trial · big-t · normal: impossible" in answer.out
    assert "turns: sid appears in turn 3 at the earliest" in answer.out
    assert "at scratch/trial.yaml:4:8" in answer.out
    assert "lifted by: give it 3 turns" in answer.out
    trial.write_text(STAGE.replace("TURNS", "3"), encoding="utf-8")
    answer = command("solve", "trial", "scratch", "--heroes", "1", "--budget", "0.2", "--games", "1")
    assert answer.code == 0
    assert "impossible" not in answer.out


def test_a_line_that_solve_saves_is_replayed_to_a_win(command, trial, folder) -> None:
    goal = "goal: {goal: reach, place: {at: last-column, tile: 2.A}}"
    trial.write_text(STAGE.replace("TURNS", "6").replace(STAGE.splitlines()[-1], goal), encoding="utf-8")
    call = ("solve", "trial", "scratch", "--heroes", "1", "--budget", "0.5", "--games", "4", "--save", "lines")
    answer = command(*call, "--format", "json")
    (verdict,) = json.loads(answer.out)["verdicts"]
    assert verdict["verdict"] == "winnable"
    assert 0 < verdict["witness"]["probability"] < 1
    (path,) = (folder / "lines").iterdir()
    again = command("replay", str(path), "scratch")
    assert again.code == 0
    assert ": won; digest" in again.out
    steps = command("replay", str(path), "scratch", "--steps", "--until", "6").out
    assert "    6  " in steps
    assert "    7  " not in steps


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("content", "0000000000000000", ["the content has changed", "  Replay it with megametrocity as it was then"]),
        ("engine", "0", ["by version 0 of the engine, this is version ", "  Replay it with the rulewright that "]),
        ("digest", "0", ["the end differs", "  Take the log as it was written: an action is missing"]),
        ("actions", ["move 1,1"], ["action 1: ", "rulewright replay FILE --until 0 draws the table before.\n"]),
        ("setup", {"stage": "conquer-the-arcade", "heroes": ["jak"]}, ["it cannot be set up: ", "  See rulewright "]),
    ],
)
def test_a_log_of_anything_else_says_so(command, folder, key, value, said) -> None:
    command("play", "conquer-the-arcade", "--heroes", "jack", "--seed", "1", stdin="bot\nbot\nsave game.json\n")
    log = json.loads((folder / "game.json").read_text("utf-8"))
    (folder / "game.json").write_text(json.dumps({**log, key: value}), encoding="utf-8")
    answer = command("replay", "game.json")
    assert answer.code == 1
    assert all(each in answer.out for each in said)
    resumed = command("play", "--resume", "game.json")
    assert resumed.code == 2
    assert all(each in resumed.err for each in said)


def test_replay_until_draws_the_table_after_so_many_actions_and_no_more(command, folder) -> None:
    command("play", "conquer-the-arcade", "--heroes", "jack", "--seed", "1", stdin="bot\nbot\nsave game.json\n")
    start, one, whole = (command("replay", "game.json", "--steps", "--until", n).out for n in ("0", "1", "999"))
    assert all("jack      not on the map" in drawn for drawn in (start, one))
    assert "    1  draw " not in start
    assert "    1  draw " in one
    assert "    2  " not in one
    assert "agrees" not in start + one
    assert "agrees" in whole


@pytest.mark.parametrize("text", ["", "{}", "[1]", "\0", '{"log": 1}', "[" * 5000])
def test_a_file_that_is_no_log_is_refused(command, folder, text) -> None:
    (folder / "game.json").write_text(text, encoding="utf-8")
    for call in (("replay", "game.json"), ("play", "--resume", "game.json")):
        answer = command(*call)
        assert answer.code == 2
        assert "game.json" in answer.err


def test_a_person_plays_is_refused_with_reasons_undoes_saves_and_goes_on(command, folder) -> None:
    lines = ["bot"] * 3 + [
        "start 1,3",
        "why melee 9",
        "move 9,9",
        "1",
        "undo",
        "refused",
        "list",
        "nonsense",
        "save a.json",
    ]
    answer = command("play", "conquer-the-arcade", "--heroes", "jack", "--seed", "1", stdin="\n".join(lines) + "\n")
    assert answer.code == 0
    assert "jack decides:" in answer.out
    assert "(MMC-" in answer.out
    assert "saved; go on with" in answer.out
    assert "stopped: no more input" in answer.err
    log = json.loads((folder / "a.json").read_text("utf-8"))
    assert log["outcome"] is None
    again = command("play", "--resume", "a.json", stdin="draw\nquit\n")
    assert again.code == 0
    assert "jack decides:" in again.out
    assert command("replay", "a.json").code == 0


def test_undo_gives_the_same_dice_again_and_stops_at_the_turn(command, folder) -> None:
    begin = ("play", "conquer-the-arcade", "--heroes", "jack", "--seed", "3")
    setting_up = "bot\nbot\nbot\nbot\n"
    once = command(*begin, stdin=setting_up + "1\nsave one.json\n")
    twice = command(*begin, stdin=setting_up + "1\nundo\n1\nsave two.json\n")
    assert once.code == twice.code == 0
    assert (folder / "one.json").read_text("utf-8") == (folder / "two.json").read_text("utf-8")


def test_bots_play_while_one_watches(command, folder) -> None:
    answer = command("play", "conquer-the-arcade", "--heroes", "2", "--bot", "greedy", "--seed", "2")
    assert answer.code == 0
    assert " after " in answer.out.rstrip().split("\n")[-1]
    assert "decides:" not in answer.out
    seated = command("play", "conquer-the-arcade", "--heroes", "jack", "--bot", "nobody=greedy")
    assert seated.code == 2
    assert "nobody is called" in seated.err


def test_colours_are_escapes_only_where_they_are_wanted(command, folder, monkeypatch) -> None:
    call = ("play", "conquer-the-arcade", "--heroes", "jack", "--seed", "1")
    assert "\x1b[" not in command(*call, stdin="quit\n").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in command(*call, stdin="quit\n").out


def test_by_hand_people_say_what_was_rolled_and_drawn(command, folder) -> None:
    lines = "1\ndraw nobody\ndraw sid\nbot\nundo\nlist\nsave a.json\n"
    call = ("play", "conquer-the-arcade", "--heroes", "jack", "--seed", "1", "--by-hand")
    answer = command(*call, stdin=lines)
    assert answer.code == 0
    assert "nothing is chosen now: say what was rolled or drawn" in answer.out
    assert "boss: say what came, such as draw evaristo" in answer.out
    assert "> chance: draw sid\n" in answer.out
    assert "techniques: say what came" in answer.out
    log = json.loads((folder / "a.json").read_text("utf-8"))
    assert log["actions"][0] == "draw sid"
    assert command("replay", "a.json").code == 0
    again = command("play", "--resume", "a.json", "--by-hand", stdin="quit\n")
    assert "techniques: say what came" in again.out


@pytest.mark.parametrize(
    "call",
    [
        ("first-night", "a pack"),
        ("first-night", "--pack", "a pack"),
        ("scratch/first-night", "--pack", "a pack"),
        ("a pack/first-night.yaml",),
        ("first-night", "a pack", "--by-hand"),
    ],
)
def test_the_command_that_save_prints_goes_on_with_a_game_of_ones_own_pack(command, pack, call) -> None:
    answer = command("new", "stage", "first-night", "--pack", "scratch")
    assert answer.code == 0
    pack.rename("a pack")
    Path("a pack/stages/first-night.yaml").rename("a pack/first-night.yaml")
    saved = command("play", *call, "--heroes", "jack", stdin="save my game.json\nquit\n")
    assert saved.code == 0
    printed = saved.out.partition("saved; go on with ")[2].partition("\n")[0]
    program, *words = shlex.split(printed)
    assert program == "rulewright"
    assert words[:3] == ["play", "--resume", "my game.json"]
    again = command(*words, stdin="save b.json\nquit\n")
    assert again.code == 0
    assert Path("my game.json").read_text("utf-8") == Path("b.json").read_text("utf-8")
    assert printed.replace("'my game.json'", "b.json") in again.out
    assert command("replay", "my game.json", "--pack", "a pack").code == 0


def test_a_saved_game_whose_pack_is_not_here_asks_for_its_folder(command, pack) -> None:
    command("new", "stage", "first-night", "--pack", "scratch")
    command("play", "first-night", "scratch", "--heroes", "jack", stdin="save g.json\n")
    answer = command("play", "--resume", "g.json")
    assert answer.code == 2
    asks = "error: pack 'scratch' is not found\n  Name its folder as a further argument or by --pack, or install it; "
    assert asks in answer.err
    assert asks in command("replay", "g.json").err
    assert "did you mean 'megametrocity'?" in command("play", "megametrocty/countdown").err


def test_a_log_whose_pack_is_faulty_is_answered_with_what_lint_says_of_the_pack(command, pack) -> None:
    command("new", "stage", "first-night", "--pack", "scratch")
    command("play", "first-night", "scratch", "--heroes", "jack", stdin="save g.json\n")
    manifest = pack / "pack.yaml"
    manifest.write_text(manifest.read_text("utf-8").replace("id: scratch", "id: Scratch"), "utf-8")
    for call in (("replay", "g.json", "scratch"), ("play", "--resume", "g.json", "scratch")):
        answer = command(*call)
        assert answer.code == 2
        assert "pack 'scratch' is not found: scratch/pack.yaml:2:5: " in answer.err
        assert "(SCH" in answer.err
    (pack / "pack.yaml.txt").write_bytes(manifest.read_bytes())
    manifest.unlink()
    assert "Rename scratch/pack.yaml.txt to pack.yaml" in command("replay", "g.json", "scratch").err


def test_a_set_up_that_there_is_not_is_answered_with_what_to_do(command, folder) -> None:
    answer = command("play", "the-box", "--heroes", "jack")
    assert answer.code == 2
    assert "(there are vera-cole, max-dorn)" in answer.err
    assert "\n  Change --heroes, or leave it out; see rulewright show set-up:the-box.\n" in answer.err


def test_an_unknown_verdict_says_how_to_go_on(command, pack) -> None:
    (pack / "trial.yaml").write_text(STAGE.replace("TURNS", "3"), encoding="utf-8")
    answer = command("solve", "trial", "scratch", "--heroes", "1", "--budget", "0.1", "--games", "1")
    assert answer.code == 0
    assert "trial · big-t · normal: unknown\n" in answer.out
    assert "  to go on: a larger --budget, or another --seed\n" in answer.out


def test_one_action_is_no_actions(command, folder) -> None:
    call = ("play", "conquer-the-arcade", "--heroes", "jack", "--seed", "1", "--by-hand")
    command(*call, stdin="draw sid\nsave one.json\n")
    answer = command("replay", "one.json")
    assert answer.code == 0
    assert "\n1 action, " in answer.out
    assert "1 turns" not in answer.out


def test_play_says_who_plays_where_nobody_is_named(command, folder) -> None:
    stage = command("play", "conquer-the-arcade", "--seed", "1", stdin="quit\n")
    assert stage.out.startswith("megametrocity/stage:conquer-the-arcade · big-t · normal · seed 1\n")
    assert "the fewest that it is for" in " ".join(command("play", "--help").out.replace("│", " ").split())
