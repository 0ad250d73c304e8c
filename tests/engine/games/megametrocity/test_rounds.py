"""The course of a stage: sections 4, 5b, 7g, 8b, 10 and 11."""

from collections.abc import Callable
from typing import Any

import pytest

from megametrocity_play import ENGINE, STAGE, Play
from rulewright_engine.games.megametrocity.events import MapScrolled, TapePassed, TurnBegan
from rulewright_engine.interface import PlayerTurn, SetUpError
from rulewright_schema.catalog import View

At = Callable[..., Play]


def new_round(play: At, *heroes: str, **options: Any) -> Play:
    """The last hero's turn of a round in which only one harmless card is left in the Thug deck."""
    at = play(*heroes, **options)
    last = (heroes or ("jack",))[-1]
    at.turn(last)
    at.state.round = 1
    return at


# ------------------------------------------------------------------------------------------------------------ the order
def test_mmc_4_16_scroll_then_tape_then_a_new_round(play: At) -> None:
    at = new_round(play, "jack", "travis")
    at.hero("jack", at="7,1")
    at.hero("travis", at="8,1")
    at.do("end")
    kinds = [type(event) for event in at.events if isinstance(event, MapScrolled | TapePassed | TurnBegan)]
    assert kinds == [MapScrolled, TapePassed, TurnBegan]
    assert at.state.tape == 1
    assert at.waiting() == "thug-card"


def test_mmc_7g_03_the_dial_goes_down_one_turn(play: At) -> None:
    at = new_round(play, "jack")
    assert at.state.dial == 5
    at.do("end")
    assert (at.state.dial, at.state.round) == (4, 2)


def test_mmc_11_03_the_stage_is_lost_when_the_turns_run_out(play: At) -> None:
    at = new_round(play, "jack")
    at.state.dial = 1
    at.do("end")
    assert ENGINE.outcome(at.state) == "lost"


def test_mmc_11_02_the_stage_is_lost_when_all_heroes_are_kod(play: At) -> None:
    at = play("jack")
    at.hero("jack", at="6,2", wounds=6)
    at.state.round = 1
    at.foe("punk", "6,2")
    at.orders("move-and-attack").do("roll 9")
    assert ENGINE.outcome(at.state) == "lost"


def test_mmc_7g_02_the_tape_skips_kod_heroes(play: At) -> None:
    at = new_round(play, "jack", "travis", "blaze")
    at.hero("travis", square=-1, wounds=6)
    at.do("end")
    assert at.state.tape == 2


def test_mmc_4_09_and_15_the_holder_of_the_tape_begins_and_the_others_follow(play: At) -> None:
    at = play("jack", "travis", "blaze")
    at.state.tape = 1
    at.waits(("heroes-phase",)).state.touched = True
    at._go()
    order = []
    while isinstance(turn := ENGINE.turn(at.state), PlayerTurn):
        order.append(turn.who)
        if len(order) == 3:
            break
        at.do("end")
    assert order == ["travis", "blaze", "jack"]


def test_mmc_4_15_a_kod_hero_has_no_turn(play: At) -> None:
    at = play("jack", "travis", "blaze")
    at.hero("travis", square=-1, wounds=6)
    at.waits(("heroes-phase",))
    at._go()
    at.do("end")
    assert ENGINE.turn(at.state) == PlayerTurn("blaze")


# ---------------------------------------------------------------------------------------------------- a hero's own turn
def test_mmc_4_11_two_squares_a_box_one_square_two_attacks(play: At) -> None:
    at = play("jack").turn("jack")
    at.hero("jack", at="1,1")
    at.foe("punk", "4,2", 2)
    at.do("move 3,2", "break", "draw quarter", "move 4,2", "melee 1", "roll 7", "melee 1", "roll 1")
    jack = at.state.heroes[0]
    assert jack.moves == 3 - 3
    assert jack.actions == 4 - 3
    assert len(at.state.foes) == 1


def test_mmc_8b_03_moving_goes_on_after_an_action(play: At) -> None:
    at = play("jack").turn("jack", moves=2, actions=1)
    at.foe("punk", "2,1")
    at.do("move 2,1", "melee 1", "roll 1", "move 3,1")
    assert at.at("jack") == "3,1"
    assert at.why("move 4,1") == "too-far"


def test_mmc_8b_01_eight_directions_and_thugs_do_not_block(play: At) -> None:
    at = play("jack").turn("jack", moves=1)
    at.hero("jack", at="8,2")
    at.foe("punk", "7,1", 9)
    assert at.legal("move") == {
        f"move {column},{row}" for column in (7, 8, 9) for row in (1, 2, 3)
    } - {"move 8,2", "move 9,3"}  # fmt: skip


def test_mmc_5_11_ordinary_movement_goes_around_obstacles(play: At) -> None:
    at = play("jack").turn("jack", moves=2)
    at.hero("jack", at="1,3")
    assert at.why("move 3,2") == ""
    assert at.why("move 4,3") == "too-far"
    assert at.why("move 3,3") == "no-square"
    assert at.why("move 1,0") == "no-square"  # MMC-5-05


# ------------------------------------------------------------------------------------------------------- side-scrolling
def test_mmc_5b_01_nobody_on_the_rear_tile_scrolls_the_map(play: At) -> None:
    at = new_round(play, "jack")
    at.hero("jack", at="7,2")
    punk = at.foe("punk", "9,1")
    at.do("end")
    assert at.state.window.streets == (("T2.A", "T3.A"),)
    assert (at.at("jack"), at.at(punk)) == ("2,2", "4,1")  # MMC-5b-04


