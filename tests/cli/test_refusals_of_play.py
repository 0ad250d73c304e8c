"""What simulate, solve, play and replay refuse, each with the next action for the option that is wrong."""

import pytest

STAGE = "conquer-the-arcade"
BOTS = "random, greedy, look-ahead"


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (("simulate", STAGE, "--bot", "gredy"), f"did you mean greedy?\n  Name one of {BOTS}.\n"),
        (("simulate", STAGE, "--bot", "greedy", "--bot", "greedy"), f"twice\n  Name each of {BOTS} once at most, or "),
        (
            ("simulate", STAGE, "--heroes", "7"),
            f"\n  Change --heroes, or leave it out; see rulewright show stage:{STAGE}.",
        ),
        (
            ("simulate", STAGE, "--difficulty", "x"),
            "\n  Change --difficulty, or leave it out; see rulewright show stage:",
        ),
        (
            ("simulate", "story", "--difficulty", "x"),
            "\n  Change --difficulty, or leave it out; see rulewright show story-",
        ),
        (("solve", STAGE, "--game", "foo"), "unknown game 'foo'\n  Name one of city_of_fury, megametrocity.\n"),
        (
            ("solve", STAGE, "--pack", "afile"),
            "'afile' is no pack: it has no pack.yaml\n  Name the folder that holds a ",
        ),
        (("solve", "conquer"), "did you mean conquer-the-arcade?\n  Name one of the-box, "),
        (("solve", "a-folder"), "'a-folder'\n  To look in the folder a-folder, put the name of one before it.\n"),
        (("solve", STAGE, "--deal", "x"), "\n  Leave --deal and --sweep out.\n"),
        (("play", STAGE, "--bot", "x=greedy"), "'x'\n  Write --bot big-t=greedy, or --bot greedy for everybody.\n"),
        (("play", STAGE, "--bot", "bigt=greedy"), "nobody is called 'bigt', did you mean big-t?\n"),
        (
            ("play", "the-box", "--bot", "x=greedy"),
            "'x'\n  Write --bot vera-cole=greedy, or --bot greedy for everybody.",
        ),
        (
            ("play", "story", "--heroes", "jack,blaze", "--bot", "x=greedy"),
            "Write --bot jack=greedy, --bot blaze=greedy, ",
        ),
        (("play", STAGE, "--difficulty", "every"), "at one level\n  Name one after --difficulty, or leave it out for "),
        (
            ("play", "--resume", "afile", "--heroes", "jack"),
            "keeps what --heroes said when it was begun\n  Leave --heroes ",
        ),
        (
            ("play", "--resume", "afile", "--seed", "1"),
            "keeps what --seed said when it was begun\n  Leave --seed out.\n",
        ),
        (("play", "--resume", "afile"), "'afile' is no JSON\n  Name a game that play saved.\n"),
        (("play",), "no stage is named\n  Name one, or go on with a saved game by --resume FILE.\n"),
        (("replay", "afile"), "'afile' is no JSON\n  Name a log that solve or play has written.\n"),
        (("replay", "a-folder"), "cannot be read: Is a directory\n  Name a log that solve or play has written.\n"),
    ],
)
def test_a_refusal_names_the_next_action_for_its_option(command, folder, call: tuple[str, ...], said: str) -> None:
    (folder / "afile").write_text("no JSON", encoding="utf-8")
    (folder / "a-folder").mkdir()
    answer = command(*call)
    assert answer.code == 2
    assert said in answer.err, answer
    assert answer.out == ""


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (("simulate", STAGE, "--games", "0"), ("--games", "greater than or equal to 1")),
        (("simulate", STAGE, "--jobs", "65"), ("--jobs", "less than or equal to 64")),
        (("solve", STAGE, "--budget", "0"), ("--budget", "greater than or equal to 0.1")),
        (("replay", "afile", "--until", "-1"), ("--until", "greater than or equal to 0")),
    ],
)
def test_a_number_out_of_its_limits_is_refused_with_the_limit(command, folder, call, said) -> None:
    answer = command(*call)
    assert answer.code == 2
    assert all(each in " ".join(answer.err.replace("│", " ").split()) for each in said)


def test_a_stage_is_found_by_its_number(command, folder) -> None:
    assert command("play", "7", "--seed", "1", stdin="quit\n").out.startswith(
        "megametrocity/stage:destroy-the-factory "
    )
    assert command("play", "neon-harbour/2", "--seed", "1", stdin="quit\n").out.startswith(
        "neon-harbour/stage:cash-and-carry "
    )
    answer = command("play", "2")
    assert answer.code == 2
    assert "'2' may mean several documents\n  Name one of neon-harbour/stage:cash-and-carry, " in answer.err
    assert "there is no set-up, stage or story-route '99'\n" in command("play", "99").err


def test_a_file_of_no_pack_is_told_so(command, folder) -> None:
    (folder / "alone.yaml").write_text("x\n", encoding="utf-8")
    assert "error: no pack that can be read is named\n  Name a pack, " in command("solve", "alone.yaml").err


def test_me_says_who_plays_by_bot(command, folder) -> None:
    out = command("play", STAGE, "--heroes", "jack,blaze", "--seed", "1", stdin="bot greedy blaze\nme\nquit\n").out
    assert "? no bot plays\n" in out
    kept = command(
        "play", STAGE, "--heroes", "jack,blaze", "--seed", "1", stdin="bot greedy blaze\nme jack\nquit\n"
    ).out
    assert "? bots play blaze by greedy\n" in kept
