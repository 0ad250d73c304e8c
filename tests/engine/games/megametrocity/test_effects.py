"""Effects of Item cards and Techniques on life, cards, Turbo and points, each with its exact outcome."""

from collections.abc import Callable

import pytest

from megametrocity_cards import use, why_not
from megametrocity_effect_cards import effect_positions
from megametrocity_play import Play
from rulewright_engine.games.megametrocity.events import (
    EventHappened,
    FoeKnockedOut,
    FoeWounded,
    HeroHealed,
    HeroReturned,
    ItemSeen,
    WeaponRecharged,
)
from rulewright_engine.games.megametrocity.state import CHAINED, DAZED, STUNNED
from rulewright_schema.packs.loading import Loaded

At = Callable[..., Play]


@pytest.fixture(scope="module")
def play(load_tree: Callable[..., Loaded]) -> At:
    return effect_positions(load_tree)


# ---------------------------------------------------------------------------------------------------------- life
def test_heal_turns_wounds_back_and_never_beyond_the_maximum(play: At) -> None:
    """MMC-6a-24, MMC-6a-25."""
    at = play("jack", "travis")
    at.hero("jack", wounds=3)
    use(at, "heal-me")
    assert at.hero("jack").wounds == 1
    use(at, "heal-me")
    assert at.hero("jack").wounds == 0
    assert at.happened(HeroHealed) == [HeroHealed(0, 1)]


def test_heal_asks_which_hero_where_the_card_leaves_it_open(play: At) -> None:
    at = play("jack", "travis")
    at.hero("travis", wounds=2)
    use(at, "heal-one")
    assert at.legal() == {"target jack", "target travis"}
    assert at.why("target blaze") == "no-target"
    at.do("target travis")
    assert at.hero("travis").wounds == 1


def test_wound_is_credited_to_the_user_and_absorbed_by_defense(play: At) -> None:
    """MMC-9a-06: two wounds against Defense 1 leave one, which knocks out whoever has no life points."""
    at = play()
    brute = at.foe("muscle-man", "2,2")
    use(at, "wound-hard")
    assert FoeKnockedOut(brute, "muscle-man", 0) in at.events
    brute = at.foe("muscle-man", "2,2")
    use(at, "wound-here")
    assert at.happened(FoeWounded) == [FoeWounded(brute, 1, 1)]
    assert at.hero("jack").kos == 2


def test_wound_lets_the_user_choose_at_most_so_many(play: At) -> None:
    at = play()
    first, second, third = (at.foe(name, "2,2") for name in ("punk", "chains", "roller-girl"))
    use(at, "wound-two")
    assert at.why("enough") == "choose-one"
    at.do(f"target {second}")
    assert at.legal() == {f"target {first}", f"target {third}", "enough"}
    at.do("enough")
    assert sorted(at.state.foes) == [first, third]


def test_stun_makes_foes_miss_the_next_thugs_turn_and_no_hero(play: At) -> None:
    at = play()
    punk = at.foe("punk", "9,2")
    use(at, "stun-all")
    assert at.state.foes[punk].flags == STUNNED
    at.waits(("thugs-turn-end",), ("orders", "move-twice", (0,)))._go()
    assert at.at(punk) == "9,2"
    assert at.state.foes[punk].flags == 0


def test_stun_in_a_thugs_turn_is_for_the_next_one(play: At) -> None:
    at = play()
    punk = at.foe("punk", "9,2", flags=DAZED)
    at.waits(("thugs-turn-end",))._go()
    assert at.state.foes[punk].flags == STUNNED


def test_a_boss_in_chains_is_neither_wounded_nor_stunned(play: At) -> None:
    """MMC-12.02-08."""
    at = play()
    sid = at.foe("sid", "2,2", flags=CHAINED, life=0)
    assert why_not(at, "wound-here") == "no-target"
    use(at, "stun-all")
    assert at.state.foes[sid].flags == CHAINED


# --------------------------------------------------------------------------------------------------------- cards
def test_draw_items_draws_one_after_the_other(play: At) -> None:
    at = play()
    use(at, "draw-two", "draw quarter", "draw half-dollar")
    assert len(at.hero("jack").money) == 2
    assert at.waiting() == "hero-turn"


def test_search_items_keeps_some_and_discards_the_rest(play: At) -> None:
    at = play()
    use(at, "search", "draw quarter", "draw hot-dog", "draw half-dollar")
    assert [event.card for event in at.happened(ItemSeen)] == ["quarter", "hot-dog", "half-dollar"]
    assert at.legal() == {"keep quarter", "keep hot-dog", "keep half-dollar"}
    assert at.why("keep pizza-slice") == "not-seen"
    at.do("keep hot-dog", "leave-food", "keep quarter")
    table = at.state.table
    assert at.state.item_discards[table.item_ids["half-dollar"]] == 1
    assert [table.items[card].id for card in at.hero("jack").money] == ["quarter"]


