"""Verdicts on the toy game against the enumeration of all its lines."""

import json

import pytest

from ladder_game import view, win_chance
from rulewright_engine.replay import read_log, replay
from rulewright_engine.search.judging import Budget, verdict_of
from rulewright_engine.search.verdicts import MIRACLE, Verdict
from rulewright_ladder.engine import ENGINE
from rulewright_ladder.engine.guide import GUIDE, most_rungs
from rulewright_ladder.engine.state import State

SMALL = Budget(nodes=4_000, games=5, bots=("random", "greedy"))


def verdict(goal: int, turns: int, life: int = 1, budget: Budget = SMALL, seed: int = 0) -> Verdict:
    return verdict_of(ENGINE, GUIDE, view(goal, turns, life), {"climb": "climb"}, budget, seed)


@pytest.mark.parametrize("turns", [1, 2, 3, 4])
def test_impossible_is_said_exactly_where_no_line_wins(turns: int) -> None:
    for goal in (1, most_rungs(turns) - 1, most_rungs(turns), most_rungs(turns) + 1, 2 * most_rungs(turns)):
        chance = win_chance(ENGINE, State(goal, turns, 1))
        found = verdict(goal, turns, budget=Budget(nodes=20, games=1, bots=()))
        assert (found.kind == "impossible") == (chance == 0.0)


@pytest.mark.parametrize(("goal", "turns"), [(4, 2), (12, 2), (24, 4), (30, 5)])
def test_a_winnable_position_gets_a_line_that_replays_to_a_win(goal: int, turns: int) -> None:
    found = verdict(goal, turns)
    assert found.kind == "winnable"
    assert found.witness is not None
    log = read_log(json.loads(json.dumps(found.witness.log.to_json())))
    assert ENGINE.outcome(replay(ENGINE, view(goal, turns, 1), log)) == "won"


def test_where_bots_are_not_compared_none_plays_after_one_that_wins() -> None:
    bots = ("greedy", "random")
    alone = verdict(4, 2, budget=Budget(nodes=4_000, games=5, bots=bots, all_bots=False))
    assert [rate.bot for rate in alone.tried.rates] == ["greedy"]
    both = verdict(4, 2, budget=Budget(nodes=4_000, games=5, bots=bots))
    assert [rate.bot for rate in both.tried.rates] == ["greedy", "random"]
    lost = verdict(48, 8, budget=Budget(nodes=4_000, games=3, bots=bots, all_bots=False))
    assert [(rate.bot, rate.wins.count) for rate in lost.tried.rates] == [("greedy", 0), ("random", 0)]


def test_the_probability_of_a_line_is_that_of_its_dice() -> None:
    found = verdict(24, 4)
    assert found.witness is not None
    assert [need.text for need in found.witness.needs] == ["6 or more", "6 or more"]
    assert found.witness.probability == pytest.approx(1 / 36)
    assert found.witness.probability == pytest.approx(win_chance(ENGINE, State(24, 4, 1)))


def test_the_share_of_a_search_never_promises_more_than_the_best_play_can() -> None:
    found = verdict(48, 8, budget=Budget(nodes=30_000, games=3, bots=("greedy",)))
    assert found.witness is not None
    assert found.witness.found_by == "search"
    chance = win_chance(ENGINE, State(48, 8, 1))
    assert chance == pytest.approx(6.0**-4)
    assert found.witness.share is not None
    assert 0 < found.witness.share <= chance
    assert found.miracle
    assert chance < MIRACLE


def test_a_line_that_bots_find_by_themselves_is_no_miracle() -> None:
    found = verdict(8, 4, life=3)
    assert found.kind == "winnable"
    assert not found.miracle
    assert found.best_rate is not None
    assert found.best_rate.wins.count > 0


def test_impossible_names_the_condition_and_the_smallest_change_which_then_lifts_it() -> None:
    found = verdict(29, 4)
    obstacle = found.obstacles[0]
    assert obstacle.condition == "turns"
    assert obstacle.lifted_by == "give it 5 turns"
    assert verdict(29, 5).kind != "impossible"


def test_unknown_says_what_was_tried() -> None:
    found = verdict(most_rungs(16), 16, budget=Budget(nodes=60, games=1, bots=("greedy",), width=2))
    assert found.kind == "unknown"
    assert found.tried.nodes > 60
    assert 0 < found.tried.best < 1
    data = found.to_json()
    assert data["verdict"] == "unknown"
    assert data["best_value"] == found.tried.best


def test_the_same_seed_and_budget_give_the_same_verdict() -> None:
    assert verdict(24, 4, seed=3) == verdict(24, 4, seed=3)


def test_a_time_budget_is_a_count_of_actions() -> None:
    assert Budget.of_seconds(2.5) == Budget.of_seconds(2.5)
    assert Budget.of_seconds(4).nodes == 2 * Budget.of_seconds(2).nodes
