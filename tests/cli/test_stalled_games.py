"""Games that come to no end: told apart from lost ones by simulate and solve, and by play where they get stuck."""

import json

import pytest

from rulewright_engine.contests import play

STAGE = "conquer-the-arcade"


@pytest.fixture
def cut_short(monkeypatch) -> None:
    """The second of the games is given up after seven actions, the others are played to their end."""

    def played(engine, guide, start, bot, seed):
        with monkeypatch.context() as patched:
            if seed.endswith("/1"):
                patched.setattr("rulewright_engine.playouts.MOST_STEPS", 7)
            return play(engine, guide, start, bot, seed)

    monkeypatch.setattr("rulewright_cli.contest_run.play", played)


@pytest.fixture
def nobody_acts(monkeypatch) -> None:
    """No player ever has a legal action."""
    monkeypatch.setattr("rulewright_engine.games.megametrocity.engine.MegaMetroCity.legal", lambda self, state: ())


def test_simulate_counts_stalled_games_apart_from_lost_ones(command, folder, cut_short) -> None:
    call = ("simulate", STAGE, "--heroes", "2", "--games", "3", "--bot", "random")
    (row,) = json.loads(command(*call, "--format", "json").out)["results"]
    assert row["stalled"] == {"games": 1, "reasons": {"no end after 7 actions": 1}}
    assert (row["games"], row["wins"] + row["losses"]) == (3, 2)
    assert row["rate"] == row["wins"] / 2
    text = command(*call).out
    assert " 1  stalled, neither won nor lost: no end after 7 actions\n" in text
    assert "next: rulewright check " in text
    assert "tells where play gets stuck" in text


def test_of_games_that_all_end_nothing_is_said_of_stalling(command, folder) -> None:
    call = ("simulate", STAGE, "--heroes", "1", "--games", "1", "--bot", "random")
    assert "stalled" not in command(*call).out
    (row,) = json.loads(command(*call, "--format", "json").out)["results"]
    assert row["stalled"] == {"games": 0, "reasons": {}}


def test_where_all_games_stall_no_rate_is_claimed(command, folder, nobody_acts) -> None:
    answer = command("simulate", STAGE, "--heroes", "jack", "--games", "2", "--bot", "random", "--format", "json")
    (row,) = json.loads(answer.out)["results"]
    assert row["stalled"] == {"games": 2, "reasons": {"jack can do nothing": 2}}
    assert (row["losses"], row["interval"]) == (0, [0.0, 1.0])


def test_solve_counts_stalled_games_apart(command, folder, nobody_acts) -> None:
    call = ("solve", STAGE, "--heroes", "jack", "--budget", "0.1", "--games", "3")
    (verdict,) = json.loads(command(*call, "--format", "json").out)["verdicts"]
    assert [(each["games"], each["wins"], each["stalled"]) for each in verdict["bots"]] == [(3, 0, 3), (3, 0, 3)]
    assert "  3 games of greedy stalled; see rulewright check " in command(*call).out


@pytest.mark.parametrize("bots", [(), ("--bot", "greedy")])
def test_play_says_where_it_is_stuck_and_what_to_do(command, folder, nobody_acts, bots) -> None:
    answer = command("play", STAGE, "--heroes", "jack", "--seed", "1", *bots)
    assert answer.code == 0
    assert "\nplay gets stuck: jack can do nothing; see rulewright check " in answer.out


def test_bots_that_play_without_end_are_stopped(command, folder, monkeypatch) -> None:
    monkeypatch.setattr("rulewright_cli.session.MOST_STEPS", 40)
    answer = command("play", STAGE, "--heroes", "jack", "--seed", "1", "--bot", "random")
    assert "\nplay gets stuck: no end after 40 actions; see " in answer.out
