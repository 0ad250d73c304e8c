"""What thugs do: sections 9, 9a, 9b, 9c1 and 9c2."""

from collections.abc import Callable

import pytest

from megametrocity_play import Play
from rulewright_engine.games.megametrocity import figures
from rulewright_engine.games.megametrocity.events import AttackAimed, FoeMoved, HeroWounded

At = Callable[..., Play]


def four_heroes(play: At) -> Play:
    """The worked example: Big T in row 1, Blaze in row 2, Travis in row 4, nobody in row 3."""
    at = play("big-t", "blaze", "travis")
    at.hero("big-t", at="4,1")
    at.hero("blaze", at="5,2")
    at.hero("travis", at="5,4")
    return at


def steps_to(at: Play, foe: int, hero: str) -> int:
    """Steps from a foe to a hero."""
    target = at.state.heroes[figures.hero_named(at.state, hero)].square
    return at.state.window.distances(target)[at.state.foes[foe].square]


def goes_at(at: Play, foe: int, hero: str) -> bool:
    """Whether one Movement action brings a foe as much nearer to a hero as it can."""
    before, points = steps_to(at, foe, hero), figures.foe_movement(at.state, at.state.foes[foe])
    at.orders("move-and-attack")
    return steps_to(at, foe, hero) == max(0, before - points)


def test_mmc_9b_07_chains_go_at_big_t_in_their_row(play: At) -> None:
    at = four_heroes(play)
    assert goes_at(at, at.foe("chains", "9,1", 3), "big-t")


def test_mmc_9b_08_punks_go_at_blaze_in_their_row(play: At) -> None:
    at = four_heroes(play)
    assert goes_at(at, at.foe("punk", "9,2", 2), "blaze")


def test_mmc_9b_09_a_tie_is_for_the_first_hero_counter_clockwise(play: At) -> None:
    """Blaze above and Travis below are equally near; the sweep from 12 o'clock over the left meets Blaze first."""
    at = four_heroes(play)
    brute = at.foe("muscle-man", "7,3")
    target = at.state.foes[brute]
    window = at.state.window
    assert window.distances(at.state.heroes[1].square)[target.square] == 2
    assert window.distances(at.state.heroes[2].square)[target.square] == 2
    at.hero("big-t", at="1,4")
    at.orders("move-twice")
    assert at.at(brute) in ("6,2", "5,2")


@pytest.mark.parametrize(("reading", "square"), [("a", "7,1"), ("b", "9,1")])
def test_mmc_9b_06_the_sweep_goes_counter_clockwise_or_clockwise(play: At, reading: str, square: str) -> None:
    """One hero to the upper left and one to the upper right, equally near and in no row of the thug's."""
    at = play("jack", "travis", MMC_9b_06=reading)
    at.hero("jack", at="7,1")
    at.hero("travis", at="9,1")
    punk = at.foe("punk", "8,2")
    at.orders("move-and-attack")
    assert at.at(punk) == square


def test_mmc_9b_10_the_roller_girl_goes_at_travis_in_her_row(play: At) -> None:
    at = four_heroes(play)
    assert goes_at(at, at.foe("roller-girl", "9,4"), "travis")


def test_mmc_9b_11_all_move_and_then_all_in_reach_attack(play: At) -> None:
    at = play("jack")
    at.hero("jack", at="6,2")
    for square in ("7,2", "8,2"):
        at.foe("punk", square)
    at.orders("move-and-attack")
    assert [type(event) for event in at.events if isinstance(event, FoeMoved | AttackAimed)] == [
        FoeMoved, FoeMoved, AttackAimed,
    ]  # fmt: skip
    at.do("roll 1")
    assert at.waiting() == "thug-roll"


def test_mmc_9b_01_b_each_thug_moves_and_attacks_in_turn(play: At) -> None:
    at = play("jack", MMC_9b_01="b")
    at.hero("jack", at="6,2")
    for square in ("7,2", "8,2"):
        at.foe("punk", square)
    at.orders("move-and-attack")
    assert len(at.happened(FoeMoved)) == 1
    assert at.waiting() == "thug-roll"
    at.do("roll 1")
    assert len(at.happened(FoeMoved)) == 1


