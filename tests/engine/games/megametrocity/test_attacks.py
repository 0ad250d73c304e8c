"""Melee and ranged attacks of heroes, and Defense: sections 8c, 9a and the weapons of 6a."""

from collections.abc import Callable

import pytest

from megametrocity_play import Play, shooting
from rulewright_engine.games.megametrocity.events import FoeKnockedOut, FoeWounded

At = Callable[..., Play]


# ---------------------------------------------------------------------------------------------------------------- melee
def test_mmc_8c_01_melee_is_on_the_own_square_only(play: At) -> None:
    at = play("jack").turn("jack")
    at.foe("punk", "2,1")
    assert at.why("melee 1") == "no-target"
    assert at.cites("melee 1") == ("MMC-8c-01",)
    at.do("move 2,1")
    assert at.why("melee 1") == ""


def test_mmc_8c_02_each_action_put_in_is_one_die_together_or_one_by_one(play: At) -> None:
    at = play("jack").turn("jack")
    at.foe("punk", "1,1", 4)
    assert at.legal("melee") == {"melee 1", "melee 2", "melee 3", "melee 4"}
    at.do("melee 3")
    assert at.why("roll 7 7") == "wrong-dice"
    at.do("roll 7 6 1", "melee 1", "roll 7")
    assert len(at.state.foes) == 2
    assert at.why("melee 1") == "no-actions"


def test_mmc_8c_04_hits_are_shared_after_the_roll(play: At) -> None:
    at = play("jack").turn("jack")
    punk, chains = at.foe("punk", "1,1"), at.foe("chains", "1,1")
    at.do("melee 2", "roll 9 1")
    assert at.legal() == {f"hit {punk}", f"hit {chains}"}
    at.do(f"hit {chains}")
    assert set(at.state.foes) == {punk}


def test_mmc_8c_05_a_knocked_out_figure_can_spawn_again(play: At) -> None:
    at = play("jack").turn("jack")
    at.foe("punk", "1,1")
    punks = at.state.table.components.index("punk")
    assert at.state.supply[punks] == 14
    at.do("melee 1", "roll 9")
    assert at.state.supply[punks] == 15


def test_mmc_9a_07_and_08_defense_is_whole_again_in_each_heros_turn(play: At) -> None:
    at = play("jack", "travis").turn("jack")
    at.hero("travis", at="1,1", played=False)
    brute = at.foe("muscle-man", "1,1")
    at.do("melee 2", "roll 9 1")
    assert at.happened(FoeWounded) == [FoeWounded(brute, 0, 1)]
    at.do("end", "melee 3", "roll 9 9 1")
    assert [event.foe for event in at.happened(FoeKnockedOut)] == [brute]


def test_mmc_9a_06_b_defense_once_per_heroes_phase(play: At) -> None:
    at = play("jack", "travis", MMC_9a_06="b").turn("jack")
    at.hero("travis", at="1,1", played=False)
    brute = at.foe("muscle-man", "1,1")
    at.do("melee 2", "roll 9 1", "end", "melee 3", "roll 9 1 1")
    assert [event.foe for event in at.happened(FoeKnockedOut)] == [brute]


def test_defense_counts_all_wounds_of_one_turn(play: At) -> None:
    # MMC-9a-06: one wound is ignored within the turn, however many attacks there are.
    at = play("jack").turn("jack")
    at.foe("muscle-man", "1,1")
    at.do("melee 1", "roll 9", "melee 1", "roll 9")
    assert not at.state.foes


# --------------------------------------------------------------------------------------------------------------- ranged
def test_mmc_8c_11_no_straight_line_no_shot(play: At) -> None:
    at = shooting(play)
    at.foe("muscle-man", "7,2", 3)
    assert at.why("use revolver at 7,2") == "no-straight-line"
    assert at.cites("use revolver at 7,2") == ("MMC-8c-09",)


def test_mmc_8c_12_no_shot_behind_an_obstacle(play: At) -> None:
    at = shooting(play)
    at.hero("travis", at="4,4")
    at.foe("roller-girl", "2,2", 2)
    assert at.why("use revolver at 2,2") == "line-blocked"
    assert at.cites("use revolver at 2,2") == ("MMC-8c-10",)


def test_mmc_5_14_yellow_obstacles_let_shots_pass(play: At) -> None:
    at = shooting(play)
    at.hero("travis", at="3,4")
    at.foe("roller-girl", "1,2", 2)
    assert at.why("use revolver at 1,2") == ""


