"""Goals of stages but those of destroying, by statement, on the official stages."""

from collections.abc import Callable

import pytest

from megametrocity_stages import StagePlay, knock_out, number_of, outcome
from rulewright_engine.games.megametrocity.engine import run
from rulewright_engine.games.megametrocity.events_of_stages import ItemPutAway
from rulewright_engine.games.megametrocity.wounds import knock_out_hero
from rulewright_schema.catalog import View


@pytest.fixture
def official(view_of: Callable[[str], View]) -> View:
    return view_of("megametrocity")


# ------------------------------------------------------------------------------------------------------- knocking out
def test_mmc_12_01_05_the_boss_appears_when_the_arcade_is_laid(official: View) -> None:
    play = StagePlay(official, "conquer-the-arcade", draws=["lars"])
    assert play.kinds() == []
    play.scroll().enter("arcade")
    assert play.kinds() == ["lars"]
    assert play.at(number_of(play, "lars")) in play.squares(at="face-square", face="arcade", square="centre")


def test_mmc_12_01_03_the_stage_is_won_when_the_drawn_boss_is_out(official: View) -> None:
    play = StagePlay(official, "conquer-the-arcade", draws=["lars"]).scroll()
    play.enter("arcade")
    play.turn("jack")
    knock_out(play, "lars")
    assert outcome(play) == "won"


def test_mmc_11_01_another_boss_wins_nothing(official: View) -> None:
    play = StagePlay(official, "evaristo", draws=["sid"])
    play.turn("jack")
    knock_out(play, "sid")
    assert outcome(play) is None


def test_mmc_12_09_03_both_bosses_have_to_be_out(official: View) -> None:
    play = StagePlay(official, "double-ko", draws=["sid"])
    play.foe("jett", "4,1")
    play.foe("evaristo", "4,1")
    play.turn("jack")
    knock_out(play, "jett")
    assert outcome(play) is None
    while play.waiting() != "hero-turn":
        play.do("draw quarter")
    knock_out(play, "evaristo")
    assert outcome(play) == "won"


@pytest.mark.parametrize(("heroes", "leaders"), [(1, []), (2, []), (3, ["chains-leader"]), (4, ["chains-leader"])])
def test_mmc_12_06_04_who_comes_with_the_final_boss(official: View, heroes: int, leaders: list[str]) -> None:
    play = StagePlay(official, "wallace", *["jack", "travis", "blaze", "big-t"][:heroes]).scroll(2)
    assert play.kinds() == []
    play.scroll()
    assert play.kinds() == sorted(["wallace", *leaders])
    assert play.at(number_of(play, "wallace")) in play.squares(at="last-column", tile="8.B", row="S.3")
    play.turn("jack")
    knock_out(play, "wallace")
    assert outcome(play) == "won"


@pytest.mark.parametrize(
    ("stage", "scrolls", "heroes", "there"),
    [
        ("neill", 3, 1, {"S.1": ["neill"]}),
        ("neill", 3, 2, {"S.1": ["neill"], "S.2": ["punk-leader"]}),
        ("neill", 3, 3, {"S.2": ["punk-leader"], "S.3": ["roller-girl-leader"], "S.4": []}),
        ("neill", 3, 4, {"S.3": ["roller-girl-leader"], "S.4": ["chains-leader"]}),
        ("bogart", 5, 1, {"S.1": ["bogart"], "S.2": ["punk-leader"], "S.3": []}),
        ("bogart", 5, 2, {"S.2": ["punk-leader"], "S.3": ["roller-girl-leader"], "S.4": []}),
        ("bogart", 5, 3, {"S.3": ["roller-girl-leader"], "S.4": ["chains-leader"]}),
        ("bogart", 5, 4, {"S.1": ["bogart", "punk-leader"], "S.2": ["roller-girl-leader"], "S.3": ["chains-leader"],
                          "S.4": ["muscle-man-leader"]}),
    ],
)  # fmt: skip
def test_mmc_12_11_04_and_12_15_04_the_more_heroes_the_more_leaders(
    official: View, stage: str, scrolls: int, heroes: int, there: dict[str, list[str]]
) -> None:
    play = StagePlay(official, stage, *["jack", "travis", "blaze", "big-t"][:heroes]).scroll(scrolls)
    tile = play.state.window.streets[0][-1]
    for row, kinds in there.items():
        (square,) = play.squares(at="last-column", tile=tile, row=row)
        assert play.foes_at(square) == kinds


