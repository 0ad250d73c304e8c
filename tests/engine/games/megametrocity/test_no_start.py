"""A stage that nobody can start is refused at the set-up, with the reason; no game comes to a player without choice."""

import pytest

from megametrocity_play import ENGINE
from rulewright_engine.interface import ChanceTurn, PlayerTurn, SetUpError
from rulewright_engine.playouts import StalledError, play_out, random_policy
from rulewright_engine.rng import Rng

STAGE = """\
kind: stage
id: trial
title: {en: Trial}
turns: 2
goal: {goal: knock-out-thugs, count: 12}
"""
TWO_MAPS = """\
street:
  maps:
    - {id: east, title: {en: East}, start: [1.A, 2.A]}
    - {id: west, title: {en: West}, start: [3.B, 4.B]}
"""
REFUSED = {
    "a tile of the stack": (
        "street: {start: [1.A, 2.A], then: [3.A]}\nheroes_start: {at: first-column, tile: 3.A}\n",
        "the place where heroes start is not on the table",
    ),
    "the seam of one tile": (
        "street: {start: [1.A], then: [3.A]}\nheroes_start: {at: seam}\n",
        "the place where heroes start is not on the table",
    ),
    "more maps than there are": (TWO_MAPS + "  in_play: 3\n", "has 2 maps, and 3 are to be played"),
    "too few heroes": (TWO_MAPS + "  in_play: 2\n  least_heroes: 2\n", "2 maps need 4 heroes, and there are 2"),
    "one map only": (
        TWO_MAPS + "  in_play: 2\nheroes_start: {at: last-column, tile: 2.A}\n",
        "nobody can start on west, which needs 1",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_stage_that_nobody_can_start_is_refused_with_the_reason(name: str, load_pack) -> None:
    street, reason = REFUSED[name]
    view = load_pack({"trial.yaml": STAGE + street})
    with pytest.raises(SetUpError, match=reason):
        ENGINE.setup(view, {"stage": "trial", "heroes": ["jack", "blaze"]})


def test_two_maps_with_a_hero_each_are_set_up(load_pack) -> None:
    view = load_pack({"trial.yaml": STAGE + TWO_MAPS + "  in_play: 2\n"})
    state = ENGINE.setup(view, {"stage": "trial", "heroes": ["jack", "blaze"]})
    assert isinstance(ENGINE.turn(state), PlayerTurn | ChanceTurn)


def test_a_player_who_can_do_nothing_ends_the_playout_with_the_name(load_pack, monkeypatch) -> None:
    view = load_pack({"trial.yaml": STAGE + "street: {start: [1.A, 2.A]}\n"})
    state = ENGINE.setup(view, {"stage": "trial", "heroes": ["jack", "blaze"], "upgrades": [[], []]})
    monkeypatch.setattr(type(ENGINE), "legal", lambda self, state: ())
    rng = Rng(0)
    with pytest.raises(StalledError, match="jack can do nothing"):
        play_out(ENGINE, state, random_policy(rng), rng)
