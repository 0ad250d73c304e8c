"""Bosses in chains, by statement, and both readings of who frees them."""

from collections.abc import Callable
from typing import Any

import pytest

from megametrocity_play import proving_view
from megametrocity_stages import StagePlay
from rulewright_engine.games.megametrocity import scrolling, thug_moves
from rulewright_engine.games.megametrocity.engine import run
from rulewright_engine.games.megametrocity.events_of_stages import BossChained, BossFreed
from rulewright_engine.games.megametrocity.spawning import put
from rulewright_engine.games.megametrocity.state import CHAINED, RESTING
from rulewright_engine.games.megametrocity.wounds import knock_out_foe
from rulewright_schema.catalog import View
from rulewright_schema.packs.loading import Loaded


@pytest.fixture
def official(view_of: Callable[[str], View]) -> View:
    return view_of("megametrocity")


def chained(official: View, **options: Any) -> tuple[StagePlay, int]:
    """Stage 2 with its boss in chains; the boss's number."""
    play = StagePlay(official, "gathering-information", "jack", "travis", draws=["jett"], **options)
    (number,) = play.state.foes
    return play, number


def is_chained(play: StagePlay, number: int) -> bool:
    return bool(play.state.foes[number].flags & CHAINED)


def test_mmc_12_02_07_he_appears_where_the_heroes_start(official: View) -> None:
    play, number = chained(official)
    assert [play.at(number)] == play.squares(at="first-column", tile="3.B", row="S.2")


def test_mmc_12_02_08_in_chains_he_is_no_enemy_and_has_no_life_points(official: View) -> None:
    play, number = chained(official)
    play.only("jack", play.at(number))
    assert play.state.foes[number].life == 0
    assert play.why("melee 1") == "no-target"
    assert not thug_moves.acts(play.state, play.state.foes[number])


def test_mmc_12_02_08_he_holds_up_scrolling(official: View) -> None:
    play, _ = chained(official)
    for hero in ("jack", "travis"):
        play.put(hero, at="last-column", tile="7.B")
    before = play.state.window.streets
    play.end_round()
    assert play.state.window.streets == before
    assert play.state.round == 2
    play.state.foes = {}
    play.state.supply = list(play.state.table.supply)
    play.end_round()
    assert play.state.window.streets != before


def test_mmc_12_02_09_he_can_be_pushed(official: View) -> None:
    play, number = chained(official)
    play.only("jack", play.at(number)).do(f"push {number}")
    there = sorted(play.legal("to"))[0]
    play.do(there)
    assert play.at(number) == there.split()[1]
    assert is_chained(play, number)


@pytest.mark.parametrize(("rulings", "free"), [({}, True), ({"MMC-12.02-10": "b"}, False)])
def test_mmc_12_02_10_a_thug_that_spawns_on_his_square(official: View, rulings: dict[str, str], free: bool) -> None:
    play, number = chained(official, rulings=rulings)
    put(play.state, play.state.table.kind_words.index("punk"), play.state.foes[number].square)
    assert is_chained(play, number) is not free


@pytest.mark.parametrize(("rulings", "free"), [({}, True), ({"MMC-12.02-10": "b"}, False)])
def test_mmc_12_02_10_he_is_pushed_onto_thugs(official: View, rulings: dict[str, str], free: bool) -> None:
    play, number = chained(official, rulings=rulings)
    play.only("jack", play.at(number)).do(f"push {number}")
    there = sorted(play.legal("to"))[0]
    play.foe("punk", there.split()[1])
    play.do(there)
    assert is_chained(play, number) is not free
    assert len(play.happened(BossFreed)) == free


@pytest.mark.parametrize("rulings", [{}, {"MMC-12.02-10": "b"}])
def test_mmc_12_02_10_a_thug_that_only_passes_frees_him_in_both_readings(
    official: View, rulings: dict[str, str]
) -> None:
    play, number = chained(official, rulings=rulings)
    play.hero("jack", at="1,1")
    play.hero("travis", at="1,1")
    punk = play.foe("punk", "5,1")
    way = play.state.window.towards(play.state.heroes[0].square)
    play.state.foes[number] = play.state.foes[number].at(way[play.state.foes[punk].square])
    play.orders("move-twice")
    assert not is_chained(play, number), play.at(punk)


@pytest.mark.parametrize("reading", ["a", "b"])
def test_mmc_12_13_13_the_ruling_holds_for_the_stage_that_cites_it(official: View, reading: str) -> None:
    play = StagePlay(official, "the-wrath-of-the-bloody-chains", draws=["lars"], rulings={"MMC-12.13-13": reading})
    (number,) = play.state.foes
    put(play.state, play.state.table.kind_words.index("punk"), play.state.foes[number].square)
    assert is_chained(play, number) is (reading == "b")
    other, boss = chained(official, rulings={"MMC-12.13-13": reading})
    put(other.state, other.state.table.kind_words.index("punk"), other.state.foes[boss].square)
    assert not is_chained(other, boss)


