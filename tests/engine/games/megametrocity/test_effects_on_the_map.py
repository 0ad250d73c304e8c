"""Effects of Item cards and Techniques on the map, and their attacks, each with its exact outcome."""

from collections.abc import Callable

import pytest

from megametrocity_cards import use, why_not
from megametrocity_effect_cards import effect_positions
from megametrocity_play import Play
from rulewright_engine.games.megametrocity.effects.targets import is_thing
from rulewright_engine.games.megametrocity.events import (
    FoeKnockedOut,
    FoeWounded,
    HitsLost,
    TilesSwapped,
)
from rulewright_schema.packs.loading import Loaded

At = Callable[..., Play]


@pytest.fixture(scope="module")
def play(load_tree: Callable[..., Loaded]) -> At:
    return effect_positions(load_tree)


# ------------------------------------------------------------------------------------------------------------- map
def test_push_goes_up_to_its_squares_and_onto_no_obstacle(play: At) -> None:
    """MMC-6a-22: at most; the figure may stay. 2,3 is an obstacle."""
    at = play()
    punk = at.foe("punk", "2,2")
    use(at, "shove")
    offered = at.legal()
    assert f"put {punk} on 2,2" in offered
    assert f"put {punk} on 4,2" in offered
    assert at.why(f"put {punk} on 2,3") == "out-of-reach"
    assert at.why(f"put {punk} on 5,2") == "out-of-reach"
    at.do(f"put {punk} on 4,3")
    assert at.at(punk) == "4,3"


def test_push_away_and_towards_go_farther_or_nearer_with_each_step(play: At) -> None:
    """Counted in steps around obstacles (MMC-9b-05): behind those at 2,3 and 3,3 it is three steps from 2,2."""
    at = play()
    punk = at.foe("punk", "3,2")
    use(at, "away")
    assert " ".join(sorted(text.split()[-1] for text in at.legal())) == "3,2 3,4 4,1 4,2 4,3 4,4 5,1 5,2 5,3 5,4"
    at.do(f"put {punk} on 5,2")
    use(at, "pull")
    assert " ".join(sorted(text.split()[-1] for text in at.legal())) == "3,1 3,2 4,1 4,2 4,3 5,2"
    at.do(f"put {punk} on 3,2")
    assert at.at(punk) == "3,2"


def test_move_goes_by_steps_and_over_obstacles_where_the_card_says_so(play: At) -> None:
    """MMC-5-12: from 2,2 to 3,4 it is two steps over an obstacle and three around; none is landed on."""
    at = play()
    moves = at.hero("jack").moves
    use(at, "leap")
    assert "put jack on 3,4" in at.legal()
    assert {"put jack on 2,3", "put jack on 3,3"} & at.legal() == set()
    at.do("put jack on 3,4")
    at.hero("jack", at="2,2")
    use(at, "walk")
    assert "put jack on 3,4" not in at.legal()
    at.do("put jack on 1,1")
    assert at.hero("jack").moves == moves


def test_teleport_appears_on_a_square_and_never_on_an_obstacle(play: At) -> None:
    """MMC-5-12, MMC-6d-02."""
    at = play()
    use(at, "blink")
    squares = {text.split()[-1] for text in at.legal()}
    assert {"5,1", "5,4", "2,2"} <= squares
    assert not {"2,3", "3,3", "6,2"} & squares
    at.do("put jack on 5,4")
    use(at, "blink-road")
    assert {text.split()[-1].partition(",")[2] for text in at.legal()} == {"4"}


def test_teleport_onto_a_door_opens_the_establishment(play: At) -> None:
    """MMC-5c-02."""
    at = play()
    at.hero("jack", at="4,1")
    use(at, "blink", "put jack on 5,0")
    assert at.waiting() == "inside-card"


def test_swap_places_trades_with_one_of_choice(play: At) -> None:
    at = play()
    first, second = at.foe("punk", "4,1"), at.foe("punk", "9,1")
    use(at, "trade")
    assert at.legal() == {f"target {first}", f"target {second}"}
    at.do(f"target {second}")
    assert (at.at("jack"), at.at(second), at.at(first)) == ("9,1", "2,2", "4,1")


def test_swap_tiles_takes_everything_along(play: At) -> None:
    """MMC-6a-37."""
    at = play()
    punk = at.foe("punk", "9,1")
    use(at, "quake")
    assert at.happened(TilesSwapped)
    assert (at.at("jack"), at.at(punk)) == ("7,2", "4,1")


def test_spawn_thugs_appear_together_on_a_square_of_choice(play: At) -> None:
    at = play()
    use(at, "call")
    assert "spawn at 3,2" in at.legal()
    assert at.why("spawn at 2,2") == "not-there"
    at.do("spawn at 1,1")
    assert at.foes_at("1,1") == ["punk", "punk"]


def test_spawn_thugs_at_each_door_and_under_the_death_circle(play: At) -> None:
    """MMC-6c-02, MMC-9d-03: below 5,0, 7,0 and 9,0; the leader is there once, then two of its type come."""
    at = play()
    use(at, "call-doors")
    assert [len(at.foes_at(square)) for square in ("5,1", "7,1", "9,1")] == [2, 3, 3]
    assert at.foes_at("5,1") == ["punk", "punk-leader"]