# ------------------------------------------------------------------------------------------------- actions on a place
def in_the_club(official: View, *heroes: str) -> StagePlay:
    return StagePlay(official, "countdown", *heroes).enter("strip-club")


def test_mmc_12_03_04_one_hero_spends_two_actions_on_the_lever(official: View) -> None:
    play = in_the_club(official)
    square = play.put("jack", at="feature", feature="lever", face="strip-club")
    play.only("jack", square).do("spend-action 1")
    assert outcome(play) is None
    assert play.hero("jack").actions == play.state.table.heroes[0].actions - 1
    play.do("spend-action 1")
    assert outcome(play) == "won"


def test_mmc_12_03_04_two_heroes_cannot_share_the_lever(official: View) -> None:
    play = in_the_club(official, "jack", "travis")
    square = play.put("travis", at="feature", feature="lever", face="strip-club")
    play.only("jack", square).do("spend-action 1")
    play.only("travis", square).do("spend-action 1")
    assert outcome(play) is None
    play.do("spend-action 1")
    assert outcome(play) == "won"


def test_mmc_12_03_03_all_heroes_on_the_map_have_to_be_inside(official: View) -> None:
    play = in_the_club(official, "jack", "travis")
    square = play.put("jack", at="feature", feature="lever", face="strip-club")
    play.hero("travis", at="2,1")
    play.only("jack", square)
    assert play.why("spend-action 1") == "not-yet"
    assert play.cites("spend-action 1") == ("MMC-12.02-05", "MMC-12.03-03")
    knock_out_hero(play.state, 1)
    assert play.why("spend-action 1") == ""


def test_mmc_12_03_04_the_lever_is_on_its_own_square(official: View) -> None:
    play = in_the_club(official)
    play.only("jack", play.put("jack", at="face-square", face="strip-club", square="S.4"))
    assert play.why("spend-action 1") == "wrong-place"
    assert play.why("spend-action 2") == "no-such-goal"
    play.only("jack", play.put("jack", at="feature", feature="lever"), actions=0)
    assert play.why("spend-action 1") == "no-actions"


def bar_with_boss(official: View, boss_on: str = "centre") -> StagePlay:
    play = StagePlay(official, "gathering-information", "jack", "travis", draws=["jett"]).scroll(3)
    play.enter("bar")
    assert play.kinds() == []
    (square,) = play.squares(at="face-square", face="bar", square=boss_on)
    play.foe("jett", square, life=0, flags=2)
    return play


def test_mmc_12_02_05_the_actions_may_be_split_over_heroes_and_turns(official: View) -> None:
    play = bar_with_boss(official)
    square = play.put("travis", at="face-square", face="bar", square="centre")
    play.only("jack", square).do("spend-action 1")
    assert outcome(play) is None
    play.only("travis", square).do("spend-action 1")
    assert outcome(play) == "won"


def test_mmc_12_02_05_the_chained_boss_has_to_be_on_that_square(official: View) -> None:
    play = bar_with_boss(official, boss_on="S.3")
    play.only("jack", play.put("jack", at="face-square", face="bar", square="centre"))
    assert play.why("spend-action 1") == "not-yet"


def test_mmc_12_02_05_a_freed_boss_is_not_shoved_down(official: View) -> None:
    play = bar_with_boss(official)
    number = number_of(play, "jett")
    play.state.foes[number] = play.state.foes[number]._replace(flags=0, life=5)
    play.only("jack", play.put("jack", at="face-square", face="bar", square="centre"))
    assert play.why("spend-action 1") == "not-yet"


# --------------------------------------------------------------------------------------------------------- putting away
def arcade(official: View, *heroes: str) -> StagePlay:
    play = StagePlay(official, "get-ready-for-some-action", *heroes).scroll(3)
    play.enter("arcade")
    play.state.foes = {}
    play.state.supply = list(play.state.table.supply)
    return play


