"""Each effect of Item cards and Techniques, with its exact outcome."""

from collections.abc import Callable

import pytest

from megametrocity_cards import active, members, use, why_not
from megametrocity_play import Play, proving_view
from rulewright_engine.games.megametrocity.effects.handlers import HANDLERS
from rulewright_engine.games.megametrocity.effects.targets import is_thing
from rulewright_engine.games.megametrocity.events import (
    EventHappened,
    FoeKnockedOut,
    FoeWounded,
    HeroHealed,
    HeroReturned,
    HitsLost,
    ItemSeen,
    TilesSwapped,
    WeaponRecharged,
)
from rulewright_engine.games.megametrocity.state import CHAINED, DAZED, STUNNED
from rulewright_schema.games.megametrocity.effects import BossEffect, Effect
from rulewright_schema.packs.loading import Loaded

At = Callable[..., Play]
HERE, NEAR = "{target: thugs, where: own-square}", "{target: thugs, where: adjacent}"

CARDS = "technique_cards:\n" + "".join(
    [
        active("heal-me", "{effect: heal, wounds: 2}"),
        active("heal-one", "{effect: heal, to: {target: hero, where: map}, wounds: 1}"),
        active("wound-here", f"{{effect: wound, to: {HERE}, wounds: 2}}"),
        active("wound-hard", f"{{effect: wound, to: {HERE}, wounds: 1, ignores_defense: true}}"),
        active("wound-two", "{effect: wound, to: {target: thug, where: own-square, count: 2}, wounds: 1}"),
        active("draw-two", "{effect: draw-items, cards: 2}"),
        active("search", "{effect: search-items, look_at: 3, keep: 2}"),
        active("coins", "{effect: gain-money, cents: 75}"),
        active("lose-one", "{effect: lose-items, to: {target: other-heroes, where: map}, items: any, cards: 1}"),
        active("lose-arms", "{effect: lose-items, to: {target: other-heroes, where: map}, items: weapon, cards: 2}"),
        active("swap-cards", "{effect: exchange-items, where: map}"),
        active("charge", "{effect: recharge-weapon, batteries: 2}"),
        active("spark", "{effect: gain-turbo, tokens: 3}"),
        active("drain", "{effect: lose-turbo, to: {target: heroes, where: map}, tokens: 2}"),
        active("run", "{effect: gain-movement, to: {target: heroes, where: map}, points: 2}"),
        active("act", "{effect: gain-actions, to: {target: heroes, where: map}, actions: 2}"),
        active("wake", "{effect: revive, life: 3}", "{effect: gain-turbo, to: same, tokens: 1}"),
        active("shove", f"{{effect: push, to: {HERE}, squares: 2}}"),
        active("away", f"{{effect: push, to: {NEAR}, squares: 2, direction: away}}"),
        active("pull", "{effect: push, to: {target: thugs, where: map}, squares: 2, direction: towards}"),
        active("walk", "{effect: move, squares: 2}"),
        active("leap", "{effect: move, squares: 2, over_obstacles: true}"),
        active("blink", "{effect: teleport, where: {place: within, squares: 3}}"),
        active("blink-road", "{effect: teleport, where: road}"),
        active("trade", "{effect: swap-places, to: {target: thugs, where: map}}"),
        active("quake", "{effect: swap-tiles}"),
        active("call", "{effect: spawn-thugs, thugs: [{thug: punk, count: 2}], where: adjacent}"),
        active("call-doors", "{effect: spawn-thugs, thugs: [{thug: punk}, {leader: punk}], where: doors}"),
        active("call-points", "{effect: spawn-thugs, thugs: [{thug: chains}], where: spawn-points}"),
        active("stun-all", "{effect: stun, to: {target: everyone, where: map}}"),
        active("smash", "{effect: break-furniture, where: {place: within, squares: 2}}"),
        active(
            "kick",
            "{effect: attack, dice: 3, fight: 5, hits: miniature, where: {place: within, squares: 1}}",
            "{effect: push, to: hit, squares: 1, direction: away}",
        ),
        active("sweep", "{effect: attack, dice: 2, fight: 5, hits: square, where: own-square, wounds_per_hit: 2}"),
        active("storm", "{effect: attack, dice: 3, fight: 5, hits: each-square, where: {place: beam, squares: 4}}"),
        active("flurry", "{effect: attack, dice: 3, hits: each-miniature, where: adjacent, ignores_defense: true}"),
    ]
)


@pytest.fixture(scope="module")
def play(load_tree: Callable[..., Loaded]) -> At:
    view = proving_view(load_tree, CARDS)

    def position(*heroes: str, **options: str) -> Play:
        at = Play(view, *heroes, **options)
        at.turn("jack")
        at.hero("jack", at="2,2")
        return at

    return position


def test_every_effect_has_a_handler() -> None:
    assert set(HANDLERS) == members(Effect) | members(BossEffect)


def test_every_effect_of_heroes_has_a_test_here() -> None:
    for each in members(Effect):
        name = each.model_fields["effect"].annotation.__args__[0]  # type: ignore[union-attr]  # always a literal
        assert any(test.startswith(f"test_{name.replace('-', '_')}") for test in globals()), name


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


