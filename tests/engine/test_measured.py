"""What bots won, as it is kept beside content: read by bot, believed only of what they name."""

import json

import pytest

from rulewright_engine.intervals import Rate
from rulewright_engine.search.measured import MeasuredError, read_measured
from rulewright_engine.search.verdicts import BotRate

ENTRY = {
    "key": "countdown/2/hard", "stage": "countdown", "heroes": 2, "difficulty": "hard", "content": "abc",
    "greedy_wins": 3, "greedy_games": 8, "look_ahead_wins": 1, "look_ahead_games": 1, "random_wins": 0,
    "random_games": 0, "first_won": True,
}  # fmt: skip
OPTIONS = {"stage": "countdown", "heroes": ["blaze", "jack"], "difficulty": "hard"}


def test_rates_are_read_by_bot_and_bots_that_did_not_play_are_left_out() -> None:
    (found,) = read_measured(json.dumps([ENTRY]))
    assert found.rates == (BotRate("greedy", Rate(3, 8)), BotRate("look-ahead", Rate(1, 1)))


def test_counts_speak_of_their_own_set_up_and_content_only() -> None:
    (found,) = read_measured(json.dumps([ENTRY]))
    assert found.fits(OPTIONS, "abc")
    assert found.fits({**OPTIONS, "maps": ["map-1"]}, "abc")
    assert not found.fits(OPTIONS, "abd")
    assert not found.fits({**OPTIONS, "difficulty": "normal"}, "abc")
    assert not found.fits({**OPTIONS, "heroes": ["jack"]}, "abc")
    assert not found.fits({**OPTIONS, "stage": "ambushed"}, "abc")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "no JSON"),
        ("[" * 100_000, "no JSON"),
        ("{}", "no list"),
        ("[1]", "entry 1"),
        (json.dumps([ENTRY, {**ENTRY, "content": 1}]), "entry 2"),
        (json.dumps([{**ENTRY, "greedy_wins": 9}]), "`greedy_wins`"),
        (json.dumps([{**ENTRY, "greedy_wins": "3"}]), "`greedy_wins`"),
        (json.dumps([{**ENTRY, "greedy_games": True}]), "`greedy_wins`"),
    ],
)
def test_what_is_no_file_of_counts_is_named_by_its_entry(text: str, told: str) -> None:
    with pytest.raises(MeasuredError, match=told):
        read_measured(text)
