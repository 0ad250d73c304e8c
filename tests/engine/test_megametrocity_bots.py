"""Bots on official stages: only legal choices, judgement in bounds, drawings, and greedy above random."""

from collections.abc import Callable

import pytest

from engine_samples import SET_UPS, random_game
from rulewright_engine.bots import Greedy, LookAhead, Random
from rulewright_engine.contests import play
from rulewright_engine.guide import drawn_text
from rulewright_engine.interface import ChanceTurn, PlayerTurn
from rulewright_engine.loading import engine_of, guide_of
from rulewright_engine.rng import Rng
from rulewright_schema.catalog import View

GAME = "megametrocity"
ENGINE, GUIDE = engine_of(GAME), guide_of(GAME)
assert ENGINE is not None
assert GUIDE is not None


@pytest.mark.parametrize("options", SET_UPS[GAME], ids=lambda options: options.get("stage", "story"))
def test_the_guide_answers_for_every_state_of_a_random_game(options: dict, view_of: Callable[[str], View]) -> None:
    start = ENGINE.setup(view_of(GAME), options)
    rng = Rng(1)
    phase = 0
    for turn, state, action, step in random_game(ENGINE, start, 5):
        value = GUIDE.value(step.state)
        outcome = ENGINE.outcome(step.state)
        assert (value in (0.0, 1.0)) == (outcome is not None)
        assert 0.0 <= value <= 1.0
        assert GUIDE.phase(step.state) >= phase
        phase = GUIDE.phase(step.state)
        assert drawn_text(GUIDE.drawing(step.state))
        for event in step.events:
            assert isinstance(GUIDE.told(step.state, event), str)
        if isinstance(turn, PlayerTurn):
            legal = ENGINE.legal(state)
            thought = GUIDE.candidates(state, legal)
            assert thought
            assert set(thought) <= set(legal)
            assert GUIDE.quick(state, legal, rng) in legal
            assert isinstance(GUIDE.cost(state, action), str)
        elif isinstance(turn, ChanceTurn):
            assert 0.0 < GUIDE.luck(state, action).probability <= 1.0


def test_the_luck_of_cards_adds_up(view_of: Callable[[str], View]) -> None:
    state = ENGINE.setup(view_of(GAME), SET_UPS[GAME][0])
    assert isinstance(ENGINE.turn(state), ChanceTurn)
    total = sum(GUIDE.luck(state, outcome).probability for outcome, _ in ENGINE.chances(state))
    assert total == pytest.approx(1.0)


def test_greedy_wins_what_random_play_does_not(view_of: Callable[[str], View]) -> None:
    start = ENGINE.setup(view_of(GAME), SET_UPS[GAME][0] | {"heroes": ["jack", "blaze"]})
    games = 8
    random, greedy = (
        sum(play(ENGINE, GUIDE, start, bot, seed).won for seed in range(games))
        for bot in (Random(GUIDE), Greedy(GUIDE))
    )
    assert random + 2 <= greedy


def test_the_bot_that_looks_ahead_plays_a_game_to_its_end(view_of: Callable[[str], View]) -> None:
    start = ENGINE.setup(view_of(GAME), SET_UPS[GAME][0])
    bot = LookAhead(GUIDE, nodes=60, widths=(3, 2), draws=2)
    first, again = (play(ENGINE, GUIDE, start, bot, 4) for _ in range(2))
    assert first.outcome in ("won", "lost")
    assert first.actions == again.actions


def test_set_ups_cover_every_number_of_heroes_and_level(view_of: Callable[[str], View]) -> None:
    found = GUIDE.set_ups(view_of(GAME), "conquer-the-arcade", [], "every")
    assert [(len(each["heroes"]), each["difficulty"]) for each in found] == [
        (number, level) for number in (1, 2, 3, 4) for level in ("normal", "hard", "very-hard")
    ]
