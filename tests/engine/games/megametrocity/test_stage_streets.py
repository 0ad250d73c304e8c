"""Streets of stages: seams and edges, the bus, two maps, by statement."""

from collections.abc import Callable
from typing import Any

import pytest

from megametrocity_play import ENGINE
from megametrocity_stages import StagePlay
from rulewright_engine.games.megametrocity import stage_rules
from rulewright_engine.games.megametrocity.events import MapScrolled
from rulewright_engine.games.megametrocity.events_of_stages import RideEnded
from rulewright_engine.games.megametrocity.state import CHAINED, OFF
from rulewright_engine.games.megametrocity.wounds import knock_out_hero
from rulewright_engine.interface import SetUpError
from rulewright_schema.catalog import View

HOLDS = ("ambushed", "the-wrath-of-the-bloody-chains")


@pytest.fixture
def official(view_of: Callable[[str], View]) -> View:
    return view_of("megametrocity")


# --------------------------------------------------------------------------------------------- the two that hold out
def test_mmc_12_04_04_heroes_start_where_the_tiles_meet(official: View) -> None:
    play = StagePlay(official, "ambushed", "jack", "travis")
    assert {play.at("jack"), play.at("travis")} <= set(play.squares(at="seam"))
    state = ENGINE.setup(official, {"stage": "ambushed", "heroes": ["jack"], "upgrades": [[]]})
    assert state.agenda[-1][0] == "start"
    assert {str(action) for action in ENGINE.legal(state)} == {f"start {each}" for each in play.squares(at="seam")}
    refusal = ENGINE.why_illegal(state, ENGINE.parse_action("start 1,1"))
    assert refusal is not None
    assert refusal.code == "no-start"


@pytest.mark.parametrize("stage", HOLDS)
def test_mmc_12_04_05_and_12_13_07_the_map_never_scrolls(official: View, stage: str) -> None:
    play = StagePlay(official, stage)
    before = play.state.window.streets
    play.put("jack", at="last-column", tile=before[0][1])
    play.state.foes = {}
    play.state.supply = list(play.state.table.supply)
    play.end_round()
    assert play.state.window.streets == before


@pytest.mark.parametrize("stage", HOLDS)
def test_mmc_12_04_06_to_08_two_cards_from_both_ends_and_the_second_one_acts(official: View, stage: str) -> None:
    play = StagePlay(official, stage)
    first, second = (frame for frame in reversed(play.state.agenda) if frame[0] == "thug-card")
    # Left edge or not, and when the actions count: never, at once.
    assert first[2:4] == (False, 0)
    assert second[2:4] == (True, 1)
    cards = [card for card in play.state.table.thug_cards if card.type == "regular" and any(card.rows)]
    old = set(play.state.foes)
    play.do(f"draw {cards[0].id}")
    right = {play.state.foes[number].square for number in set(play.state.foes) - old}
    assert all(play.state.window.last_column[0] >> square & 1 for square in right)
    assert play.waiting() == "thug-card"
    play.state.agenda = [("start", 0), (*second[:3], 0, 0)]
    old = set(play.state.foes)
    play.do(f"draw {cards[1].id}")
    left = {play.state.foes[number].square for number in set(play.state.foes) - old}
    assert all(play.state.window.first_column[0] >> square & 1 for square in left)
    assert len(left) + len(right) > 0


@pytest.mark.parametrize(("standing", "outcome"), [(True, "won"), (False, "lost")])
def test_mmc_12_04_03_a_hero_still_standing_wins_when_turn_seven_ends(
    official: View, standing: bool, outcome: str
) -> None:
    play = StagePlay(official, "ambushed", "jack", "travis")
    assert play.state.dial == 7
    knock_out_hero(play.state, 1)
    if not standing:
        knock_out_hero(play.state, 0)
    play.state.dial = 2
    if standing:
        play.end_round()
        assert play.state.outcome is None
    play.state.dial = 1
    play.end_round()
    assert play.state.outcome == outcome


def test_mmc_11_03_elsewhere_the_last_turn_loses(official: View) -> None:
    play = StagePlay(official, "wallace")
    play.state.dial = 1
    play.end_round()
    assert play.state.outcome == "lost"