@pytest.mark.parametrize("heroes", [1, 2])
def test_spawn_thugs_at_the_active_spawn_points(play: At, heroes: int) -> None:
    """MMC-4-05."""
    at = play(*("jack", "travis")[:heroes])
    use(at, "call-points")
    assert [len(at.foes_at(f"10,{row}")) for row in (1, 2, 3, 4)] == [int(row < heroes) for row in range(4)]


def test_break_furniture_needs_no_action_and_draws_a_card(play: At) -> None:
    """MMC-6a-02: 3,2 is the only furniture near."""
    at = play()
    use(at, "smash", "draw quarter")
    assert at.state.debris == 1 << at.state.window.frame.bit(2, 2).bit_length() - 1
    assert len(at.hero("jack").money) == 1
    assert why_not(at, "smash") == "no-target"


# ---------------------------------------------------------------------------------------------------------- attacks
def test_attack_on_a_miniature_of_a_square_of_choice_then_pushes_whom_it_hit(play: At) -> None:
    at = play()
    sid, punk = at.foe("sid", "3,1"), at.foe("punk", "1,1")
    use(at, "kick")
    assert at.legal() == {"aim at 3,1", "aim at 1,1"}
    assert at.why("aim at 4,1") == "no-target"
    at.do("aim at 3,1", "roll 5 4 9")
    assert at.waiting() == "put"
    assert f"put {sid} on 4,1" in at.legal()
    at.do(f"put {sid} on 4,1")
    assert (at.at(sid), at.at(punk)) == ("4,1", "1,1")
    assert not is_thing(at.state, sid)


def test_attack_that_misses_pushes_nobody(play: At) -> None:
    at = play()
    at.foe("sid", "3,1")
    use(at, "kick", "roll 1 2 3")
    assert at.waiting() == "hero-turn"


def test_attack_on_a_square_wounds_all_there_with_each_hit(play: At) -> None:
    """MMC-6a-19: one hit of two wounds; muscle men block one each, punks none."""
    at = play()
    brutes = [at.foe("muscle-man", "2,2") for _ in range(2)]
    at.foe("punk", "2,2")
    use(at, "sweep", "roll 6 1")
    assert len(at.happened(FoeKnockedOut)) == 3
    assert at.happened(FoeWounded)[0] == FoeWounded(brutes[0], 1, 1)


def test_attack_on_each_square_of_a_beam_takes_one_hit_each_and_loses_the_rest(play: At) -> None:
    """MMC-8d-04, MMC-8d-06; the line is chosen first, and a wreck ends it."""
    at = play()
    at.hero("jack", at="2,1")
    at.foe("punk", "4,1", 3)
    at.foe("punk", "5,1")
    at.foe("punk", "2,2")
    use(at, "storm")
    assert at.legal() == {"beam at 3,1", "beam at 2,2"}
    assert at.why("beam at 1,2") == "no-target"
    at.do("beam at 3,1", "roll 5 6 9")
    assert at.foes_at("4,1") == at.foes_at("5,1") == []
    assert at.foes_at("2,2") == ["punk"]
    assert at.happened(HitsLost) == [HitsLost(0, 1)]


def test_attack_on_each_miniature_hits_different_ones_by_the_heros_own_fight(play: At) -> None:
    """MMC-8e-07: Jack hits with 7; Defense is ignored."""
    at = play()
    first, second, third = (at.foe(name, "3,1") for name in ("punk", "muscle-man", "chains"))
    use(at, "flurry", "roll 7 9 6")
    at.do(f"strike foe {second}")
    assert at.why(f"strike foe {second}") != ""
    at.do(f"strike foe {third}")
    assert list(at.state.foes) == [first]


def test_attack_needs_somebody_to_attack(play: At) -> None:
    at = play()
    assert why_not(at, "sweep") == "no-target"
    assert why_not(at, "storm") == "no-target"


def test_critical_hits_of_an_attack_by_a_technique_give_turbo_or_combo(play: At) -> None:
    """MMC-8e-01, MMC-8e-02."""
    at = play()
    at.foe("sid", "2,2")
    use(at, "sweep", "roll 0 1")
    assert at.legal() == {"turbo", "combo"}
    at.do("turbo")
    assert at.hero("jack").turbo == 1


@pytest.mark.parametrize("reading", ["a", "b"])
def test_mmc_8e_13_the_combo_of_a_technique_follows_it_or_is_aimed_anew_in_its_reach(play: At, reading: str) -> None:
    at = play("jack", **{"MMC-8e-13": reading})
    at.foe("punk", "3,1", 2)
    at.foe("chains", "1,1")
    use(at, "kick", "aim at 3,1", "roll 0 1 1")
    if reading == "a":
        at.do("combo", "roll 9")
        assert (at.foes_at("3,1"), at.foes_at("1,1")) == ([], ["chains"])
    else:
        assert at.legal("combo") == {"combo at 3,1", "combo at 1,1"}
        at.do("combo at 1,1", "roll 9")
        assert (at.foes_at("3,1"), at.foes_at("1,1")) == (["punk"], [])


@pytest.mark.parametrize(("reading", "reaches"), [("a", False), ("b", True)])
def test_mmc_5_15_unmarked_obstacles_end_a_beam_or_let_it_pass(play: At, reading: str, reaches: bool) -> None:
    """The tree on 9,3."""
    at = play("jack", **{"MMC-5-15": reading})
    at.hero("jack", at="8,3")
    at.foe("punk", "10,3")
    assert (why_not(at, "storm") == "") is reaches
