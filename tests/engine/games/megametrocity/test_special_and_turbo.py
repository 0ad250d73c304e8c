"""Special Techniques, Turbo and criticals: sections 8d and 8e."""

from collections.abc import Callable

import pytest

from megametrocity_play import Play, shooting
from rulewright_engine.games.megametrocity.events import FoeKnockedOut, FoeWounded, HitsLost

At = Callable[..., Play]


# ---------------------------------------------------------------------------------------------------- special technique
def jack_among_seven_squares(play: At) -> Play:
    """Jack, whose technique reaches two squares, with thugs on seven squares."""
    at = play("jack").turn("jack")
    at.hero("jack", at="7,2")
    for square in ("7,2", "8,2", "6,2", "7,1", "7,3", "8,1", "9,2"):
        at.foe("punk", square, 2)
    return at


def test_mmc_8d_06_eight_hits_on_seven_squares_one_is_lost(play: At) -> None:
    at = jack_among_seven_squares(play)
    at.do("special-technique")
    assert at.state.heroes[0].wounds == 2
    assert at.state.agenda[-1][2] == 9
    at.do("roll 7 7 7 7 8 8 8 9 1")
    assert [event.hits for event in at.happened(HitsLost)] == [1]
    assert len(at.happened(FoeKnockedOut)) == 14
    assert not at.state.foes


def test_mmc_8d_07_defense_1_loses_nothing_to_the_single_wound_and_falls_to_the_next(play: At) -> None:
    at = play("jack").turn("jack")
    brute = at.foe("muscle-man", "2,1")
    at.do("special-technique", "roll 9 1 1 1 1 1 1 1 1")
    assert at.happened(FoeWounded) == [FoeWounded(brute, 0, 1)]
    at.do("move 2,1", "melee 1", "roll 9")
    assert not at.state.foes


def test_mmc_8d_04_fewer_hits_than_squares_are_aimed_one_a_square(play: At) -> None:
    at = jack_among_seven_squares(play)
    at.do("special-technique", "roll 9 9 1 1 1 1 1 1 1")
    assert len(at.legal("strike")) == 7
    at.do("strike 7,2")
    assert at.why("strike 7,2") == "struck-already"
    assert at.why("strike 10,4") == "no-target"
    at.do("strike 8,2")
    assert len(at.state.foes) == 10


def test_mmc_4_14_the_special_technique_is_used_once_a_turn_and_costs_no_action(play: At) -> None:
    at = play("travis").turn("travis")
    at.do("special-technique", "roll 1 1 1 1 1")
    assert at.why("special-technique") == "used-already"
    assert at.state.heroes[0].actions == at.state.table.heroes[0].actions


@pytest.mark.parametrize(("reading", "code"), [("a", "no-life"), ("b", "")])
def test_mmc_8d_02_the_user_keeps_a_life_point_or_may_knock_itself_out(play: At, reading: str, code: str) -> None:
    at = play("jack", "travis", MMC_8d_02=reading).turn("jack")
    at.hero("jack", wounds=5)
    at.foe("punk", "2,1")
    assert at.why("special-technique") == code
    if not code:
        at.do("special-technique", "roll 9 1 1 1 1 1 1 1 1")
        assert at.at("jack") == "off"
        assert len(at.happened(FoeKnockedOut)) == 1


def test_mmc_8f_02_an_enhancement_adds_a_wound_to_each_hit(play: At) -> None:
    at = play("jack").turn("jack")
    at.hero("jack", enhancements=(0, 0, 0, 0, 1))
    at.foe("muscle-man", "2,1")
    at.do("special-technique", "roll 9 1 1 1 1 1 1 1 1")
    assert not at.state.foes


# -------------------------------------------------------------------------------------------------- turbo and criticals
def test_mmc_8e_09_eight_hits_strike_eight_of_fifteen_thugs(play: At) -> None:
    at = play("jack").turn("jack", turbo=4)
    for square, count in (("1,1", 5), ("2,1", 5), ("2,2", 5)):
        at.foe("punk", square, count)
    at.do("turbo-attack", "roll 7 7 7 7 8 8 8 9 1")
    assert at.state.heroes[0].turbo == 0
    assert at.state.heroes[0].wounds == 0  # MMC-8e-08
    while at.waiting() == "strike-figures":
        at.do(sorted(at.legal())[0])
    assert len(at.state.foes) == 7