# --------------------------------------------------------------------------------------------------------------- tiles
@pytest.mark.parametrize(("heroes", "stack"), [(2, 3), (3, 5)])
def test_mmc_12_02_02_and_03_the_stack_goes_by_the_number_of_heroes(official: View, heroes: int, stack: int) -> None:
    play = StagePlay(official, "gathering-information", *["jack", "travis", "blaze"][:heroes], draws=["sid"])
    assert len(play.state.table.stacks[0]) == stack


def test_mmc_12_08_04_the_second_boss_is_drawn_among_the_others(official: View) -> None:
    state = ENGINE.setup(official, {"stage": "evaristo", "heroes": ["jack"], "upgrades": [[]]})
    assert {str(action) for action, _ in ENGINE.chances(state)} == {"draw sid", "draw jett", "draw lars"}
    play = StagePlay(official, "evaristo", draws=["lars"])
    assert play.kinds() == ["lars"]
    play.scroll(5)
    play.enter("strip-club")
    assert "evaristo" in play.kinds()


def test_mmc_12_12_09_two_draws_never_give_the_same_boss(official: View) -> None:
    stage = "getting-ready-for-the-final-assault"
    state = ENGINE.setup(official, {"stage": stage, "heroes": ["jack", "travis"], "upgrades": [[], []]})
    state = ENGINE.apply(state, ENGINE.parse_action("draw sid")).state
    assert "draw sid" not in {str(action) for action, _ in ENGINE.chances(state)}


# ------------------------------------------------------------------------------------------------------------- the bus
def bus(official: View, *heroes: str) -> StagePlay:
    """The bus has been laid, with its boss; all heroes stand on it."""
    return StagePlay(official, "double-ko", *heroes, draws=["sid"]).scroll()


def clear(play: StagePlay) -> None:
    play.state.foes = {n: foe for n, foe in play.state.foes.items() if play.state.table.kinds[foe.kind].id == "sid"}
    play.state.supply = list(play.state.table.supply)
    for foe in play.state.foes.values():
        play.state.supply[play.state.table.kinds[foe.kind].component] -= 1


def test_mmc_12_09_04_a_boss_waits_on_the_bus(official: View) -> None:
    play = bus(official)
    (number,) = play.state.foes
    assert [play.at(number)] == play.squares(at="last-column", tile="7.B", row="S.3")
    assert play.kinds() == ["sid"]


def test_mmc_12_09_05_the_bus_is_held_alone_for_three_turns(official: View) -> None:
    play = bus(official, "jack", "travis")
    play.hero("jack", at="1,1")
    play.end_round()
    assert play.state.window.streets == (("5.B", "7.B"),)
    for hero in ("jack", "travis"):
        play.put(hero, at="last-column", tile="7.B")
    clear(play)
    play.end_round()
    assert play.state.window.streets == (("7.B",),)
    assert play.happened(MapScrolled)
    for _ in range(2):
        play.end_round()
        assert play.state.window.streets == (("7.B",),)
    play.end_round()
    assert play.happened(RideEnded)
    assert play.state.window.streets == (("7.A", "4.A"),)


def arrived(official: View) -> StagePlay:
    play = bus(official, "jack", "travis")
    for hero in ("jack", "travis"):
        play.put(hero, at="last-column", tile="7.B")
    clear(play)
    play.foe("punk", play.at("jack"))
    for _ in range(4):
        play.end_round()
    return play


def test_mmc_12_09_06_the_heroes_choose_squares_of_the_leftmost_column(official: View) -> None:
    play = arrived(official)
    wanted = set(play.squares(at="first-column", tile="7.A"))
    assert play.legal() == {f"arrive {square}" for square in wanted}
    last = sorted(wanted)[-1]
    play.do(f"arrive {last}", f"arrive {sorted(wanted)[0]}")
    assert (play.at("jack"), play.at("travis")) == (last, sorted(wanted)[0])
    assert play.why("arrive 9,1") == "not-now"


def test_mmc_12_09_07_all_others_stay_behind_and_no_ko_counts(official: View) -> None:
    play = arrived(official)
    assert play.kinds() == ["evaristo", "jett"]
    assert not any(play.state.kos)
    assert list(ENGINE.invariants(play.state)) == []


