"""What a knock-out is worth, the win, pushes and jumps: sections 6a, 8c and 11."""

from collections.abc import Callable

import pytest

from megametrocity_play import ENGINE, Play
from rulewright_engine.games.megametrocity.actions import read_square

At = Callable[..., Play]


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