def test_mmc_12_05_05_two_cards_and_a_weapon_cost_three_actions(official: View) -> None:
    play = arcade(official)
    play.arm("jack", "revolver")
    play.pay("jack", 50, 50)
    play.only("jack", play.put("jack", at="face-square", face="arcade", square="centre"), actions=3)
    play.do("put-away half-dollar used 0 for 1", "put-away half-dollar used 0 for 1")
    assert play.hero("jack").actions == 1
    assert outcome(play) is None
    play.do("put-away revolver used 0 for 1")
    assert outcome(play) == "won"
    assert [event.card for event in play.happened(ItemPutAway)] == ["revolver"]
    assert play.state.marks[f"away:{play.state.table.item_ids['half-dollar']}"] == 2


def test_mmc_12_05_03_each_hero_brings_the_share_and_knocked_out_ones_owe_none(official: View) -> None:
    play = arcade(official, "jack", "travis")
    square = play.put("travis", at="face-square", face="arcade", square="centre")
    play.arm("jack", "revolver")
    play.pay("jack", 50, 50)
    play.only("jack", square, actions=5)
    play.do("put-away half-dollar used 0 for 1", "put-away half-dollar used 0 for 1", "put-away revolver used 0 for 1")
    assert outcome(play) is None
    play.state = play.state.copy()
    knock_out_hero(play.state, 1)
    run(play.state)
    assert outcome(play) == "won"


def test_mmc_12_05_03_nothing_beyond_the_share_is_taken(official: View) -> None:
    play = arcade(official)
    play.arm("jack", "revolver")
    play.pay("jack", 50, 50, 25)
    square = play.put("jack", at="face-square", face="arcade", square="centre")
    play.only("jack", square, actions=9).do("put-away half-dollar used 0 for 1", "put-away half-dollar used 0 for 1")
    assert play.why("put-away quarter used 0 for 1") == "not-wanted"
    assert play.why("put-away revolver used 1 for 1") == "not-carried"
    play.hero("jack", at="1,1")
    assert play.why("put-away revolver used 0 for 1") == "wrong-place"


@pytest.mark.parametrize(("heroes", "cents"), [(2, 100), (3, 50)])
def test_mmc_12_05_04_three_heroes_owe_half_each(official: View, heroes: int, cents: int) -> None:
    play = arcade(official, *["jack", "travis", "blaze"][:heroes])
    square = play.put("jack", at="face-square", face="arcade", square="centre")
    play.pay("jack", 50, 50)
    play.only("jack", square, actions=9).do("put-away half-dollar used 0 for 1")
    assert (play.why("put-away half-dollar used 0 for 1") == "") == (cents == 100)


def golden(play: StagePlay, count: int) -> list[str]:
    items = play.state.table.items
    return [item.id for item in items if item.type == "weapon" and item.golden][:count]


def firepower(official: View, *heroes: str) -> StagePlay:
    play = StagePlay(official, "firepower", *heroes, draws=["sid", "jett", "lars"]).scroll(4)
    return play.enter("arcade")


def test_mmc_12_14_05_a_golden_weapon_costs_two_actions(official: View) -> None:
    play = firepower(official)
    (card,) = golden(play, 1)
    play.arm("jack", card)
    square = play.put("jack", at="face-square", face="arcade", square="centre")
    play.only("jack", square, actions=1)
    assert play.why(f"put-away {card} used 0 for 1") == "no-actions"
    play.only("jack", square, actions=2).do(f"put-away {card} used 0 for 1")
    assert outcome(play) == "won"


def test_mmc_12_14_04_three_heroes_need_two_of_them(official: View) -> None:
    play = firepower(official, "jack", "travis", "blaze")
    square = play.put("jack", at="face-square", face="arcade", square="centre")
    for hero, card in zip(("jack", "travis"), golden(play, 2), strict=True):
        assert outcome(play) is None
        play.arm(hero, card)
        play.only(hero, square, actions=2).do(f"put-away {card} used 0 for 1")
    assert outcome(play) == "won"


