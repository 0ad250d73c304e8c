"""Special Attacks of final bosses (section 9c2), the official ones and one for each way to strike."""

from collections.abc import Callable
from typing import Any

import pytest

from megametrocity_cards import reaction, teach
from megametrocity_play import Play, proving_view
from rulewright_engine.games.megametrocity import special_attacks
from rulewright_engine.games.megametrocity.events import (
    AttackAimed,
    FoeHealed,
    FoeMoved,
    FoeSpawned,
    HeroMoved,
    HeroWounded,
    ItemDiscarded,
    TurboSpent,
)
from rulewright_schema.catalog import View
from rulewright_schema.games.megametrocity.sheets import FinalBossSheet
from rulewright_schema.packs.loading import Loaded

At = Callable[..., Play]
NEAR = "{place: within, squares: 1}"


def boss(name: str, *attacks: str) -> str:
    """A final boss with Attack 2 and Fight 6 who has these Special Attacks, as YAML."""
    figures = "{movement: 2, attack: 2, fight: 6, life: 8}"
    lines = [f"  - id: {name}", f"    title: {{en: {name}}}", "    component: final-boss"]
    lines.append(f"    figures: {{normal: {figures}, hard: {figures}, very_hard: {figures}}}")
    lines.append("    special_attacks:")
    lines += [f"      - {{id: a{n}, title: {{en: A{n}}}, {each}}}" for n, each in enumerate(attacks)]
    return "\n".join(lines) + "\n"


def one(effects: str, reach: str = NEAR, more: str = "") -> str:
    return f"{more}reach: {reach}, do: [{effects}]"


def strike(hits: str, where: str = NEAR, more: str = "") -> str:
    return one(f"{{effect: strike, hits: {hits}, where: {where}{more}}}", where)


CARDS = "final_boss_sheets:\n" + "".join(
    [
        *(boss(f"b-{hits}", strike(hits)) for hits in ("miniature", "square", "each-square", "each-miniature")),
        boss("b-hard", strike("miniature", NEAR, ", extra_dice: 1, wounds_per_hit: 2")),
        boss("b-beam", strike("each-square", "{place: beam, squares: 4}")),
        boss("b-two", strike("square", "own-square"), strike("miniature", "{place: within, squares: 2}")),
        boss("b-push", one("{effect: push, to: {target: heroes, where: own-square}, squares: 2}")),
        boss("b-move", one("{effect: move, squares: 3}", "{place: within, squares: 5}")),
        boss("b-blink", one("{effect: teleport, where: {place: within, squares: 3}}")),
        boss("b-trade", one("{effect: swap-places, to: {target: heroes, where: map}}", "{place: within, squares: 9}")),
        boss("b-quake", one("{effect: swap-tiles}")),
        boss("b-call", one("{effect: spawn-thugs, thugs: [{thug: punk}], where: adjacent}")),
        boss("b-curse", one("{effect: wound, to: {target: hero, where: map}, wounds: 2}")),
        boss(
            "b-twice",
            one(
                "{effect: wound, to: {target: heroes, where: own-square}, wounds: 1}, "
                "{effect: wound, to: same, wounds: 1}, {effect: heal, to: {target: thug, where: map}, wounds: 1}"
            ),
        ),
    ]
)
CARDS += "technique_cards:\n" + reaction("on-wounded", "wounded", "{effect: heal, wounds: 1}")


@pytest.fixture(scope="module")
def view(load_tree: Callable[..., Loaded]) -> View:
    return proving_view(load_tree, CARDS)


@pytest.fixture(scope="module")
def play(view: View) -> At:
    return lambda *heroes, **options: Play(view, *(heroes or ("jack", "travis")), **options)


def attack(at: Play, name: str, square: str = "2,2", **fields: Any) -> int:
    """A final boss on a square makes its Special Attack, up to the first roll or choice; its number."""
    number = at.foe(name, square, **fields)
    at.state.agenda = [("start", 0), ("thugs-turn-end",), ("attacks", ((number, -1),))]
    at._go()
    return number


def place(at: Play, **squares: str) -> None:
    for name, square in squares.items():
        at.hero(name.replace("_", "-"), at=square)


# ------------------------------------------------------------------------------------------------------ ways to strike
def test_strike_at_a_miniature_is_at_the_hero_chosen_by_the_three_rules(play: At) -> None:
    """MMC-9b-04: Travis is in its row; both hits wound him and Jack is spared."""
    at = play()
    place(at, jack="2,1", travis="3,2")
    attack(at, "b-miniature")
    at.do("roll 6 9")
    assert at.happened(HeroWounded) == [HeroWounded(1, 2)]


def test_strike_at_a_miniature_of_several_on_its_square_is_shared_out_by_the_players(play: At) -> None:
    """MMC-9b-14, MMC-6a-18."""
    at = play("jack", "travis", "blaze")
    place(at, jack="3,2", travis="3,2", blaze="2,1")
    attack(at, "b-miniature")
    at.do("roll 6 9")
    assert at.legal() == {"take jack", "take travis"}
    assert at.why("take blaze") == "not-attacked"
    at.do("take travis", "take jack")
    assert at.happened(HeroWounded) == [HeroWounded(0, 1), HeroWounded(1, 1)]