# ------------------------------------------------------------------------------------------------------------- map
def test_push_goes_up_to_its_squares_and_onto_no_obstacle(play: At) -> None:
    """MMC-6a-22: at most; the figure may stay. 2,3 is an obstacle."""
    at = play()
    punk = at.foe("punk", "2,2")
    use(at, "shove")
    offered = at.legal()
    assert f"put {punk} on 2,2" in offered
    assert f"put {punk} on 4,2" in offered
    assert at.why(f"put {punk} on 2,3") == "out-of-reach"
    assert at.why(f"put {punk} on 5,2") == "out-of-reach"
    at.do(f"put {punk} on 4,3")
    assert at.at(punk) == "4,3"


def test_push_away_and_towards_go_farther_or_nearer_with_each_step(play: At) -> None:
    """Counted in steps around obstacles (MMC-9b-05): behind those at 2,3 and 3,3 it is three steps from 2,2."""
    at = play()
    punk = at.foe("punk", "3,2")
    use(at, "away")
    assert " ".join(sorted(text.split()[-1] for text in at.legal())) == "3,2 3,4 4,1 4,2 4,3 4,4 5,1 5,2 5,3 5,4"
    at.do(f"put {punk} on 5,2")
    use(at, "pull")
    assert " ".join(sorted(text.split()[-1] for text in at.legal())) == "3,1 3,2 4,1 4,2 4,3 5,2"
    at.do(f"put {punk} on 3,2")
    assert at.at(punk) == "3,2"


def test_move_goes_by_steps_and_over_obstacles_where_the_card_says_so(play: At) -> None:
    """MMC-5-12: from 2,2 to 3,4 it is two steps over an obstacle and three around; none is landed on."""
    at = play()
    moves = at.hero("jack").moves
    use(at, "leap")
    assert "put jack on 3,4" in at.legal()
    assert {"put jack on 2,3", "put jack on 3,3"} & at.legal() == set()
    at.do("put jack on 3,4")
    at.hero("jack", at="2,2")
    use(at, "walk")
    assert "put jack on 3,4" not in at.legal()
    at.do("put jack on 1,1")
    assert at.hero("jack").moves == moves


def test_teleport_appears_on_a_square_and_never_on_an_obstacle(play: At) -> None:
    """MMC-5-12, MMC-6d-02."""
    at = play()
    use(at, "blink")
    squares = {text.split()[-1] for text in at.legal()}
    assert {"5,1", "5,4", "2,2"} <= squares
    assert not {"2,3", "3,3", "6,2"} & squares
    at.do("put jack on 5,4")
    use(at, "blink-road")
    assert {text.split()[-1].partition(",")[2] for text in at.legal()} == {"4"}


def test_teleport_onto_a_door_opens_the_establishment(play: At) -> None:
    """MMC-5c-02."""
    at = play()
    at.hero("jack", at="4,1")
    use(at, "blink", "put jack on 5,0")
    assert at.waiting() == "inside-card"


def test_swap_places_trades_with_one_of_choice(play: At) -> None:
    at = play()
    first, second = at.foe("punk", "4,1"), at.foe("punk", "9,1")
    use(at, "trade")
    assert at.legal() == {f"target {first}", f"target {second}"}
    at.do(f"target {second}")
    assert (at.at("jack"), at.at(second), at.at(first)) == ("9,1", "2,2", "4,1")


def test_swap_tiles_takes_everything_along(play: At) -> None:
    """MMC-6a-37."""
    at = play()
    punk = at.foe("punk", "9,1")
    use(at, "quake")
    assert at.happened(TilesSwapped)
    assert (at.at("jack"), at.at(punk)) == ("7,2", "4,1")


def test_spawn_thugs_appear_together_on_a_square_of_choice(play: At) -> None:
    at = play()
    use(at, "call")
    assert "spawn at 3,2" in at.legal()
    assert at.why("spawn at 2,2") == "not-there"
    at.do("spawn at 1,1")
    assert at.foes_at("1,1") == ["punk", "punk"]


def test_spawn_thugs_at_each_door_and_under_the_death_circle(play: At) -> None:
    """MMC-6c-02, MMC-9d-03: below 5,0, 7,0 and 9,0; the leader is there once, then two of its type come."""
    at = play()
    use(at, "call-doors")
    assert [len(at.foes_at(square)) for square in ("5,1", "7,1", "9,1")] == [2, 3, 3]
    assert at.foes_at("5,1") == ["punk", "punk-leader"]


@pytest.mark.parametrize("heroes", [1, 2])
def test_spawn_thugs_at_the_active_spawn_points(play: At, heroes: int) -> None:
    """MMC-4-05."""
    at = play(*("jack", "travis")[:heroes])
    use(at, "call-points")
    assert [len(at.foes_at(f"10,{row}")) for row in (1, 2, 3, 4)] == [int(row < heroes) for row in range(4)]


