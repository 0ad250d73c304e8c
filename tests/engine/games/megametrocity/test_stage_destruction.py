"""Panels and the car: what is to be destroyed, by statement, on the official stages."""

from collections.abc import Callable

import pytest

from megametrocity_stages import OUT, StagePlay, knock_out, number_of, outcome
from rulewright_engine.games.megametrocity.engine import run
from rulewright_engine.games.megametrocity.events import ItemDrawn, StageEnded
from rulewright_engine.games.megametrocity.events_of_stages import DialSet
from rulewright_engine.games.megametrocity.goals import destroy
from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.games.megametrocity.wounds import wound_foe
from rulewright_schema.catalog import View


@pytest.fixture
def official(view_of: Callable[[str], View]) -> View:
    return view_of("megametrocity")


# ----------------------------------------------------------------------------------------------------------- destroying
def test_mmc_12_07_03_all_three_panels_have_to_be_destroyed(official: View) -> None:
    play = StagePlay(official, "destroy-the-factory")
    for number in range(3):
        assert outcome(play) is None, number
        play.scroll()
        assert play.kinds() == ["control-panel"]
        play.turn("jack")
        knock_out(play, "control-panel")
    assert outcome(play) == "won"


def test_mmc_12_07_04_a_destroyed_panel_sets_the_dial_back(official: View) -> None:
    play = StagePlay(official, "destroy-the-factory").scroll()
    play.state.dial = 1
    panel = number_of(play, "control-panel")
    assert play.state.foes[panel].life == 10
    play.state.foes[panel] = play.state.foes[panel]._replace(wounds=9)
    play.only("jack", play.at(panel), actions=2)
    hit = next(face for face in range(9, 0, -1) if face >= play.state.table.heroes[0].fight)
    play.do("melee 1", f"roll {hit}")
    if play.waiting() == "share-hits":
        play.do(f"hit {panel}")
    assert play.happened(DialSet)[-1].dial == 4
    assert play.state.dial == 4
    assert play.waiting() == "hero-turn"
    assert play.hero("jack").actions == 1


def test_mmc_12_07_06_a_panel_holds_up_scrolling_and_counts_as_a_ko_but_never_acts(official: View) -> None:
    play = StagePlay(official, "destroy-the-factory").scroll(2)
    play.state.foes = {n: foe for n, foe in play.state.foes.items() if play.state.window.rear[0] >> foe.square & 1}
    assert play.kinds() == ["control-panel"]
    play.put("jack", at="last-column", tile="4.B")
    before = play.state.window.streets
    play.end_round()
    assert play.state.window.streets == before
    play.turn("jack")
    knock_out(play, "control-panel")
    assert play.hero("jack").kos == 1


def test_mmc_12_07_07_a_panel_cannot_be_pushed(official: View) -> None:
    play = StagePlay(official, "destroy-the-factory").scroll()
    panel = number_of(play, "control-panel")
    play.only("jack", play.at(panel))
    assert play.why(f"push {panel}") == "fixed"


@pytest.mark.parametrize(
    ("heroes", "difficulty", "life"),
    [(1, "normal", 5), (1, "hard", 10), (1, "very-hard", 13), (2, "normal", 10), (3, "hard", 30), (4, "very-hard", 52)],
)
def test_mmc_12_b_04_to_07_the_life_of_the_car(official: View, heroes: int, difficulty: str, life: int) -> None:
    names = ["jack", "travis", "blaze", "big-t"][:heroes]
    play = StagePlay(official, "bonus-stage", *names, difficulty=difficulty)
    assert play.kinds() == ["car"]
    assert play.state.foes[number_of(play, "car")].life == life


def test_mmc_12_b_03_the_car_is_attacked_from_any_square_beside_it(official: View) -> None:
    play = StagePlay(official, "bonus-stage")
    car = number_of(play, "car")
    for square in play.squares(at="beside", feature="car"):
        play.only("jack", square)
        assert f"melee 1 at {play.at(car)}" in play.legal("melee")
    play.only("jack", play.squares(at="beside", feature="car")[0])
    play.do(f"melee 1 at {play.at(car)}", "roll 9")
    assert play.state.foes[car].wounds == 1
    assert play.hero("jack").kos == 0


def test_mmc_12_b_08_weapons_do_not_work_on_the_car(official: View) -> None:
    play = StagePlay(official, "bonus-stage")
    car = number_of(play, "car")
    play.arm("jack", "revolver")
    play.only("jack", play.squares(at="beside", feature="car")[0])
    assert play.legal("use") == set()
    assert play.why(f"use revolver at {play.at(car)}") != ""


def test_mmc_12_b_08_special_techniques_and_turbo_attacks_count(official: View) -> None:
    for hero in ("jack", "travis", "blaze", "big-t"):
        for action in ("special-technique", "turbo-attack"):
            play = StagePlay(official, "bonus-stage", hero, difficulty="very-hard")
            beside = play.squares(at="beside", feature="car")[0]
            play.only(hero, beside, turbo=play.state.table.heroes[0].turbo).do(action)
            dice = play.state.table.heroes[0].special.dice
            play.do("roll " + " ".join(["9"] * dice))
            play.do(*[f"strike {play.at(number_of(play, 'car'))}"] if play.legal("strike") else [])
            assert play.state.foes[number_of(play, "car")].wounds > 0, (hero, action)


def test_mmc_12_b_01_no_thugs_turn_is_played_on_the_single_tile(official: View) -> None:
    play = StagePlay(official, "bonus-stage")
    assert play.waiting() == "hero-turn"
    assert play.state.window.streets == (("8.A",),)
    play.end_round()
    assert play.state.round == 2
    assert play.waiting() == "hero-turn"


def wreck(play: StagePlay) -> None:
    play.state = play.state.copy()
    play.turn("jack")
    car = number_of(play, "car")
    wound_foe(play.state, car, OUT, 0)
    run(play.state)


def test_mmc_12_b_09_each_hero_draws_two_cards(official: View) -> None:
    play = StagePlay(official, "bonus-stage", "jack", "travis")
    wreck(play)
    assert outcome(play) is None
    drawn = []
    while outcome(play) is None:
        play.do("draw quarter" if not drawn else "draw half-dollar")
        drawn += [event.hero for event in play.happened(ItemDrawn)]
    assert drawn == [0, 0, 1, 1]
    assert outcome(play) == "won"
    assert isinstance(play.events[-1], StageEnded)


def test_mmc_12_b_09_in_the_other_reading_the_group_draws_two(official: View) -> None:
    play = StagePlay(official, "bonus-stage", "jack", "travis", rulings={"MMC-12.B-09": "b"})
    wreck(play)
    play.do("let-draw travis", "draw quarter", "let-draw travis", "draw quarter")
    assert outcome(play) == "won"
    assert len(play.hero("travis").money) == 2


def test_a_failed_bonus_is_over_all_the_same(official: View) -> None:
    play = StagePlay(official, "bonus-stage")
    play.state.dial = 1
    play.end_round()
    assert outcome(play) == "lost"


def test_what_is_printed_is_counted_on_all_tiles(official: View) -> None:
    play = StagePlay(official, "destroy-the-factory")
    state: State = play.state
    kind = state.table.kind_names["thing", "control-panel"]
    for gone, met in ((2, False), (3, True)):
        state.kos = tuple(gone if number == kind else 0 for number in range(len(state.kos)))
        assert destroy.destroyed(state, "control-panel", "every") is met
        assert destroy.destroyed(state, "control-panel", 2)
    assert not destroy.destroyed(state, "lever", "every")
