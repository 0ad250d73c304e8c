"""Item cards, the ground, machines, upgrades, KO and return: sections 6a, 6d, 7, 8f and 8g."""

from collections.abc import Callable

import pytest

from megametrocity_play import Play
from rulewright_engine.games.megametrocity import figures
from rulewright_engine.games.megametrocity.actions import read_square
from rulewright_engine.games.megametrocity.events import EventHappened, HeroHealed, ItemLeftGame, TilesSwapped

At = Callable[..., Play]


def drawing(play: At, *heroes: str, **options: str) -> Play:
    """Jack has broken the barrel on 3,2 and draws."""
    at = play(*(heroes or ("jack",)), **options).turn("jack")
    at.hero("jack", at="3,2")
    return at.do("break")


# -------------------------------------------------------------------------------------------------------------- drawing
def test_mmc_6a_02_breaking_furniture_costs_an_action_and_gives_a_card(play: At) -> None:
    at = drawing(play)
    assert at.waiting() == "draw-item"
    assert at.state.heroes[0].actions == 3
    at.do("draw half-dollar")
    assert [at.state.table.items[card].id for card in at.state.heroes[0].money] == ["half-dollar"]


def test_mmc_7d_01_what_is_broken_cannot_be_used_again(play: At) -> None:
    at = drawing(play).do("draw quarter")
    assert at.why("break") == "broken-already"


def test_mmc_5_09_the_hero_must_be_on_the_objects_square(play: At) -> None:
    at = play("jack").turn("jack")
    at.hero("jack", at="2,2")
    assert at.why("break") == "no-furniture"


def test_mmc_6a_10_a_second_weapon_one_is_kept_and_the_other_discarded(play: At) -> None:
    at = play("jack").turn("jack")
    at.hero("jack", at="3,2")
    at.arm("jack", "lead-pipe", used=1)
    at.do("break", "draw revolver")
    assert at.legal() == {"discard lead-pipe used 1", "discard revolver used 0"}
    at.do("discard lead-pipe used 1")
    assert [at.state.table.items[card].id for card, _ in at.state.heroes[0].weapons] == ["revolver"]
    assert at.state.item_discards[at.state.table.item_ids["lead-pipe"]] == 1


def test_mmc_6a_26_food_is_eaten_at_once_or_left_on_the_ground(play: At) -> None:
    at = drawing(play)
    at.hero("jack", wounds=3)
    at.do("draw pizza-slice")
    assert at.legal() == {"eat", "leave-food"}
    eaten = at.state
    at.do("eat")
    assert at.state.heroes[0].wounds == 1
    at.state = eaten
    at.do("leave-food")
    assert at.state.ground == ((read_square("3,2"), at.state.table.item_ids["pizza-slice"], 0),)
    at.do("pick-up pizza-slice", "eat")
    assert (at.state.heroes[0].wounds, at.state.heroes[0].actions) == (1, 2)


def test_mmc_6a_25_healing_never_goes_above_the_own_maximum(play: At) -> None:
    at = drawing(play)
    at.hero("jack", wounds=1)
    at.do("draw roast-chicken", "eat")
    assert at.state.heroes[0].wounds == 0
    assert [event.wounds for event in at.happened(HeroHealed)] == [1]


def test_mmc_6a_33_and_34_an_event_happens_and_is_replaced_until_it_is_none(play: At) -> None:
    at = drawing(play)
    at.do("draw hyper-cola-shower", "draw earthquake", "draw quarter")
    assert [event.card for event in at.happened(EventHappened)] == ["hyper-cola-shower", "earthquake"]
    assert at.waiting() == "hero-turn"


def test_mmc_6a_35_run_over_wounds_everyone_on_the_road_and_counts_for_nobody(play: At) -> None:
    at = drawing(play, "jack", "travis")
    at.hero("travis", at="7,4")
    punk, brute, beside = at.foe("punk", "1,4"), at.foe("muscle-man", "2,4"), at.foe("punk", "1,2")
    leader = at.foe("chains-leader", "4,4")
    at.do("draw run-over")
    assert (at.state.heroes[0].wounds, at.state.heroes[1].wounds) == (0, 2)
    assert punk not in at.state.foes
    assert brute not in at.state.foes  # Defense 1 absorbs one of two
    assert beside in at.state.foes
    assert leader not in at.state.foes
    assert at.state.heroes[0].kos == 0
    at.do("draw quarter")
    assert at.waiting() == "hero-turn"  # no card for the leader


def test_mmc_6a_36_hyper_cola_heals_everybody(play: At) -> None:
    at = drawing(play, "jack", "travis")
    at.hero("jack", wounds=2)
    at.hero("travis", wounds=1)
    sid = at.foe("sid", "9,1", wounds=3)
    at.do("draw hyper-cola-shower")
    assert (at.state.heroes[0].wounds, at.state.heroes[1].wounds, at.state.foes[sid].wounds) == (1, 0, 2)


