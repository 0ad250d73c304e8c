"""What was measured of the official stages, as it is kept with the content: every set-up is won, and how often."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright_engine.bots import BOTS
from rulewright_engine.loading import engine_of, guide_of
from rulewright_engine.search.kept_lines import read_lines
from rulewright_engine.search.measured import Measured, read_measured
from rulewright_schema.catalog import View

GAME = "megametrocity"
FOLDER = Path(__file__).resolve().parents[2] / "content" / GAME / "winning_lines"
SET_UPS = 16 * 4 * 3
ANEW = "make balance measures anew what has changed"


@pytest.fixture
def measured() -> tuple[Measured, ...]:
    return read_measured((FOLDER / "counts.json").read_text("utf-8"))


@pytest.fixture
def contents(view_of: Callable[[str], View]) -> dict[tuple[str, int, str], str]:
    """The fingerprints of all official set-ups as they are."""
    view, engine, guide = view_of(GAME), engine_of(GAME), guide_of(GAME)
    assert engine is not None
    assert guide is not None
    starts = [
        engine.setup(view, options)
        for stage in view.own("stage")
        for options in guide.set_ups(view, stage.id, [], "every")
    ]
    found: dict[tuple[str, int, str], str] = {}
    for start in starts:
        options = engine.options(start)
        key = options["stage"], len(options["heroes"]), options["difficulty"]
        # A lone hero of Stage 12 chooses between two maps; the first is the one that is measured.
        found.setdefault(key, engine.content_hash(start))
    return found


def shares(each: Measured) -> dict[str, float]:
    return {rate.bot: rate.wins.share for rate in each.rates}


def test_every_official_set_up_is_measured_as_it_is(measured, contents) -> None:
    found = {(each.setup["stage"], each.setup["heroes"], each.setup["difficulty"]): each.content for each in measured}
    assert len(found) == SET_UPS
    assert found == contents, ANEW


def test_every_official_set_up_keeps_a_winning_line(contents) -> None:
    found = {}
    for path in FOLDER.glob("*.jsonl"):
        for log in read_lines(path.read_text("utf-8")):
            found[log.setup["stage"], len(log.setup["heroes"]), log.setup["difficulty"]] = log.content
    assert found == contents, ANEW


def test_in_every_official_set_up_a_bot_wins_five_of_a_hundred_and_the_random_one_less_than_half(measured) -> None:
    for each in measured:
        found = shares(each)
        assert max(found["greedy"], found.get("look-ahead", 0.0)) >= 0.05, each.setup
        assert found["random"] < 0.5, each.setup


def test_official_stages_are_harder_level_by_level_and_no_number_of_heroes_is_hopeless() -> None:
    entries = json.loads((FOLDER / "counts.json").read_text("utf-8"))
    first = [(each["difficulty"], each["heroes"], each["games"]["greedy"][:8]) for each in entries]
    assert {len(games) for _, _, games in first} == {8}
    levels = [
        sum(games.count("1") for level, _, games in first if level == wanted)
        for wanted in ("normal", "hard", "very-hard")
    ]
    assert levels == sorted(set(levels), reverse=True)
    for heroes in range(1, 5):
        assert sum(games.count("1") for _, number, games in first if number == heroes) >= 192


def test_each_bot_wins_more_games_of_the_ladder_than_the_one_before() -> None:
    ladder = read_measured((FOLDER / "ladder.json").read_text("utf-8"))
    assert len(ladder) == 16 * 2
    wins = dict.fromkeys(BOTS, 0)
    for each in ladder:
        played = {rate.bot: rate.wins for rate in each.rates}
        assert {rate.of for rate in played.values()} == {6}
        for bot in BOTS:
            wins[bot] += played[bot].count
    won = list(wins.values())
    assert won == sorted(set(won))