def test_mmc_4_08_a_the_players_choose_who_acts_next(play: At) -> None:
    at = play("jack", MMC_4_08="a")
    at.hero("jack", at="6,2")
    near, far = at.foe("punk", "7,2"), at.foe("chains", "9,2")
    at.orders("move-and-attack")
    assert at.legal() == {f"next {near}", f"next {far}"}
    at.do(f"next {far}")
    assert at.at(near) == "6,2"  # the last one left moves by itself
    assert at.waiting() == "choose-thug"


def test_mmc_4_08_the_fixed_order_is_by_column_then_row(play: At) -> None:
    at = play("jack")
    at.hero("jack", at="6,2")
    last, first = at.foe("punk", "7,3"), at.foe("punk", "7,1")
    at.orders("move-and-attack")
    assert [event.foe for event in at.happened(FoeMoved)] == [first, last]


def test_mmc_9b_02_move_twice_is_two_movements_and_no_attack(play: At) -> None:
    at = play("jack")
    at.hero("jack", at="1,1")
    brute = at.foe("muscle-man", "9,1")
    step = figures.foe_movement(at.state, at.state.foes[brute])
    at.orders("move-twice")
    assert at.at(brute) == f"{9 - 2 * step},1"
    assert not at.happened(AttackAimed)


def test_mmc_9b_03_attack_twice_is_two_attacks_without_a_step(play: At) -> None:
    at = play("jack")
    at.hero("jack", at="6,2")
    punk, far = at.foe("punk", "6,2"), at.foe("punk", "8,2")
    at.orders("attack-twice")
    at.do("roll 1", "roll 9")
    assert at.waiting() == "start"
    assert at.state.heroes[0].wounds == 1
    assert (at.at(punk), at.at(far)) == ("6,2", "8,2")


def test_mmc_9a_05_a_thug_stops_as_soon_as_any_hero_is_in_reach_even_when_it_only_moves(play: At) -> None:
    at = play("jack", "travis")
    at.hero("jack", at="3,1")
    at.hero("travis", at="7,2")
    chains = at.foe("chains", "9,1")
    assert figures.foe_range(at.state, at.state.foes[chains]) == 1
    at.orders("move-twice")
    assert at.at(chains) == "8,1"


def test_mmc_9b_05_nearness_is_counted_in_steps_around_obstacles(play: At) -> None:
    at = play("jack", "travis")
    # On the grid both are two squares away, and the sweep would meet Jack first; but van and bench are in his way.
    at.hero("jack", at="3,4")
    at.hero("travis", at="4,1")
    punk = at.foe("punk", "2,2")
    assert (steps_to(at, punk, "jack"), steps_to(at, punk, "travis")) == (3, 2)
    at.orders("move-and-attack")
    assert at.at(punk) == "4,1"


def test_mmc_9b_04_the_own_row_goes_before_a_nearer_hero(play: At) -> None:
    at = play("jack", "travis")
    at.hero("jack", at="4,1")
    at.hero("travis", at="8,2")
    punk = at.foe("punk", "9,1")
    at.orders("move-and-attack")
    assert at.at(punk) == "7,1"


def test_a_thug_without_any_path_stays_where_it_is(play: At) -> None:
    # MMC-9b-01, details
    at = play("jack")
    at.hero("jack", square=-1, wounds=7)
    punk = at.foe("punk", "9,1")
    at.orders("move-twice")
    assert at.at(punk) == "9,1"


def test_mmc_8c_06_the_line_rules_bind_thugs_with_range_too(play: At) -> None:
    at = play("jack")
    at.hero("jack", at="3,2")
    lars = at.foe("lars", "10,1")
    chains = at.foe("chains", "4,4")
    assert figures.foe_range(at.state, at.state.foes[chains]) == 2
    at.orders("attack-twice")
    assert not [event for event in at.happened(AttackAimed) if event.figure == chains]
    at.hero("jack", at="4,2")
    at.orders("attack-twice")
    assert [event for event in at.happened(AttackAimed) if event.figure == chains]
    assert at.state.foes[lars]


def test_mmc_9b_12_each_hit_is_a_wound_and_zeros_are_plain_hits(play: At) -> None:
    at = play("jack")
    at.hero("jack", at="6,2")
    at.foe("punk-leader", "6,2")
    at.orders("move-and-attack").do("roll 0 6 5")
    assert at.state.heroes[0].wounds == 2
    assert at.waiting() == "start"