def test_mmc_12_09_09_the_two_bosses_wait_on_the_last_tile(official: View) -> None:
    play = arrived(official)
    assert play.foes_at(play.squares(at="last-column", tile="4.A", row="S.2")[0]) == ["jett"]
    assert play.foes_at(play.squares(at="last-column", tile="4.A", row="S.3")[0]) == ["evaristo"]
    assert play.state.drawn == (3,)


def test_mmc_12_09_07_a_knocked_out_hero_stays_so(official: View) -> None:
    play = bus(official, "jack", "travis")
    play.put("jack", at="last-column", tile="7.B")
    knock_out_hero(play.state, 1)
    clear(play)
    for _ in range(4):
        play.end_round()
    play.do(sorted(play.legal())[0])
    assert play.at("travis") == "off"
    assert play.waiting() != "arrive"


def test_mmc_12_09_05_an_earthquake_does_nothing_on_the_way(official: View) -> None:
    play = StagePlay(official, "double-ko", draws=["sid"])
    assert not stage_rules.without_effect(play.state, "earthquake")
    play.scroll()
    assert stage_rules.without_effect(play.state, "earthquake")
    assert not stage_rules.without_effect(play.state, "run-over")
    assert not stage_rules.without_effect(arrived(official).state, "earthquake")


# ----------------------------------------------------------------------------------------------------------- two maps
FINAL = "getting-ready-for-the-final-assault"


def two_maps(official: View, *heroes: str, **options: Any) -> StagePlay:
    """The two maps, with Sid for the first one and Jett for the second."""
    return StagePlay(official, FINAL, *heroes, draws=["sid", "jett"], **options)


def test_mmc_12_12_08_each_map_gets_at_least_one_hero(official: View) -> None:
    state = ENGINE.setup(official, {"stage": FINAL, "heroes": ["jack", "travis"], "upgrades": [[], []]})
    for card in ("draw sid", "draw jett"):
        state = ENGINE.apply(state, ENGINE.parse_action(card)).state
    state = ENGINE.apply(state, ENGINE.parse_action("start 1,1")).state
    second = {state.window.street_of(action.square) for action in ENGINE.legal(state)}  # type: ignore[attr-defined]  # starts
    assert second == {1}
    refusal = ENGINE.why_illegal(state, ENGINE.parse_action("start 1,2"))
    assert refusal is not None
    assert refusal.statements == ("MMC-12.12-08",)


def test_mmc_12_12_07_a_lone_hero_plays_one_map_of_its_choice(official: View) -> None:
    for chosen, tiles in (("map-1", ("3.B", "5.B")), ("map-2", ("6.B", "4.B"))):
        play = two_maps(official, "jack", maps=[chosen])
        assert play.state.window.streets == (tiles,)
    with pytest.raises(SetUpError):
        two_maps(official, "jack", maps=["map-3"])


@pytest.mark.parametrize(("chosen", "scrolls", "face"), [("map-1", 3, "arcade"), ("map-2", 3, "bar")])
def test_mmc_12_12_06_a_lone_hero_sabotages_its_own_map_only(
    official: View, chosen: str, scrolls: int, face: str
) -> None:
    play = two_maps(official, "jack", maps=[chosen]).scroll(scrolls)
    play.enter(face)
    goal = 2 if chosen == "map-1" else 3
    play.only("jack", play.put("jack", at="face-square", face=face, square="S.4"))
    play.do(f"spend-action {goal}")
    assert play.state.outcome is None
    play.do(f"spend-action {goal}")
    assert play.state.outcome == "won"


def sabotage(official: View) -> StagePlay:
    play = two_maps(official, "jack", "travis", starts=["1,1", "10,1"])
    play.scroll(3, street=0).scroll(3, street=1)
    play.enter("arcade", street=0)
    play.enter("bar", street=1)
    play.put("jack", at="face-square", face="arcade", square="S.4", map="map-1")
    play.put("travis", at="face-square", face="bar", square="S.4", map="map-2")
    return play