def test_break_furniture_needs_no_action_and_draws_a_card(play: At) -> None:
    """MMC-6a-02: 3,2 is the only furniture near."""
    at = play()
    use(at, "smash", "draw quarter")
    assert at.state.debris == 1 << at.state.window.frame.bit(2, 2).bit_length() - 1
    assert len(at.hero("jack").money) == 1
    assert why_not(at, "smash") == "no-target"


# ---------------------------------------------------------------------------------------------------------- attacks
def test_attack_on_a_miniature_of_a_square_of_choice_then_pushes_whom_it_hit(play: At) -> None:
    at = play()
    sid, punk = at.foe("sid", "3,1"), at.foe("punk", "1,1")
    use(at, "kick")
    assert at.legal() == {"aim at 3,1", "aim at 1,1"}
    assert at.why("aim at 4,1") == "no-target"
    at.do("aim at 3,1", "roll 5 4 9")
    assert at.waiting() == "put"
    assert f"put {sid} on 4,1" in at.legal()
    at.do(f"put {sid} on 4,1")
    assert (at.at(sid), at.at(punk)) == ("4,1", "1,1")
    assert not is_thing(at.state, sid)


def test_attack_that_misses_pushes_nobody(play: At) -> None:
    at = play()
    at.foe("sid", "3,1")
    use(at, "kick", "roll 1 2 3")
    assert at.waiting() == "hero-turn"


def test_attack_on_a_square_wounds_all_there_with_each_hit(play: At) -> None:
    """MMC-6a-19: one hit of two wounds; muscle men block one each, punks none."""
    at = play()
    brutes = [at.foe("muscle-man", "2,2") for _ in range(2)]
    at.foe("punk", "2,2")
    use(at, "sweep", "roll 6 1")
    assert len(at.happened(FoeKnockedOut)) == 3
    assert at.happened(FoeWounded)[0] == FoeWounded(brutes[0], 1, 1)


def test_attack_on_each_square_of_a_beam_takes_one_hit_each_and_loses_the_rest(play: At) -> None:
    """MMC-8d-04, MMC-8d-06; the line is chosen first, and a wreck ends it."""
    at = play()
    at.hero("jack", at="2,1")
    at.foe("punk", "4,1", 3)
    at.foe("punk", "5,1")
    at.foe("punk", "2,2")
    use(at, "storm")
    assert at.legal() == {"beam at 3,1", "beam at 2,2"}
    assert at.why("beam at 1,2") == "no-target"
    at.do("beam at 3,1", "roll 5 6 9")
    assert at.foes_at("4,1") == at.foes_at("5,1") == []
    assert at.foes_at("2,2") == ["punk"]
    assert at.happened(HitsLost) == [HitsLost(0, 1)]


def test_attack_on_each_miniature_hits_different_ones_by_the_heros_own_fight(play: At) -> None:
    """MMC-8e-07: Jack hits with 7; Defense is ignored."""
    at = play()
    first, second, third = (at.foe(name, "3,1") for name in ("punk", "muscle-man", "chains"))
    use(at, "flurry", "roll 7 9 6")
    at.do(f"strike foe {second}")
    assert at.why(f"strike foe {second}") != ""
    at.do(f"strike foe {third}")
    assert list(at.state.foes) == [first]


def test_attack_needs_somebody_to_attack(play: At) -> None:
    at = play()
    assert why_not(at, "sweep") == "no-target"
    assert why_not(at, "storm") == "no-target"


def test_critical_hits_of_an_attack_by_a_technique_give_turbo_or_combo(play: At) -> None:
    """MMC-8e-01, MMC-8e-02."""
    at = play()
    at.foe("sid", "2,2")
    use(at, "sweep", "roll 0 1")
    assert at.legal() == {"turbo", "combo"}
    at.do("turbo")
    assert at.hero("jack").turbo == 1


@pytest.mark.parametrize("reading", ["a", "b"])
def test_mmc_8e_13_the_combo_of_a_technique_follows_it_or_is_aimed_anew_in_its_reach(play: At, reading: str) -> None:
    at = play("jack", **{"MMC-8e-13": reading})
    at.foe("punk", "3,1", 2)
    at.foe("chains", "1,1")
    use(at, "kick", "aim at 3,1", "roll 0 1 1")
    if reading == "a":
        at.do("combo", "roll 9")
        assert (at.foes_at("3,1"), at.foes_at("1,1")) == ([], ["chains"])
    else:
        assert at.legal("combo") == {"combo at 3,1", "combo at 1,1"}
        at.do("combo at 1,1", "roll 9")
        assert (at.foes_at("3,1"), at.foes_at("1,1")) == (["punk"], [])


@pytest.mark.parametrize(("reading", "reaches"), [("a", False), ("b", True)])
def test_mmc_5_15_unmarked_obstacles_end_a_beam_or_let_it_pass(play: At, reading: str, reaches: bool) -> None:
    """The tree on 9,3."""
    at = play("jack", **{"MMC-5-15": reading})
    at.hero("jack", at="8,3")
    at.foe("punk", "10,3")
    assert (why_not(at, "storm") == "") is reaches