def test_mmc_6a_37_earthquake_swaps_the_tiles_with_all_that_is_on_them(play: At) -> None:
    at = drawing(play, "jack", "travis")
    at.hero("travis", at="7,4")
    punk = at.foe("punk", "10,2")
    card = at.item("lead-pipe")
    at.state.ground = ((read_square("1,1"), card, 0),)
    at.do("draw earthquake")
    assert at.happened(TilesSwapped)
    assert at.state.window.streets == (("T2.A", "T1.A"),)
    assert (at.at("jack"), at.at("travis"), at.at(punk)) == ("8,2", "2,4", "5,2")
    assert at.state.debris == 1 << read_square("8,2")
    assert at.state.ground[0][0] == read_square("6,1")


def test_mmc_4_03_an_empty_deck_is_made_anew_of_the_discards(play: At) -> None:
    at = play("jack").turn("jack")
    at.hero("jack", at="3,2")
    at.draw_until(["quarter"])
    at.state.items = [0] * len(at.state.items)
    at.state.item_discards[at.state.table.item_ids["quarter"]] = 8
    at.do("break")
    assert sum(at.state.items) == 60
    assert sum(at.state.item_discards) == 0


# -------------------------------------------------------------------------------------------------------- on the ground
def test_mmc_6a_11_dropping_is_free_and_picking_up_costs_an_action(play: At) -> None:
    at = play("jack", "travis").turn("jack")
    at.arm("jack", "revolver", used=1)
    at.do("drop revolver used 1", "move 2,1", "move 1,1")
    assert at.state.heroes[0].actions == 4
    at.do("pick-up revolver")
    assert at.state.heroes[0].actions == 3
    assert at.state.heroes[0].weapons == ((at.state.table.item_ids["revolver"], 1),)  # MMC-6a-12
    assert at.why("pick-up revolver") == "not-there"


def test_mmc_7f_03_a_second_item_elsewhere_takes_the_place_of_the_first(play: At) -> None:
    at = play("jack").turn("jack")
    lying = at.item("lead-pipe")
    at.state.ground = ((read_square("5,2"), lying, 0),)
    at.arm("jack", "revolver")
    at.do("drop revolver used 0")
    assert [event.card for event in at.happened(ItemLeftGame)] == ["lead-pipe"]
    assert at.state.items_gone[lying] == 1
    assert at.state.item_discards[lying] == 0


@pytest.mark.parametrize(("reading", "lying"), [("a", 1), ("b", 2)])
def test_mmc_7f_03_on_the_same_square_the_limit_holds_or_both_lie_there(play: At, reading: str, lying: int) -> None:
    at = play("jack", MMC_7f_03=reading).turn("jack")
    at.state.ground = ((read_square("1,1"), at.item("lead-pipe"), 0),)
    at.arm("jack", "revolver")
    at.do("drop revolver used 0")
    assert len(at.state.ground) == lying


# ------------------------------------------------------------------------------------------------------------- exchange
def test_mmc_4_13_one_action_moves_any_number_of_cards_between_heroes_of_one_square(play: At) -> None:
    at = play("jack", "travis").turn("jack")
    at.arm("jack", "revolver", used=1)
    at.arm("travis", "lead-pipe")
    at.pay("travis", 50, 25)
    assert at.why("exchange travis") == "not-together"
    at.hero("travis", at="1,1")
    at.do("exchange travis", "give revolver used 1")
    assert at.why("done") == "too-many-weapons"
    at.do("receive lead-pipe used 0", "receive half-dollar used 0")
    assert at.why("give half-dollar used 0") == "not-given"  # each card once
    at.do("done")
    assert at.state.heroes[0].actions == 3
    names = at.state.table.item_names
    assert [names[card] for card, _ in at.state.heroes[0].weapons] == ["lead-pipe"]
    assert [names[card] for card, _ in at.state.heroes[1].weapons] == ["revolver"]
    assert [names[card] for card in at.state.heroes[0].money] == ["half-dollar"]


def test_an_exchange_needs_something_to_exchange(play: At) -> None:
    at = play("jack", "travis").turn("jack")
    at.hero("travis", at="1,1")
    assert at.why("exchange travis") == "nothing-there"
    assert at.why("exchange blaze") == "nobody"


# ---------------------------------------------------------------------------------------------------------- insert coin
def paying(play: At, *cents: int, **options: str) -> Play:
    """Jack below the machine at 2,1 with some money; Travis is KO'd."""
    at = play("jack", "travis", **options).turn("jack")
    at.hero("jack", at="2,1")
    at.hero("travis", square=-1, wounds=6)
    at.pay("jack", *cents)
    return at