@pytest.mark.parametrize("who", ["thug", "hero"])
def test_mmc_5b_01_a_thug_or_hero_on_the_rear_tile_holds_it(play: At, who: str) -> None:
    at = new_round(play, "jack", "travis")
    at.hero("travis", at="7,2")
    at.hero("jack", at="5,1" if who == "hero" else "8,1")
    if who == "thug":
        at.foe("punk", "5,4")
    at.do("end")
    assert at.state.window.streets == (("T1.A", "T2.A"),)


def test_mmc_5b_01_a_thug_in_an_establishment_of_the_rear_tile_holds_it(play: At) -> None:
    at = new_round(play, "jack")
    at.turn("jack", moves=9)
    at.hero("jack", at="5,1")
    at.do("move 5,0", "draw four-corners", "move 7,1", "end")
    assert at.state.window.streets == (("T1.A", "T2.A"),)
    at = new_round(play, "jack")
    at.turn("jack", moves=9)
    at.hero("jack", at="5,1")
    at.do("move 5,0", "draw four-corners")
    at.state.foes = {}
    at.state.supply = list(at.state.table.supply)
    at.do("move 7,1", "end")
    assert at.state.window.streets == (("T2.A", "T3.A"),)
    assert at.state.window.faces == ()


@pytest.mark.parametrize(("reading", "tiles"), [("a", ("T2.A", "T3.A")), ("b", ("T3.A", "T4.A"))])
def test_mmc_5b_02_one_scroll_in_a_heroes_phase_or_as_many_as_can_be(
    play: At, reading: str, tiles: tuple[str, ...]
) -> None:
    at = new_round(play, "jack", MMC_5b_02=reading)
    at.hero("jack", at="10,2")
    at.do("end")
    # Whoever stood on the front tile stands on the rear tile then, so the second needs a street without heroes.
    assert at.state.window.streets == (("T2.A", "T3.A"),)
    at = play("jack", MMC_5b_02=reading)
    at.hero("jack", square=-1, wounds=7)
    at.state.round = 0
    at.state.agenda = [("start", 0), ("scroll", 0)]
    at._go()
    assert at.state.window.streets == (tiles,)


def test_mmc_5b_03_the_last_tile_stays(play: At) -> None:
    at = new_round(play, "jack", stage="last-stand")
    at.hero("jack", at="7,2")
    at.do("end")
    assert at.state.window.streets == (("T1.A", "T4.A"),)


# --------------------------------------------------------------------------------------------------------------- set-up
def test_mmc_10_09_every_hero_picks_three_upgrades_at_the_standard_level(proving: View) -> None:
    state = ENGINE.setup(proving, {"stage": STAGE, "heroes": ["jack", "travis"], "difficulty": "normal"})
    texts = ["draw tactics", "draw iron-skin", "draw sharpshooter", "draw headhunter"]
    texts += ["learn tactics", "enhance life", "enhance life", "enhance fight", "learn iron-skin", "enhance special"]
    for text in texts:
        state = ENGINE.apply(state, ENGINE.parse_action(text)).state
    assert [sum(hero.enhancements) + len(hero.techniques) for hero in state.heroes] == [3, 3]
    assert str(ENGINE.legal(state)[0]) == "start 1,1"


@pytest.mark.parametrize(("difficulty", "count"), [("normal", 3), ("hard", 6), ("very-hard", 9)])
def test_mmc_10_06_to_08_upgrades_by_level(proving: View, difficulty: str, count: int) -> None:
    state = ENGINE.setup(proving, {"stage": STAGE, "heroes": ["jack"], "difficulty": difficulty})
    for _ in range(4):
        state = ENGINE.apply(state, next(iter(ENGINE.chances(state)))[0]).state
    assert state.agenda[-1][2] == count


def test_mmc_8f_05_a_technique_taken_from_the_four_is_not_replaced(proving: View) -> None:
    state = ENGINE.setup(proving, {"stage": STAGE, "heroes": ["jack", "travis"], "difficulty": "normal"})
    for text in ("draw tactics", "draw iron-skin", "draw sharpshooter", "draw headhunter", "learn tactics"):
        state = ENGINE.apply(state, ENGINE.parse_action(text)).state
    learnt = {str(action) for action in ENGINE.legal(state) if str(action).startswith("learn")}
    assert learnt == {"learn iron-skin", "learn sharpshooter", "learn headhunter"}


def test_mmc_5a_01_heroes_start_in_the_leftmost_column_of_the_rear_tile(proving: View) -> None:
    options = {"stage": STAGE, "heroes": ["jack"], "difficulty": "normal", "upgrades": [[]]}
    state = ENGINE.setup(proving, options)
    assert {str(action) for action in ENGINE.legal(state)} == {f"start 1,{row}" for row in (1, 2, 3, 4)}


def test_upgrades_given_beforehand_keep_the_caps(proving: View) -> None:
    options = {"stage": STAGE, "heroes": ["jack"], "difficulty": "normal", "upgrades": [["life"] * 4]}
    with pytest.raises(SetUpError, match="MMC-8f-07"):
        ENGINE.setup(proving, options)


def test_a_stage_is_set_up_for_its_numbers_of_heroes_only(proving: View) -> None:
    with pytest.raises(SetUpError, match="no hero-sheet"):
        ENGINE.setup(proving, {"stage": STAGE, "heroes": ["nobody"]})
    with pytest.raises(SetUpError, match="no stage"):
        ENGINE.setup(proving, {"stage": "nowhere", "heroes": ["jack"]})