@pytest.mark.parametrize(("reading", "code"), [("a", "line-blocked"), ("b", "")])
def test_mmc_5_15_unmarked_obstacles_stop_shots_or_let_them_pass(play: At, reading: str, code: str) -> None:
    at = play("travis", MMC_5_15=reading).turn("travis")
    at.hero("travis", at="9,2")
    at.arm("travis", "revolver")
    at.foe("punk", "9,4")
    assert at.why("use revolver at 9,4") == code


def test_mmc_8c_13_no_shot_beyond_the_range(play: At) -> None:
    at = shooting(play)
    at.foe("punk", "9,1", 2)
    assert at.why("use revolver at 9,1") == "out-of-range"
    assert at.cites("use revolver at 9,1") == ("MMC-8c-07",)


def test_mmc_8c_14_and_15_four_dice_needing_5_two_hits_two_chains_out(play: At) -> None:
    at = shooting(play)
    at.foe("chains", "8,1", 4)
    at.do("use revolver at 8,1")
    card = at.state.table.item_ids["revolver"]
    assert at.state.heroes[0].weapons == ((card, 1),)
    assert at.state.agenda[-1][2] == 4
    at.do("roll 8 5 4 2")
    assert at.foes_at("8,1") == ["chains", "chains"]
    assert len(at.happened(FoeKnockedOut)) == 2


def test_mmc_8c_10_miniatures_in_between_do_not_matter(play: At) -> None:
    at = shooting(play)
    at.foe("punk", "6,1")
    at.foe("chains", "7,1")
    assert at.legal("use") == {"use revolver at 6,1", "use revolver at 7,1"}


def test_mmc_6a_15_the_own_square_is_within_range(play: At) -> None:
    at = shooting(play)
    at.foe("punk", "5,1")
    assert at.why("use revolver at 5,1") == ""


def test_mmc_6a_16_a_weapon_without_a_range_works_on_the_own_square_only(play: At) -> None:
    at = play("jack").turn("jack")
    at.arm("jack", "lead-pipe")
    at.foe("punk", "2,1")
    assert at.why("use lead-pipe at 2,1") == "melee-only"
    at.do("move 2,1")
    assert at.why("use lead-pipe at 2,1") == ""


def test_mmc_6a_13_after_the_last_use_the_card_is_discarded(play: At) -> None:
    at = play("jack").turn("jack", actions=9)
    at.arm("jack", "revolver", used=2)
    card = at.state.table.item_ids["revolver"]
    batteries = at.state.table.items[card].batteries
    at.hero("jack").weapons = ((card, batteries - 1),)
    at.foe("chains", "2,1", 5)
    at.do("use revolver at 2,1", "roll 1 1 1 1")
    assert at.state.heroes[0].weapons == ()
    assert at.state.item_discards[card] == 1
    assert at.why("use revolver at 2,1") == "not-carried"


def test_mmc_6a_19_a_square_attack_wounds_all_enemies_of_the_square_with_every_hit(play: At) -> None:
    at = play("jack").turn("jack")
    at.arm("jack", "molotov")
    molotov = at.state.table.items[at.state.table.item_ids["molotov"]]
    assert molotov.square_attack
    at.foe("punk", "2,1", 3)
    brute = at.foe("muscle-man", "2,1")
    at.do("use molotov at 2,1", "roll " + " ".join(["9"] + ["1"] * (molotov.dice - 1)))
    assert set(at.state.foes) == {brute}


def test_mmc_6a_21_without_a_figure_the_heros_own_fight_decides(play: At) -> None:
    at = play("jack").turn("jack")
    at.arm("jack", "switchblade")
    card = at.state.table.items[at.state.table.item_ids["switchblade"]]
    assert card.fight in (0, 5, 6, 7, 8)
    at.foe("punk", "1,1", 3)
    at.do("use switchblade at 1,1")
    assert at.state.agenda[-1][1].fight == (card.fight or 7)


def test_mmc_6a_22_impulse_moves_whoever_was_hit_and_is_still_there(play: At) -> None:
    at = play("jack").turn("jack")
    at.arm("jack", "baseball-bat")
    bat = at.state.table.items[at.state.table.item_ids["baseball-bat"]]
    assert bat.impulse
    brute = at.foe("muscle-man", "1,1")
    at.do("use baseball-bat at 1,1", "roll " + " ".join(["9"] + ["1"] * (bat.dice - 1)))
    assert at.waiting() == "shove"
    assert "stay" in at.legal()
    assert at.why("to 2,3") in ("not-there",)
    at.do("to 2,2")
    assert at.at(brute) == "2,2"


def test_mmc_6a_09_only_what_is_carried_can_be_used(play: At) -> None:
    at = play("jack").turn("jack")
    at.foe("punk", "1,1")
    assert at.why("use revolver at 1,1") == "not-carried"