def test_mmc_6a_29_any_cards_that_add_up_pay_in_one_action_without_change(play: At) -> None:
    at = paying(play, 25, 25, 50)
    assert {"coin life for 50", "coin life for 25 25", "coin card for 25"} <= at.legal("coin")
    assert at.why("coin card for 50") == "wrong-price"
    assert at.why("coin life for 25") == "wrong-price"
    assert at.why("coin two-cards for 50 25") == "wrong-price"
    at.do("coin life for 25 25")
    assert at.state.heroes[0].actions == 3
    assert figures.max_life(at.state, 0) == 8
    assert len(at.state.heroes[0].money) == 1


def test_mmc_5_08_the_machine_is_used_from_the_square_below_it(play: At) -> None:
    at = paying(play, 50)
    at.hero("jack", at="3,1")
    assert at.why("coin life for 50") == "no-machine"
    assert at.legal("coin") == set()


def test_mmc_6a_31_a_card_for_25_and_two_for_50(play: At) -> None:
    at = paying(play, 25, 50)
    at.do("coin card for 25", "draw quarter")
    assert at.waiting() == "hero-turn"
    at.do("coin two-cards for 50", "draw quarter", "draw quarter")
    assert at.waiting() == "hero-turn"


def test_mmc_8f_06_a_bought_technique_is_one_of_four_and_the_others_go_back(play: At) -> None:
    at = paying(play, 50)
    at.do("coin technique for 50", "draw tactics", "draw iron-skin", "draw sharpshooter", "draw headhunter")
    assert at.legal() == {"learn tactics", "learn iron-skin", "learn sharpshooter", "learn headhunter"}
    assert at.why("enhance life") == "no-enhancement"
    at.do("learn iron-skin")
    assert at.state.offer == ()
    assert at.state.heroes[0].techniques == (at.state.table.technique_ids["iron-skin"],)


@pytest.mark.parametrize(("reading", "wounds"), [("a", 0), ("b", 5)])
def test_mmc_8g_04_a_returning_hero_stands_on_the_machines_square(play: At, reading: str, wounds: int) -> None:
    at = paying(play, 50, MMC_8g_04=reading)
    at.hero("travis", turbo=2, played=False)
    at.do("coin return-travis for 50")
    travis = at.state.heroes[1]
    assert (at.at("travis"), travis.wounds, travis.turbo, travis.weapons) == ("2,1", wounds, 0, ())
    # MMC-8g-05: a returned hero that has not had its turn takes it.
    at.do("end")
    assert at.state.agenda[-1] == ("hero-turn", 1)


def test_a_hero_on_the_map_needs_no_return(play: At) -> None:
    at = paying(play, 50)
    assert at.why("coin return-jack for 50") == "not-sold"


def test_mmc_8f_07_and_08_three_enhancements_of_one_attribute_and_twelve_upgrades(play: At) -> None:
    at = paying(play, 50)
    at.hero("jack", enhancements=(3, 3, 3, 1, 0))
    assert at.why("coin life for 50") == "enhanced-enough"
    assert at.why("coin actions for 50") == ""
    at.hero("jack", enhancements=(3, 3, 3, 3, 0))
    assert at.why("coin special for 50") == "upgraded-enough"
    assert at.why("coin technique for 50") == "upgraded-enough"


def test_mmc_6d_03_a_hero_owns_at_most_three_techniques(play: At) -> None:
    at = paying(play, 50)
    at.hero("jack", techniques=(0, 1, 2))
    assert at.why("coin technique for 50") == "techniques-enough"


def test_mmc_8f_02_an_enhanced_fight_is_one_lower(play: At) -> None:
    at = paying(play, 50)
    assert figures.fight(at.state, 0) == 7
    at.do("coin fight for 50")
    assert figures.fight(at.state, 0) == 6


# ------------------------------------------------------------------------------------------------------------------- KO
def test_mmc_8g_01_and_02_a_kod_hero_leaves_its_items_and_keeps_its_upgrades(play: At) -> None:
    at = drawing(play, "jack", "travis")
    at.hero("travis", at="7,4", wounds=5, enhancements=(0, 1, 0, 0, 0))
    at.arm("travis", "revolver")
    at.pay("travis", 50)
    at.do("draw run-over")
    travis = at.state.heroes[1]
    assert (at.at("travis"), travis.weapons, travis.money) == ("off", (), ())
    assert travis.enhancements == (0, 1, 0, 0, 0)
    assert at.state.item_discards[at.state.table.item_ids["revolver"]] == 1


def test_a_hero_kod_by_its_own_event_draws_no_more_and_its_turn_is_over(play: At) -> None:
    at = play("jack", "travis").turn("jack")
    at.hero("travis", at="7,1", played=False)
    at.hero("jack", at="3,2", wounds=5)
    window = at.state.window
    window.road |= 1 << read_square("3,2")
    try:
        at.do("break", "draw run-over")
    finally:
        window.road &= ~(1 << read_square("3,2"))
    assert at.at("jack") == "off"
    assert at.state.agenda[-1] == ("hero-turn", 1)
