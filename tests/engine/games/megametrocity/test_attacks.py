"""Attacks of heroes: sections 8c, 8d, 8e, 9a and the rewards of 6a."""

from collections.abc import Callable

import pytest

from megametrocity_play import ENGINE, Play
from rulewright_engine.games.megametrocity.actions import read_square
from rulewright_engine.games.megametrocity.events import FoeKnockedOut, FoeWounded, HitsLost

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
def shooting(play: At) -> Play:
    """Travis on 5,1 of the proving ground with a revolver of range 3."""
    at = play("travis").turn("travis")
    at.hero("travis", at="5,1")
    at.arm("travis", "revolver")
    return at


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


# -------------------------------------------------------------------------------------------------------------- rewards
def test_mmc_6a_06_a_leader_is_worth_a_card_to_whoever_knocked_it_out(play: At) -> None:
    at = play("jack", "travis").turn("jack")
    at.foe("punk-leader", "1,1")
    at.do("melee 3", "roll 9 9 1")
    assert at.state.agenda[-1][:2] == ("draw-item", 0)
    at.do("draw quarter")
    assert at.waiting() == "hero-turn"


@pytest.mark.parametrize(("reading", "drawing"), [("a", [0]), ("b", [0, 1])])
def test_mmc_6a_07_a_boss_is_worth_a_card_to_each_hero_on_the_map_or_to_all(
    play: At, reading: str, drawing: list[int]
) -> None:
    at = play("jack", "travis", stage="last-stand", MMC_6a_07=reading).turn("jack")
    at.hero("travis", square=-1, wounds=6)
    at.foe("sid", "1,1", wounds=at.state.table.kinds[at.state.table.kind_words.index("sid")].life - 1, blocked=1)
    at.do("melee 1", "roll 9")
    drawn = []
    while at.waiting() == "draw-item":
        drawn.append(at.state.agenda[-1][1])
        at.do("draw quarter")
    assert drawn == drawing


@pytest.mark.parametrize(("reading", "drawing"), [("a", [0, 0]), ("b", [0, 0, 1, 1])])
def test_mmc_6a_08_a_final_boss_is_worth_two(play: At, reading: str, drawing: list[int]) -> None:
    at = play("jack", "travis", MMC_6a_08=reading).turn("jack")
    at.hero("travis", square=-1, wounds=6)
    kind = at.state.table.kinds[at.state.table.kind_words.index("wallace")]
    at.foe("wallace", "1,1", wounds=kind.life - 1, blocked=kind.defense)
    at.do("melee 1", "roll 9")
    drawn = []
    while at.waiting() == "draw-item":
        drawn.append(at.state.agenda[-1][1])
        at.do("draw quarter")
    assert drawn == drawing


@pytest.mark.parametrize(("reading", "cards"), [("a", 1), ("b", 2)])
def test_mmc_6a_05_ten_thugs_in_one_turn_are_worth_a_card(play: At, reading: str, cards: int) -> None:
    at = play("jack", MMC_6a_05=reading).turn("jack", kos=9)
    at.foe("chains", "1,1", 10)
    at.foe("punk", "1,1", 2)
    at.do("melee 1", "roll 9", f"hit {min(at.state.foes)}")
    assert at.legal() == {"draw-reward", "decline"}
    at.do("decline")
    at.hero("jack", kos=19)
    at.do("melee 1", "roll 9", f"hit {min(at.state.foes)}")
    assert (at.waiting() == "may-draw") == (cards == 2)


def test_mmc_11_01_the_win_is_immediate(play: At) -> None:
    at = play("jack").turn("jack")
    sid = at.state.table.kinds[at.state.table.kind_words.index("sid")]
    at.foe("sid", "1,1", wounds=sid.life - 1, blocked=sid.defense)
    at.do("melee 1", "roll 9")
    assert ENGINE.outcome(at.state) == "won"
    assert ENGINE.legal(at.state) == ()
    assert at.why("end") == "over"


# -------------------------------------------------------------------------------------------------------- push and jump
def test_mmc_8c_16_a_push_moves_anybody_near_one_square_without_a_roll(play: At) -> None:
    at = play("jack", "travis").turn("jack")
    at.hero("travis", at="2,2")
    punk, far = at.foe("punk", "1,1"), at.foe("punk", "3,1")
    assert at.why(f"push {far}") == "too-far"
    assert at.why("push jack") == "itself"
    at.do("push travis")
    assert at.why("to 3,3") == "not-there"
    assert at.why("stay") == "must-move"
    at.do("to 3,2", f"push {punk}", "to 1,2")
    assert (at.at("travis"), at.at(punk)) == ("3,2", "1,2")
    assert at.state.heroes[0].actions == at.state.table.heroes[0].actions - 2


def test_a_refusal_names_who_is_meant_by_kind_and_square_and_not_by_a_number(play: At) -> None:
    at = play("jack", "travis").turn("jack")
    far = at.foe("punk", "3,1")
    reasons = {
        text: ENGINE.why_illegal(at.state, ENGINE.parse_action(text))
        for text in (f"push {far}", "push 99", "push nobody")
    }
    assert [each.reason for each in reasons.values() if each is not None] == [
        "the punk at 3,1 is neither on the hero's square nor next to it",
        "number 99 is not on the map",
        "nobody is not on the map",
    ]


def test_mmc_8c_17_a_jump_costs_a_point_and_an_action_for_each_obstacle_and_a_point_for_landing(play: At) -> None:
    at = play("jack").turn("jack")
    at.hero("jack", at="2,2")
    assert at.why("move 2,4") == ""
    at.do("jump 2,4")
    assert at.at("jack") == "2,4"
    assert (at.state.heroes[0].moves, at.state.heroes[0].actions) == (1, 3)
    at = play("jack").turn("jack")
    at.hero("jack", at="1,3")
    at.do("jump 4,3")
    assert (at.state.heroes[0].moves, at.state.heroes[0].actions) == (0, 2)


def test_mmc_5_12_a_jump_never_ends_on_an_obstacle(play: At) -> None:
    at = play("jack").turn("jack")
    at.hero("jack", at="1,3")
    assert at.why("jump 2,3") == "no-jump"
    assert at.why("move 2,3") == "no-square"
    at.hero("jack", moves=2)
    assert at.why("jump 4,3") == "too-far"
    at.hero("jack", moves=3, actions=1)
    assert at.why("jump 4,3") == "no-actions"


def test_mmc_5a_07_furniture_can_be_thrown_instead_of_broken(play: At) -> None:
    at = play("jack").turn("jack")
    at.hero("jack", at="3,2")
    at.foe("punk", "5,2", 2)
    at.foe("punk", "6,2")
    assert at.why("throw at 6,2") == "out-of-range"
    at.do("throw at 5,2", "roll 7")
    assert at.foes_at("5,2") == ["punk"]
    assert at.state.debris == 1 << read_square("3,2")
    assert at.why("throw at 5,2") == "broken-already"
    assert at.why("break") == "broken-already"