def test_search_items_lets_an_event_happen_and_be_replaced(play: At) -> None:
    """MMC-6a-33, MMC-6a-34."""
    at = play()
    at.hero("jack", wounds=1)
    use(at, "search", "draw hyper-cola-shower", "draw quarter", "draw quarter", "keep hyper-cola-shower")
    assert at.happened(EventHappened) == [EventHappened(0, "hyper-cola-shower", True)]
    assert at.hero("jack").wounds == 0
    at.do("draw half-dollar")
    assert len(at.hero("jack").money) == 2


def test_gain_money_takes_the_fewest_cards_worth_exactly_the_sum(play: At) -> None:
    """MMC-13-23: from the deck, or else from the discards; without them nothing."""
    at = play()
    use(at, "coins")
    items = at.state.table.items
    assert sorted(items[card].cents for card in at.hero("jack").money) == [25, 50]
    at.draw_until(["hot-dog"])
    use(at, "coins")
    assert sum(items[card].cents for card in at.hero("jack").money) == 150
    for card, item in enumerate(items):
        if item.type == "money":
            at.state.items_gone[card] += at.state.item_discards[card]
            at.state.item_discards[card] = 0
    use(at, "coins")
    assert sum(items[card].cents for card in at.hero("jack").money) == 150


def test_lose_items_lets_the_holder_choose(play: At) -> None:
    at = play("jack", "travis")
    at.arm("travis", "revolver", used=1)
    at.pay("travis", 25)
    use(at, "lose-one")
    assert at.legal() == {"lose revolver used 1", "lose quarter used 0"}
    assert at.why("lose half-dollar used 0") == "not-carried"
    at.do("lose quarter used 0")
    assert at.hero("travis").money == ()
    use(at, "lose-arms")
    assert at.hero("travis").weapons == ()
    assert at.state.item_discards[at.state.table.item_ids["revolver"]] == 1


def test_exchange_items_needs_no_action_and_no_common_square(play: At) -> None:
    """MMC-4-13."""
    at = play("jack", "travis")
    at.arm("travis", "revolver")
    at.hero("travis", at="9,1")
    use(at, "swap-cards", "receive revolver used 0")
    assert at.hero("travis").weapons == ()
    assert len(at.hero("jack").weapons) == 1


def test_recharge_weapon_takes_batteries_off(play: At) -> None:
    at = play()
    at.arm("jack", "revolver", used=1)
    use(at, "charge")
    assert at.hero("jack").weapons == ((at.state.table.item_ids["revolver"], 0),)
    assert at.happened(WeaponRecharged) == [WeaponRecharged(0, "revolver", 1)]
    at.arm("jack", "crowbar", used=2)
    at.arm("jack", "lead-pipe", used=3)
    at.waits(("recharge", 0, 2))
    assert at.legal() == {"recharge crowbar used 2", "recharge lead-pipe used 3"}


# --------------------------------------------------------------------------------------------------- turbo and points
def test_gain_turbo_fills_no_more_than_the_bar(play: At) -> None:
    at = play()
    at.hero("jack", turbo=2)
    use(at, "spark")
    assert at.hero("jack").turbo == 4


def test_lose_turbo_takes_what_there_is(play: At) -> None:
    at = play("jack", "travis")
    at.hero("jack", turbo=3)
    at.hero("travis", turbo=1)
    use(at, "drain")
    assert (at.hero("jack").turbo, at.hero("travis").turbo) == (1, 0)


def test_gain_movement_is_for_this_turn_or_for_the_others_next(play: At) -> None:
    at = play("jack", "travis")
    moves = at.hero("jack").moves
    use(at, "run")
    assert at.hero("jack").moves == moves + 2
    assert at.hero("travis").later == (2, 0)


def test_gain_actions_are_extra_ones_for_this_turn_or_for_the_others_next(play: At) -> None:
    """MMC-8e-12."""
    at = play("jack", "travis")
    actions = at.hero("jack").actions
    use(at, "act")
    assert (at.hero("jack").actions, at.hero("jack").extra) == (actions + 1, 2)
    assert at.hero("travis").later == (0, 2)


def test_revive_brings_a_hero_back_on_the_users_square(play: At) -> None:
    """MMC-8g-04, with the life that the card says."""
    at = play("jack", "travis", "blaze")
    assert why_not(at, "wake") == "no-target"
    for name in ("travis", "blaze"):
        at.hero(name, square=-1, wounds=6, turbo=2)
    use(at, "wake")
    assert at.legal() == {"revive travis", "revive blaze"}
    assert at.why("revive jack") == "not-out"
    at.do("revive blaze")
    assert at.happened(HeroReturned)
    assert at.at("blaze") == "2,2"
    assert (at.hero("blaze").wounds, at.hero("blaze").turbo) == (3, 1)