def test_mmc_8e_10_defense_1_withstands_the_hit(play: At) -> None:
    at = play("jack").turn("jack", turbo=4)
    brute = at.foe("muscle-man", "2,1")
    at.do("turbo-attack", "roll 9 9 1 1 1 1 1 1 1")
    assert at.happened(FoeWounded) == [FoeWounded(brute, 0, 1)]  # MMC-8e-07: one hit for each at most
    assert brute in at.state.foes


def test_mmc_8e_05_only_a_full_bar_makes_a_turbo_attack(play: At) -> None:
    at = play("jack").turn("jack", turbo=3)
    assert at.why("turbo-attack") == "bar-not-full"
    at.hero("jack", turbo=4, special=True)
    assert at.why("turbo-attack") == ""


def test_mmc_8e_03_turbo_turns_a_token_and_a_full_bar_gains_nothing(play: At) -> None:
    at = play("jack").turn("jack", turbo=3)
    at.foe("punk", "1,1", 3)
    at.do("melee 2", "roll 0 0")
    assert at.legal() == {"turbo", "combo"}
    at.do("turbo")
    assert at.state.heroes[0].turbo == 4
    at.do("turbo")
    assert at.state.heroes[0].turbo == 4
    assert len(at.state.foes) == 1


def test_mmc_8e_13_and_14_a_combo_rolls_again_and_again_for_nothing(play: At) -> None:
    at = play("jack").turn("jack")
    at.foe("punk", "1,1", 5)
    at.do("melee 1", "roll 0", "combo", "roll 0", "combo", "roll 0", "turbo")
    assert len(at.happened(FoeKnockedOut)) == 3
    assert at.state.heroes[0].actions == 3
    assert at.state.heroes[0].turbo == 1


def test_mmc_8e_13_b_the_combo_die_is_aimed_anew(play: At) -> None:
    at = play("travis", MMC_8e_13="b").turn("travis")
    at.hero("travis", at="5,1")
    at.arm("travis", "revolver")
    at.foe("punk", "6,1", 2)
    at.foe("chains", "7,1")
    at.do("use revolver at 6,1", "roll 0 1 1 1")
    assert at.legal() == {"turbo", "combo at 6,1", "combo at 7,1"}
    assert at.why("combo") == "aim-it"
    at.do("combo at 7,1", "roll 9")
    assert at.foes_at("7,1") == []
    assert at.foes_at("6,1") == ["punk"]


@pytest.mark.parametrize("reading", ["a", "b"])
def test_mmc_8e_11_zeros_of_a_turbo_attack_give_no_turbo_but_a_combo_or_nothing(play: At, reading: str) -> None:
    at = play("jack", MMC_8e_11=reading).turn("jack", turbo=4)
    at.foe("punk", "2,1", 3)
    at.do("turbo-attack", "roll 0 1 1 1 1 1 1 1 1")
    if reading == "a":
        assert at.waiting() == "attack-roll"
        at.do("roll 9")
        assert len(at.state.foes) == 1
    else:
        assert len(at.state.foes) == 2
    assert at.state.heroes[0].turbo == 0


def test_mmc_8e_12_a_gun_fired_with_an_extra_action_gives_no_turbo(play: At) -> None:
    at = shooting(play)
    at.hero("travis", actions=2, extra=1)
    at.foe("chains", "8,1", 4)
    at.do("use revolver at 8,1", "roll 0 1 1 1")
    assert "turbo" in at.legal()
    at.do("turbo", "use revolver at 8,1", "roll 0 1 1 1")
    assert at.waiting() == "attack-roll"  # only the Combo is left, and it costs nothing
    assert at.state.heroes[0].turbo == 1


def test_mmc_8e_04_turbo_tokens_are_movement_points_in_the_own_turn(play: At) -> None:
    at = play("jack").turn("jack", turbo=2, moves=0)
    assert at.legal("turbo-move") == {"turbo-move 1", "turbo-move 2"}
    at.do("turbo-move 2", "move 3,1")
    assert at.state.heroes[0].turbo == 0
    assert at.why("turbo-move 1") == "no-turbo"