def test_mmc_12_12_05_both_systems_in_the_same_heroes_turn(official: View) -> None:
    play = sabotage(official)
    play.only("jack", play.at("jack")).do("spend-action 2", "spend-action 2")
    assert play.why("spend-action 2") == "done-already"
    play.only("travis", play.at("travis")).do("spend-action 3")
    assert play.state.outcome is None
    play.do("spend-action 3")
    assert play.state.outcome == "won"


def test_mmc_12_12_05_what_was_done_in_an_earlier_turn_is_lost(official: View) -> None:
    play = sabotage(official)
    play.only("jack", play.at("jack")).do("spend-action 2", "spend-action 2")
    play.state.agenda = [("start", 0), ("heroes-phase",)]
    play._go()
    play.only("travis", play.at("travis")).do("spend-action 3", "spend-action 3")
    assert play.state.outcome is None


def test_mmc_12_12_09_the_bosses_come_to_the_doors_when_their_tiles_are_laid(official: View) -> None:
    play = two_maps(official, "jack", "travis", starts=["1,1", "10,1"])
    assert play.kinds() == []
    play.scroll(3, street=1)
    assert play.kinds() == ["jett"]
    (number,) = play.state.foes
    assert [play.at(number)] == play.squares(at="below-door", face="bar", map="map-2")
    play.scroll(3, street=0)
    assert play.kinds() == ["jett", "sid"]


def test_mmc_12_12_10_each_map_has_its_own_card_and_its_own_heroes(official: View) -> None:
    play = two_maps(official, "jack", "travis", "blaze", starts=["1,1", "10,1", "10,2"])
    assert play.state.points == (1, 2)
    cards = [frame for frame in play.state.agenda if frame[0] == "thug-card"]
    assert [frame[1] for frame in cards] == [(1,), (0,)]


def test_mmc_12_12_08_each_map_scrolls_by_itself(official: View) -> None:
    play = two_maps(official, "jack", "travis", starts=["1,1", "10,1"])
    play.put("travis", at="last-column", tile="4.B")
    play.end_round()
    assert play.state.window.streets == (("3.B", "5.B"), ("4.B", "8.B"))


def test_mmc_12_12_08_nobody_changes_map(official: View) -> None:
    play = two_maps(official, "jack", "travis", starts=["1,1", "10,1"])
    play.only("jack", "1,1", moves=99)
    assert play.why(f"move {play.at('travis')}") == "no-way"


def test_mmc_12_12_11_a_hero_returns_on_its_own_map_only(official: View) -> None:
    play = two_maps(official, "jack", "travis", "blaze", starts=["1,1", "10,1", "1,2"])
    knock_out_hero(play.state, 1)
    knock_out_hero(play.state, 2)
    assert stage_rules.can_return(play.state, 2, 0)
    assert not stage_rules.can_return(play.state, 1, 0)
    assert stage_rules.can_return(play.state, 1, 1)


# -------------------------------------------------------------------------------------------------------- both readings
def test_mmc_12_b_01_in_the_other_reading_thugs_come_to_the_car_park(official: View) -> None:
    play = StagePlay(official, "bonus-stage", rulings={"MMC-12.B-01": "a"})
    assert play.waiting() == "thug-card"
    assert play.state.foes


def test_mmc_12_10_06_in_the_other_reading_a_token_is_carried_beside_a_weapon(official: View) -> None:
    play = StagePlay(official, "plutonium", rulings={"MMC-12.10-06": "b"}).scroll(1)
    play.arm("jack", "revolver")
    play.pay("jack", 50)
    play.only("jack", play.put("jack", at="beside", feature="car", tile="8.A"), actions=3)
    play.do("take-token loose-battery-token", "take-token loose-battery-token")
    assert len(play.hero("jack").weapons) == 1
    assert len(play.hero("jack").money) == 3
    play.scroll(1)
    play.enter("gas-station")
    square = play.put("jack", at="feature", feature="ice-machine", face="gas-station")
    play.only("jack", square, actions=2).do(*["put-away loose-battery-token used 0 for 1"] * 2)
    assert len(play.hero("jack").money) == 1
    assert play.state.heroes[0].square != OFF
    assert not any(foe.flags & CHAINED for foe in play.state.foes.values())