def test_strike_at_a_square_wounds_all_heroes_there_with_each_hit(play: At) -> None:
    """MMC-6a-19."""
    at = play("jack", "travis", "blaze")
    place(at, jack="3,2", travis="3,2", blaze="2,1")
    attack(at, "b-square")
    at.do("roll 6 9")
    assert at.happened(HeroWounded) == [HeroWounded(0, 2), HeroWounded(1, 2)]


def test_strike_at_each_square_takes_one_hit_each_in_the_order_of_choice(play: At) -> None:
    """MMC-8d-04: one hit is for the square that is chosen first, two are for both."""
    at = play("jack", "travis", "blaze")
    place(at, jack="3,2", travis="2,1", blaze="2,1")
    attack(at, "b-each-square")
    after = at.state
    at.do("roll 6 1")
    assert at.happened(HeroWounded) == [HeroWounded(0, 1)]
    at.state = after
    at.do("roll 6 8")
    assert {(event.hero, event.wounds) for event in at.happened(HeroWounded)} == {(0, 1), (1, 1), (2, 1)}


def test_strike_at_each_miniature_takes_one_hit_each(play: At) -> None:
    """MMC-8e-07."""
    at = play("jack", "travis", "blaze")
    place(at, jack="3,2", travis="3,2", blaze="2,1")
    attack(at, "b-each-miniature")
    at.do("roll 6 8")
    assert at.happened(HeroWounded) == [HeroWounded(0, 1), HeroWounded(1, 1)]


def test_strike_with_more_dice_and_more_wounds(play: At) -> None:
    at = play()
    place(at, jack="2,2", travis="9,2")
    attack(at, "b-hard")
    assert at.why("roll 6 6") == "wrong-dice"
    at.do("roll 6 5 0")
    assert at.happened(HeroWounded) == [HeroWounded(0, 4)]


def test_strike_along_the_beam_of_the_hero_chosen(play: At) -> None:
    at = play("jack", "travis", "blaze")
    place(at, jack="4,2", travis="2,1", blaze="5,2")
    attack(at, "b-beam")
    at.do("roll 6 8")
    assert {event.hero for event in at.happened(HeroWounded)} == {0, 2}


@pytest.mark.parametrize(("reading", "again"), [("a", False), ("b", True)])
def test_mmc_9b_12_zeros_of_a_strike_are_hits_and_roll_again_or_not(play: At, reading: str, again: bool) -> None:
    at = play(**{"MMC-9b-12": reading})
    place(at, jack="2,2", travis="9,2")
    attack(at, "b-miniature")
    at.do("roll 0 1")
    assert (at.waiting() == "strike-roll") is again
    if again:
        at.do("roll 7")
    assert at.hero("jack").wounds == 1 + again


# -------------------------------------------------------------------------------------------------------- which attack
def test_mmc_9c2_05_the_first_attack_with_a_hero_in_reach_is_made(play: At) -> None:
    at = play()
    place(at, jack="4,2", travis="9,2")
    number = attack(at, "b-two")
    assert at.happened(AttackAimed) == [AttackAimed(number, "a1", -1)]
    at = play()
    place(at, jack="2,2", travis="9,2")
    number = attack(at, "b-two")
    assert at.happened(AttackAimed) == [AttackAimed(number, "a0", -1)]


def test_mmc_9c2_06_it_stops_where_any_of_its_attacks_can_be_made(play: At) -> None:
    """Movement 2: from 6,2 it stops on 5,1, within two squares of Jack on 3,2."""
    at = play()
    place(at, jack="3,2", travis="1,4")
    number = at.foe("b-two", "6,2")
    at.orders("move-twice")
    assert at.at(number) == "5,1"
    assert special_attacks.reach(at.state, number) & at.state.heroes_mask()


def test_mmc_9c2_08_attack_twice_is_two_special_attacks(play: At) -> None:
    at = play()
    place(at, jack="2,2", travis="9,2")
    number = at.foe("b-square", "2,2")
    at.orders("attack-twice")
    aimed = list(at.happened(AttackAimed))
    at.do("roll 1 1")
    aimed += at.happened(AttackAimed)
    assert aimed == [AttackAimed(number, "a0", -1)] * 2


# --------------------------------------------------------------------------------------------- what its side chooses
def test_pushed_heroes_go_as_far_as_can_be(play: At) -> None:
    at = play()
    place(at, jack="2,2", travis="9,2")
    attack(at, "b-push")
    assert at.state.window.distances(at.hero("jack").square)[at.state.foes[10].square] == 2
    assert len(at.happened(HeroMoved)) == 1


def test_it_moves_towards_the_hero_chosen_and_teleports_away_from_all(play: At) -> None:
    at = play("jack")
    place(at, jack="5,2")
    number = attack(at, "b-move", "1,2")
    assert at.at(number) == "4,3"
    at = play("jack")
    place(at, jack="2,2")
    number = attack(at, "b-blink")
    assert at.state.window.distances(at.hero("jack").square)[at.state.foes[number].square] >= 3
    assert at.happened(FoeMoved)