def test_mmc_12_02_08_a_hero_on_his_square_frees_nobody(official: View) -> None:
    play, number = chained(official)
    play.only("jack", "1,1").do(f"move {play.at(number)}")
    assert is_chained(play, number)


def test_mmc_12_02_11_once_free_he_has_the_life_of_his_sheet_and_acts_from_the_next_thugs_turn(official: View) -> None:
    play, number = chained(official)
    put(play.state, play.state.table.kind_words.index("punk"), play.state.foes[number].square)
    boss = play.state.foes[number]
    assert boss.life == play.state.table.kinds[boss.kind].life
    assert boss.flags == RESTING
    assert not thug_moves.acts(play.state, boss)
    play.state.agenda = [("start", 0), ("thugs-turn",)]
    play._go()
    assert thug_moves.acts(play.state, play.state.foes[number])


def test_mmc_12_02_12_knocked_out_he_is_chained_again_where_he_stands_with_the_reward(official: View) -> None:
    play, number = chained(official)
    put(play.state, play.state.table.kind_words.index("punk"), play.state.foes[number].square)
    square = play.at(number)
    play.turn("jack")
    play.state = play.state.copy()
    knock_out_foe(play.state, number, 0)
    play.events = list(play.state.events)
    run(play.state)
    assert play.happened(BossChained)
    assert is_chained(play, number)
    assert play.at(number) == square
    assert play.state.foes[number].life == 0
    for hero in (0, 1):
        assert play.state.agenda[-1][:2] == ("draw-item", hero)
        play.do("draw quarter")
    assert play.waiting() == "hero-turn"


def test_mmc_12_13_05_and_06_all_start_at_the_seam(official: View) -> None:
    play = StagePlay(official, "the-wrath-of-the-bloody-chains", "jack", "travis", draws=["lars"])
    seam = play.squares(at="seam")
    (number,) = play.state.foes
    assert {play.at("jack"), play.at("travis"), play.at(number)} <= set(seam)
    assert len({square.split(",")[0] for square in seam}) == 2


@pytest.mark.parametrize(("free", "outcome"), [(False, "won"), (True, "lost")])
def test_mmc_12_13_03_he_has_to_be_in_chains_when_turn_seven_ends(official: View, free: bool, outcome: str) -> None:
    play = StagePlay(official, "the-wrath-of-the-bloody-chains", draws=["lars"])
    (number,) = play.state.foes
    if free:
        put(play.state, play.state.table.kind_words.index("punk"), play.state.foes[number].square)
    play.state.dial = 1
    play.end_round()
    assert play.state.outcome == outcome


MORE = """
stages:
  - id: captive
    title: {en: Captive}
    turns: 5
    street: {start: [T1.A, T2.A]}
    spawns:
      - who: boss
        boss: sid
        place: {at: square, tile: T1.A, row: S.4, column: 2}
        chained:
          {pushable: false, holds_up_scrolling: false, freed_by: FREED, life: 3, knock_out: removed, rewarded: false}
    goal: {goal: knock-out, whom: [{who: boss, boss: lars}]}
    extras:
      - extra: moment
        when: {event: freed, whom: {who: boss, boss: sid}}
        do: [{effect: move-dial, turns: -2}]
"""


def captive(load_tree: Callable[..., Loaded], freed_by: str = "thug-arrives") -> tuple[StagePlay, int]:
    play = StagePlay(proving_view(load_tree, MORE.replace("FREED", freed_by)), "captive")
    (number,) = play.state.foes
    return play, number


def test_a_stage_may_fix_the_chains_and_let_the_map_scroll(load_tree: Callable[..., Loaded]) -> None:
    play, number = captive(load_tree)
    play.only("jack", play.at(number))
    assert play.why(f"push {number}") == "fixed"
    play.hero("jack", at="6,1")
    before = play.state.window.streets
    play.end_round()
    assert play.state.window.streets == before
    assert not scrolling.rear_is_held(play.state, 0)


def test_a_stage_may_give_a_freed_boss_other_life_and_take_him_away_without_a_reward(
    load_tree: Callable[..., Loaded],
) -> None:
    play, number = captive(load_tree)
    play.turn("jack")
    play.state = play.state.copy()
    put(play.state, play.state.table.kind_words.index("punk"), play.state.foes[number].square)
    run(play.state)
    assert play.state.foes[number].life == 3
    assert play.state.dial == 3
    play.state = play.state.copy()
    knock_out_foe(play.state, number, 0)
    run(play.state)
    assert number not in play.state.foes
    assert play.waiting() == "hero-turn"


def test_chains_that_nothing_opens(load_tree: Callable[..., Loaded]) -> None:
    play, number = captive(load_tree, "nothing")
    put(play.state, play.state.table.kind_words.index("punk"), play.state.foes[number].square)
    assert is_chained(play, number)
