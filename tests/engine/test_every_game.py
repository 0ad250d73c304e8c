"""Properties of any game's engine, on states of random games: of ours, and of one from another distribution."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from engine_samples import SET_UPS, random_game
from ladder_game import GAME as LADDER
from ladder_game import registered
from rulewright_engine.interface import (
    ActionTextError,
    ChanceTurn,
    Engine,
    IllegalActionError,
    Over,
    PlayerTurn,
    SetUpError,
)
from rulewright_engine.loading import engine_of, guide_of, playable_games
from rulewright_engine.playouts import random_playout, random_policy
from rulewright_engine.replay import LogError, log_of, read_log, replay
from rulewright_engine.rng import Rng
from rulewright_schema.catalog import View
from rulewright_schema.kinds import kinds

CASES = [(game, number) for game, set_ups in sorted(SET_UPS.items()) for number in range(len(set_ups))]
Case = tuple[Engine[Any], View, Any]


@pytest.fixture(scope="module", params=CASES, ids=[f"{game}-{number}" for game, number in CASES])
def case(request: pytest.FixtureRequest, view_of: Callable[[str], View]) -> Iterator[Case]:
    game, number = request.param
    with registered() if game == LADDER else nullcontext():
        engine = engine_of(game)
        assert engine is not None
        yield engine, view_of(game), engine.setup(view_of(game), SET_UPS[game][number])


@pytest.mark.parametrize("game", playable_games())
def test_the_usual_kind_of_scenario_is_the_first_that_can_be_played(game: str) -> None:
    guide = guide_of(game)
    assert guide is not None
    assert guide.scenarios[0] == guide.scenario
    assert set(guide.scenarios) <= set(kinds(game))


def test_every_game_with_an_engine_is_sampled() -> None:
    with registered():
        assert set(playable_games()) == set(SET_UPS)


def test_random_games_end_and_break_no_invariant(case: Case) -> None:
    engine, _, start = case
    for seed in range(12):
        last = start
        for _, _, _, step in random_game(engine, start, seed):
            assert list(engine.invariants(step.state)) == []
            last = step.state
        assert isinstance(engine.turn(last), Over)
        assert engine.outcome(last) is not None
        assert engine.legal(last) == ()


def test_what_is_offered_is_what_is_not_refused(case: Case) -> None:
    """Whatever else can be written down and is legal leads where something offered leads."""
    engine, _, start = case
    for turn, state, _, _ in islice(random_game(engine, start, 1), 0, None, 3):
        if not isinstance(turn, PlayerTurn):
            continue
        legal = engine.legal(state)
        assert legal
        assert len(set(legal)) == len(legal)
        assert all(engine.why_illegal(state, action) is None for action in legal)
        others = [a for a in engine.universe(state) if a not in legal and engine.why_illegal(state, a) is None]
        if others:
            reached = {engine.digest(engine.apply(state, action).state) for action in legal}
            for other in others[:5]:
                assert engine.digest(engine.apply(state, other).state) in reached, other


def test_every_legal_action_changes_the_state_and_leaves_the_old_one_alone(case: Case) -> None:
    engine, _, start = case
    for turn, state, _, _ in islice(random_game(engine, start, 2), 0, None, 4):
        before = engine.digest(state)
        actions = engine.legal(state) if isinstance(turn, PlayerTurn) else [engine.sample(state, Rng(0))]
        for action in actions:
            assert engine.digest(engine.apply(state, action).state) != before, action
        assert engine.digest(state) == before


def test_a_game_played_on_in_place_is_the_same_game_and_leaves_alone_what_it_began_from(case: Case) -> None:
    engine, _, start = case
    for seed in range(10, 14):
        before = engine.digest(start)
        own = engine.fork(start)
        for turn, state, action, step in random_game(engine, start, seed):
            assert engine.turn(own) == turn
            assert engine.legal(own) == engine.legal(state)
            own = engine.advance(own, action)
            assert engine.digest(own) == engine.digest(step.state)
        assert engine.digest(start) == before


def test_a_state_forked_in_the_middle_of_a_game_is_left_alone_too(case: Case) -> None:
    engine, _, start = case
    for _, state, _, _ in islice(random_game(engine, start, 14), 0, None, 5):
        before = engine.digest(state)
        ended = random_playout(engine, state, 3)
        assert engine.outcome(ended.state) is not None
        assert engine.digest(state) == before


def test_a_game_can_be_saved_and_loaded_at_every_moment(case: Case) -> None:
    engine, view, start = case
    for _, state, action, step in random_game(engine, start, 3):
        loaded = engine.from_json(view, json.loads(json.dumps(engine.to_json(state))))
        assert engine.digest(loaded) == engine.digest(state)
        assert engine.turn(loaded) == engine.turn(state)
        assert engine.legal(loaded) == engine.legal(state)
        assert engine.digest(engine.apply(loaded, action).state) == engine.digest(step.state)


def test_actions_are_read_back_from_their_text(case: Case) -> None:
    engine, _, start = case
    for turn, state, action, _ in random_game(engine, start, 4):
        for each in (action, *(engine.legal(state) if isinstance(turn, PlayerTurn) else ())):
            assert engine.parse_action(str(each)) == each
    with pytest.raises(ActionTextError):
        engine.parse_action("sing a song")


def test_probabilities_of_chance_add_up_to_one(case: Case) -> None:
    engine, _, start = case
    seen = 0
    for turn, state, action, _ in random_game(engine, start, 5):
        if not isinstance(turn, ChanceTurn):
            continue
        outcomes = list(islice(engine.chances(state), 3_000))
        if len(outcomes) < 3_000:
            seen += 1
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert all(engine.why_illegal(state, outcome) is None for outcome, _ in outcomes[:20])
        assert engine.why_illegal(state, action) is None
        assert not engine.legal(state)
    assert seen


def test_actions_of_another_moment_are_refused_and_change_nothing(case: Case) -> None:
    engine, _, start = case
    game = [(state, action) for _, state, action, _ in random_game(engine, start, 6)]
    refused = 0
    for (state, _), (_, other) in [*zip(game, game[7:], strict=False), *zip(game, reversed(game), strict=True)]:
        refusal = engine.why_illegal(state, other)
        if refusal is not None:
            refused += 1
            assert refusal.code == refusal.code.lower().replace(" ", "-")
            assert "\n" not in refusal.reason
            before = engine.digest(state)
            with pytest.raises(IllegalActionError):
                engine.apply(state, other)
            assert engine.digest(state) == before
    assert refused


def test_a_log_replays_to_the_same_digest_and_refuses_what_it_was_not_made_for(case: Case) -> None:
    engine, view, start = case
    game = list(random_game(engine, start, 7))
    end = game[-1][3].state
    log = log_of(engine, view, start, [action for _, _, action, _ in game], end)
    assert read_log(json.loads(json.dumps(log.to_json()))) == log
    seen: list[str] = []
    assert engine.digest(replay(engine, view, log, lambda action, _: seen.append(str(action)))) == log.digest
    assert tuple(seen) == log.actions
    data = log.to_json()
    for key, value in (("engine", "0"), ("content", "0" * 16), ("digest", "0" * 32), ("actions", ["sing"])):
        with pytest.raises(LogError):
            replay(engine, view, read_log({**data, key: value}))
    with pytest.raises(LogError):
        read_log({"log": 2})


def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    engine, _, start = case
    assert engine.digest(random_playout(engine, start, 8).state) == engine.digest(
        random_playout(engine, start, 8).state
    )


def test_bad_options_are_refused_in_words(case: Case) -> None:
    engine, view, start = case
    for options in ({}, {"nonsense": 1}, {**engine.options(start), "nonsense": 1}):
        with pytest.raises(SetUpError, match=r"\w"):
            engine.setup(view, options)


SCRIPT = """
import sys
sys.path[:0] = {paths!r}
from conftest import load_files
from engine_samples import SET_UPS
from ladder_game import files, registered
from rulewright_engine.loading import engine_of
from rulewright_engine.playouts import random_playout
with registered():
    for game, set_ups in SET_UPS.items():
        engine = engine_of(game)
        view = load_files(files(), f"content/{{game}}").catalog.view(game)
        for options in set_ups:
            print(engine.digest(random_playout(engine, engine.setup(view, options), 9).state))
"""


def test_games_are_the_same_under_any_hash_seed(root: Path) -> None:
    paths = [str(root / "tests"), str(root / "tests" / "helpers"), *sys.path]
    printed = set()
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run(
            [sys.executable, "-c", SCRIPT.format(paths=paths)],
            env=environment, capture_output=True, text=True, check=True,
        )  # fmt: skip
        printed.add(run.stdout)
    assert len(printed) == 1
    assert printed.pop().count("\n") == sum(map(len, SET_UPS.values()))


def test_a_random_policy_chooses_each_action_sometime() -> None:
    chosen = {random_policy(Rng(seed))(None, ("a", "b", "c")) for seed in range(30)}  # type: ignore[arg-type]  # any values will do
    assert chosen == {"a", "b", "c"}
