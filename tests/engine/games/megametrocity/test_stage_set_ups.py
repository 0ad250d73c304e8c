"""Every official stage is set up for every number of heroes and level, and a sample is played at random to the end."""

from collections.abc import Callable

import pytest

from megametrocity_play import ENGINE
from rulewright_engine.interface import Over
from rulewright_engine.playouts import random_policy, steps
from rulewright_engine.rng import Rng
from rulewright_schema.catalog import View
from rulewright_schema.games.megametrocity.terms import DIFFICULTIES

HEROES = ("jack", "travis", "blaze", "big-t")
STAGES = (
    "conquer-the-arcade", "gathering-information", "countdown", "ambushed", "get-ready-for-some-action", "wallace",
    "destroy-the-factory", "evaristo", "double-ko", "plutonium", "neill", "getting-ready-for-the-final-assault",
    "the-wrath-of-the-bloody-chains", "firepower", "bogart", "bonus-stage",
)  # fmt: skip


@pytest.fixture
def official(view_of: Callable[[str], View]) -> View:
    return view_of("megametrocity")


def test_mmc_12_01_sixteen_stages_belong_to_the_game(official: View) -> None:
    assert {document.id for document in official.all("stage")} == set(STAGES)


@pytest.mark.parametrize("stage", STAGES)
def test_a_stage_is_set_up_for_all_numbers_of_heroes_and_levels(official: View, stage: str) -> None:
    for count in (1, 2, 3, 4):
        for difficulty in DIFFICULTIES:
            options = {"stage": stage, "heroes": list(HEROES[:count]), "difficulty": difficulty}
            state = ENGINE.setup(official, options)
            assert list(ENGINE.invariants(state)) == []
            assert not isinstance(ENGINE.turn(state), Over)


@pytest.mark.parametrize(("number", "stage"), list(enumerate(STAGES)))
def test_a_random_game_of_a_stage_ends_and_breaks_no_invariant(official: View, number: int, stage: str) -> None:
    heroes = [HEROES[(number + each) % 4] for each in range(1 + number % 4)]
    options = {"stage": stage, "heroes": heroes, "difficulty": DIFFICULTIES[number % 3]}
    rng = Rng(f"{stage}-0")
    state = ENGINE.setup(official, options)
    for _, action, step in steps(ENGINE, state, random_policy(rng.stream("choices")), rng.stream("chance")):
        state = step.state
        assert list(ENGINE.invariants(state)) == [], action
    assert state.outcome in ("won", "lost")