def test_mmc_12_14_03_other_weapons_are_not_wanted(official: View) -> None:
    play = firepower(official)
    play.arm("jack", "revolver")
    play.only("jack", play.put("jack", at="face-square", face="arcade", square="centre"))
    assert play.why("put-away revolver used 0 for 1") == "not-wanted"


@pytest.mark.parametrize(("face", "boss"), [("bar", "sid"), ("strip-club", "jett"), ("arcade", "lars")])
def test_mmc_12_14_07_to_09_each_of_the_three_bosses_has_its_establishment(
    official: View, face: str, boss: str
) -> None:
    play = StagePlay(official, "firepower", draws=["sid", "jett", "lars"])
    while not play.squares(at="below-door", face=face):
        play.scroll()
    play.enter(face)
    assert play.kinds() == [boss]
    assert [play.at(number_of(play, boss))] == play.squares(at="face-square", face=face, square="centre")


def test_mmc_12_14_09_a_boss_comes_at_the_first_laying_only(official: View) -> None:
    play = firepower(official)
    assert play.kinds() == ["lars"]
    play.turn("jack")
    knock_out(play, "lars")
    while play.waiting() != "hero-turn":
        play.do("draw quarter")
    play.state = play.state.copy()
    streets = play.state.window.streets
    play.state.window = play.state.table.window((streets, ()))
    play.hero("jack", at="1,1")
    play.enter("arcade")
    assert play.kinds() == []


def ice(official: View, *heroes: str) -> StagePlay:
    return StagePlay(official, "plutonium", *heroes).scroll(2)


def test_mmc_12_10_05_a_token_is_taken_beside_the_car_for_one_action(official: View) -> None:
    play = StagePlay(official, "plutonium").scroll(1)
    play.only("jack", play.put("jack", at="beside", feature="car", tile="8.A"), actions=2)
    play.do("take-token battery-token")
    assert play.hero("jack").actions == 1
    assert len(play.hero("jack").weapons) == 1
    play.only("jack", "1,1")
    assert play.why("take-token battery-token") == "wrong-place"


def test_mmc_12_10_06_a_token_fills_the_weapon_slot_and_can_be_dropped_and_lost(official: View) -> None:
    play = StagePlay(official, "plutonium").scroll(1)
    play.arm("jack", "revolver")
    play.only("jack", play.put("jack", at="beside", feature="car", tile="8.A"), actions=3)
    play.do("take-token battery-token")
    assert play.waiting() == "keep-weapon"
    play.do("discard revolver used 0", "drop battery-token used 0")
    assert play.hero("jack").weapons == ()
    play.do("pick-up battery-token")
    knock_out_hero(play.state, 0)
    assert play.hero("jack").weapons == ()


def test_mmc_12_10_03_four_tokens_in_the_ice_machine_win(official: View) -> None:
    play = ice(official).enter("gas-station")
    token = play.state.table.item_ids["battery-token"]
    square = play.put("jack", at="feature", feature="ice-machine", face="gas-station")
    for number in range(4):
        assert outcome(play) is None, number
        play.hero("jack").weapons = ((token, 0),)
        play.only("jack", square, actions=1).do("put-away battery-token used 0 for 1")
    assert outcome(play) == "won"


def test_mmc_12_10_04_with_three_heroes_it_takes_eight(official: View) -> None:
    play = ice(official, "jack", "travis", "blaze").enter("gas-station")
    token = play.state.table.item_ids["battery-token"]
    square = play.put("jack", at="feature", feature="ice-machine", face="gas-station")
    for number in range(8):
        assert outcome(play) is None, number
        play.hero("jack").weapons = ((token, 0),)
        play.only("jack", square, actions=1).do("put-away battery-token used 0 for 1")
    assert outcome(play) == "won"


@pytest.mark.parametrize(("scrolls", "happens"), [(1, False), (2, True)])
def test_mmc_12_10_08_an_earthquake_does_nothing_before_the_last_tile(
    official: View, scrolls: int, happens: bool
) -> None:
    play = StagePlay(official, "plutonium").scroll(scrolls)
    before = play.state.window.streets
    play.waits(("draw-items", 0, 1))
    play._go()
    play.do("draw earthquake")
    assert play.waiting() == "draw-item"
    assert (play.state.window.streets != before) == happens