def test_it_trades_places_with_the_nearest_hero_and_swaps_tiles(play: At) -> None:
    at = play()
    place(at, jack="4,2", travis="9,2")
    number = attack(at, "b-trade")
    assert (at.at(number), at.at("jack"), at.at("travis")) == ("4,2", "2,2", "9,2")
    at = play()
    place(at, jack="2,2", travis="9,2")
    number = attack(at, "b-quake")
    assert (at.at(number), at.at("jack"), at.at("travis")) == ("7,2", "7,2", "4,2")


def test_it_calls_thugs_to_the_first_square_in_the_sweep(play: At) -> None:
    """MMC-9b-06: straight up comes first."""
    at = play("jack")
    place(at, jack="2,2")
    attack(at, "b-call")
    assert [event.square for event in at.happened(FoeSpawned)] == [at.state.foes[11].square]
    assert at.foes_at("2,1") == ["punk"]


def test_a_hero_of_the_players_choice_is_chosen_by_the_players(play: At) -> None:
    at = play()
    place(at, jack="2,2", travis="9,2")
    attack(at, "b-curse")
    assert at.legal() == {"target jack", "target travis"}
    at.do("target travis")
    assert at.hero("travis").wounds == 2


def test_wounds_of_one_special_attack_are_one_moment_to_react_to(play: At) -> None:
    """`wounded`: once for each attack that wounded the hero."""
    at = play("jack")
    teach(at, "jack", "on-wounded")
    place(at, jack="2,2")
    number = attack(at, "b-twice", wounds=3)
    assert at.hero("jack").wounds == 2
    assert at.happened(FoeHealed) == [FoeHealed(number, 1)]
    assert at.waiting() == "reaction"
    at.do("react")
    assert at.hero("jack").wounds == 1
    assert at.waiting() == "start"


# ---------------------------------------------------------------------------------------------------- official attacks
OFFICIAL: dict[tuple[str, str], dict[str, Any]] = {
    ("wallace", "rampage"): {"jack": "2,1", "wounds": 5},
    ("wallace", "ground-stomp"): {"jack": "2,1", "travis": "3,2"},
    ("wallace", "haymaker"): {"jack": "2,1"},
    ("neill", "blood-feast"): {"jack": "2,2", "wounds": 4},
    ("neill", "red-bargain"): {"jack": "2,1"},
    ("neill", "slash"): {"jack": "2,1", "wounds": 5},
    ("bogart", "disarm"): {"jack": "4,2", "armed": True},
    ("bogart", "checkmate"): {"jack": "2,1", "travis": "3,2"},
    ("bogart", "cold-shot"): {"jack": "2,1"},
}
"""By attack: where heroes stand and what is so when it is the one made; the boss stands on 2,2."""


def test_every_official_special_attack_is_here(view: View) -> None:
    sheets = [each for each in view.all("final-boss-sheet") if each.pack != "proving"]
    assert {
        (sheet.id, special.id) for sheet in sheets for special in sheet.expect(FinalBossSheet).special_attacks
    } == set(OFFICIAL)


@pytest.mark.parametrize("face", ["9", "1", "0"])
@pytest.mark.parametrize(("name", "special"), OFFICIAL)
def test_every_official_special_attack_is_made_when_its_moment_is_there(
    play: At, name: str, special: str, face: str
) -> None:
    """MMC-9c2-05: and it plays to its end, whatever falls."""
    at = play()
    given = OFFICIAL[name, special]
    place(at, jack=given["jack"], travis=given.get("travis", "9,4"))
    if given.get("armed"):
        at.arm("jack", "revolver")
    number = attack(at, name, wounds=given.get("wounds", 0))
    assert at.happened(AttackAimed) == [AttackAimed(number, special, -1)]
    while at.waiting() != "start":
        rolls = at.waiting() == "strike-roll"
        at.do("roll " + " ".join([face] * at.state.agenda[-1][2]) if rolls else min(at.legal()))
    hurt = sum(hero.wounds for hero in at.state.heroes)
    assert (hurt > 0) is (face != "1")


def test_disarmed_heroes_lose_the_weapon_and_checkmated_ones_their_turbo(play: At) -> None:
    at = play()
    place(at, jack="4,2", travis="9,4")
    at.arm("jack", "revolver")
    attack(at, "bogart", "2,2")
    at.do("roll " + " ".join(["6"] * at.state.agenda[-1][2]))
    assert at.happened(ItemDiscarded) == [ItemDiscarded(0, "revolver")]
    at = play()
    place(at, jack="2,2", travis="3,2")
    at.hero("jack", turbo=3)
    attack(at, "bogart", "2,2")
    at.do("roll " + " ".join(["6"] * at.state.agenda[-1][2]))
    assert at.happened(TurboSpent) == [TurboSpent(0, 2)]