def test_mmc_9b_12_b_zeros_of_thugs_roll_again(play: At) -> None:
    at = play("jack", MMC_9b_12="b")
    at.hero("jack", at="6,2")
    at.foe("punk-leader", "6,2")
    at.orders("move-and-attack").do("roll 0 6 5", "roll 9")
    assert at.state.heroes[0].wounds == 3
    assert at.waiting() == "start"


def test_mmc_9b_14_whole_attacks_are_divided_before_any_die_is_rolled(play: At) -> None:
    at = play("jack", "travis")
    at.hero("jack", at="6,2")
    at.hero("travis", at="6,2")
    at.foe("punk", "6,2", 2)
    at.orders("move-and-attack")
    assert at.legal() == {"take jack", "take travis"}
    assert at.why("roll 1") == "not-now"
    at.do("take travis", "take travis", "roll 9", "roll 9")
    assert [event.hero for event in at.happened(HeroWounded)] == [1, 1]


def test_a_thug_whose_target_was_kod_chooses_again(play: At) -> None:
    # MMC-4-08, details
    at = play("jack", "travis")
    at.hero("jack", at="6,2", wounds=6)
    at.hero("travis", at="6,3")
    at.foe("chains", "6,2", 2)
    at.orders("attack-twice").do("roll 9")
    assert at.at("jack") == "off"
    assert at.state.agenda[-1][2] == 1


def test_mmc_9c1_06_to_09_a_boss_betters_the_others_of_its_gang(play: At) -> None:
    at = play("jack")
    for boss, thug, read, change in (
        ("sid", "punk", figures.foe_fight, -1),
        ("jett", "roller-girl", figures.foe_attack, 1),
        ("lars", "chains", figures.foe_range, 1),
        ("evaristo", "muscle-man", figures.foe_defense, 1),
    ):
        one, leader = at.foe(thug, "9,1"), at.foe(f"{thug}-leader", "9,1")
        before = [read(at.state, at.state.foes[number]) for number in (one, leader)]
        chief = at.foe(boss, "1,1")
        own = read(at.state, at.state.foes[chief])
        assert [read(at.state, at.state.foes[number]) for number in (one, leader)] == [each + change for each in before]
        kind = at.state.table.kinds[at.state.foes[chief].kind]
        assert own in (kind.fight, kind.attack, kind.range, kind.defense)
        # A chained boss gives no aura.
        at.state.foes[chief] = at.state.foes[chief]._replace(flags=2)
        assert [read(at.state, at.state.foes[number]) for number in (one, leader)] == before


def test_mmc_9c1_06_punks_need_6_instead_of_7_at_the_normal_level(play: At) -> None:
    at = play("jack")
    punk = at.foe("punk", "9,1")
    assert figures.foe_fight(at.state, at.state.foes[punk]) == 7
    at.foe("sid", "1,1")
    assert figures.foe_fight(at.state, at.state.foes[punk]) == 6


def test_mmc_9c2_07_a_final_boss_moves_twice_by_its_own_movement(play: At) -> None:
    at = play("jack", stage="last-stand")
    at.hero("jack", at="1,2")
    wallace = at.foe("wallace", "10,2")
    step = at.state.table.kinds[at.state.foes[wallace].kind].movement
    at.orders("move-twice")
    assert at.at(wallace).startswith(f"{10 - 2 * step},")
    assert not at.happened(AttackAimed)


def test_mmc_9c2_08_a_final_boss_makes_two_special_attacks(play: At) -> None:
    at = play("jack", stage="last-stand")
    at.hero("jack", at="6,2", wounds=0)
    wallace = at.foe("wallace", "6,2")
    at.orders("attack-twice")
    while at.waiting() == "boss-roll":
        at.do("roll " + " ".join("1" * at.state.agenda[-1][3]))
    aimed = [event.source for event in at.happened(AttackAimed) if event.figure == wallace]
    specials = {special.id for special in at.state.table.kinds[at.state.foes[wallace].kind].specials}
    assert at.at(wallace) == "6,2"
    assert set(aimed) <= specials
    assert aimed
