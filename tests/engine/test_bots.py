"""Bots on the toy game, whose best play is known by enumeration."""

import pytest

from ladder_game import win_chance
from rulewright_engine.bots import BOTS, Bot, Greedy, LookAhead, Random
from rulewright_engine.contests import play, tally
from rulewright_engine.counting import counting
from rulewright_engine.playouts import steps
from rulewright_engine.rng import Rng
from rulewright_ladder.engine import ENGINE
from rulewright_ladder.engine.guide import GUIDE
from rulewright_ladder.engine.state import State

GAMES = 100
MADE: dict[str, Bot] = {"random": Random(GUIDE), "greedy": Greedy(GUIDE), "look-ahead": LookAhead(GUIDE)}


STARTS = (State(goal=14, turns=5, life=2), State(goal=18, turns=6, life=1))


def wins(bot: Bot) -> int:
    return sum(play(ENGINE, GUIDE, start, bot, seed).won for start in STARTS for seed in range(GAMES))


def test_the_bots_are_listed_from_the_weakest_on() -> None:
    assert list(BOTS) == list(MADE) == ["random", "greedy", "look-ahead"]


def test_each_bot_is_stronger_than_the_one_before() -> None:
    random, greedy, ahead = (wins(bot) for bot in MADE.values())
    assert random + 20 <= greedy
    assert greedy + 5 <= ahead
    assert ahead <= sum(win_chance(ENGINE, start) for start in STARTS) * GAMES + 20


def test_the_one_that_looks_ahead_winds_up_where_only_that_wins() -> None:
    start = State(goal=12, turns=2, life=1)
    legal = ENGINE.legal(start)
    bot = BOTS["look-ahead"](GUIDE)
    assert str(bot.choose(ENGINE, start, legal, Rng(0))) == "wind-up"


@pytest.mark.parametrize("bot", list(MADE))
def test_a_seed_gives_the_same_game_again_and_another_seed_another(bot: str) -> None:
    start = State(goal=20, turns=9, life=3)
    first, again = (play(ENGINE, GUIDE, start, MADE[bot], 7) for _ in range(2))
    assert first == again
    assert len({play(ENGINE, GUIDE, start, MADE[bot], seed).actions for seed in range(8)}) > 1


@pytest.mark.parametrize("bot", list(MADE))
def test_only_legal_actions_are_chosen_and_the_state_is_left_alone(bot: str) -> None:
    start = State(goal=20, turns=9, life=3)
    made = MADE[bot]
    for turn, action, _ in steps(ENGINE, start, lambda s, legal: made.choose(ENGINE, s, legal, Rng(1)), Rng(2)):
        assert turn is not None
        assert action is not None
    assert start == State(goal=20, turns=9, life=3)


def test_bots_may_differ_by_player() -> None:
    start = State(goal=20, turns=9, life=3)
    alike = play(ENGINE, GUIDE, start, BOTS["greedy"](GUIDE), 3)
    named = play(ENGINE, GUIDE, start, {"climber": BOTS["greedy"](GUIDE), "": BOTS["random"](GUIDE)}, 3)
    assert named.actions == alike.actions


def test_looking_ahead_keeps_to_its_budget_of_actions() -> None:
    start = State(goal=500, turns=90, life=50)
    engine, counter = counting(ENGINE)
    spent = []
    for nodes in (100, 1_000):
        before = counter.nodes
        LookAhead(GUIDE, nodes=nodes, widths=(3,) * 12).choose(engine, start, ENGINE.legal(start), Rng(0))
        spent.append(counter.nodes - before)
    assert 100 <= spent[0] < 300
    assert 1_000 <= spent[1] < 1_300


def test_a_tally_tells_games_that_stalled_apart() -> None:
    found = tally([(True, 4, 10), (False, 6, 20)], ["no end", "stuck", "no end"])
    assert (found.wins.count, found.wins.of, found.games) == (1, 2, 5)
    assert found.stalled == {"no end": 2, "stuck": 1}
    assert found.decisions[0] == 15.0


def test_a_tally_counts_wins_and_means() -> None:
    found = tally([(True, 4, 10), (False, 6, 20)])
    assert (found.wins.count, found.wins.of) == (1, 2)
    assert found.turns == (5.0, 1.0)
    assert found.turns_of_wins == (4.0, 0.0)
    assert found.decisions[0] == 15.0
