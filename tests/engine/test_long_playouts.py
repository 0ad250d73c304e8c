"""A thousand random games of every official stage, with what must never be wrong asked of each state."""

from collections.abc import Callable

import pytest

from rulewright_engine.loading import engine_of, guide_of
from rulewright_engine.playouts import random_policy, steps
from rulewright_engine.rng import Rng
from rulewright_schema.catalog import View

GAME, PLAYOUTS = "megametrocity", 1_000
ENGINE, GUIDE = engine_of(GAME), guide_of(GAME)
assert ENGINE is not None
assert GUIDE is not None


def games_end_well(view: View, stage: str, number: int) -> dict[str, int]:
    """How so many games of a stage end, its set-ups taken in turn; every state of theirs is sound."""
    starts = [ENGINE.setup(view, options) for options in GUIDE.set_ups(view, stage, [], "every")]
    ends: dict[str, int] = {}
    for game in range(number):
        state, rng = starts[game % len(starts)], Rng(f"{stage}/{game}")
        for _, _, step in steps(ENGINE, state, random_policy(rng.stream("choices")), rng.stream("chance")):
            state = step.state
            assert list(ENGINE.invariants(state)) == []
        outcome = str(ENGINE.outcome(state))
        ends[outcome] = ends.get(outcome, 0) + 1
    return ends


def test_random_games_of_every_stage_end_and_stay_sound(view_of: Callable[[str], View]) -> None:
    view = view_of(GAME)
    for stage in view.own("stage"):
        assert sum(games_end_well(view, stage.id, 1).values()) == 1


@pytest.mark.long
@pytest.mark.parametrize("number", range(16))
def test_a_thousand_random_games_of_each_stage_end_and_stay_sound(number: int, view_of: Callable[[str], View]) -> None:
    view = view_of(GAME)
    stages = view.own("stage")
    assert len(stages) == 16
    ends = games_end_well(view, stages[number].id, PLAYOUTS)
    assert set(ends) <= {"won", "lost"}
    assert sum(ends.values()) == PLAYOUTS
    print(stages[number].id, ends)
