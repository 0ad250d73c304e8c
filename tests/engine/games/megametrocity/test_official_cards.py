"""Every official Item card and Technique is played at least once."""

from collections.abc import Callable

import pytest

from megametrocity_cards import teach, use, why_not
from megametrocity_play import Play
from rulewright_engine.games.megametrocity.events import (
    EventHappened,
    FoeKnockedOut,
    FoeMoved,
    FoodEaten,
    HeroHealed,
    ItemTaken,
    WeaponUsed,
)
from rulewright_engine.games.megametrocity.state import STUNNED
from rulewright_schema.catalog import View
from rulewright_schema.games.megametrocity.item_cards import Event, Food, ItemCard, Money, Weapon
from rulewright_schema.games.megametrocity.technique_cards import TechniqueCard

At = Callable[..., Play]


def official(view: View, kind: str) -> list[str]:
    return [document.id for document in view.all(kind) if document.pack != "proving"]


@pytest.fixture
def at(play: At) -> Play:
    position = play("jack", "travis")
    position.turn("jack")
    position.hero("jack", at="2,2", turbo=2)
    position.hero("travis", at="7,2")
    return position


def to_the_end(at: Play) -> None:
    """Plays on at random, in a fixed way, until the hero's turn goes on."""
    for _ in range(40):
        if at.waiting() in ("hero-turn", "start"):
            return
        if at.waiting() == "attack-roll":
            at.do("roll " + " ".join(["9"] * at.state.agenda[-1][2]))
        elif at.waiting() == "draw-item":
            at.do("draw quarter")
        else:
            at.do(min(at.legal()))
    raise AssertionError(f"{at.waiting()} goes on")


# ---------------------------------------------------------------------------------------------------------- Item cards
CARDS = [
    "baseball-bat", "bicycle-chain", "chainsaw", "crowbar", "earthquake", "fire-extinguisher", "half-dollar", "hot-dog",
    "hyper-cola-shower", "ice-lolly", "katana", "lead-pipe", "machine-pistol", "molotov", "noodle-box", "pizza-slice",
    "plasma-rifle", "power-chord", "pump-shotgun", "quarter", "revolver", "roast-chicken", "rocket-launcher",
    "run-over", "skateboard", "slingshot", "stun-gun", "switchblade", "throwing-knives", "triple-stack", "volt-juice",
]  # fmt: skip


def test_every_official_item_card_is_here(proving: View) -> None:
    assert sorted(official(proving, "item-card")) == CARDS


@pytest.mark.parametrize("card", CARDS)
def test_every_official_item_card_is_drawn_and_used(at: Play, proving: View, card: str) -> None:
    """Its figures are those of its document."""
    document = proving.get("item-card", card)
    assert document is not None
    part = document.expect(ItemCard).card
    at.hero("jack", at="3,2", wounds=6)
    at.foe("sid", "3,2")
    at.do("break", f"draw {card}")
    if isinstance(part, Food):
        at.do("eat")
        assert at.happened(FoodEaten) == [FoodEaten(0, card)]
        assert HeroHealed(0, min(6, part.heals)) in at.events
    elif isinstance(part, Money):
        assert [at.state.table.items[held].cents for held in at.hero("jack").money] == [part.cents]
    elif isinstance(part, Event):
        assert at.happened(EventHappened) == [EventHappened(0, card, True)]
        assert at.waiting() == "draw-item"
    else:
        assert at.happened(ItemTaken) == [ItemTaken(0, card)]
        _fire(at, part, card)
    to_the_end(at)


def _fire(at: Play, part: Weapon, card: str) -> None:
    square = at.at("jack")
    at.hero("jack", actions=part.batteries)
    sid = max(at.state.foes)
    for left in reversed(range(part.batteries)):
        # The one before may have pushed him away.
        at.state.foes[sid] = at.state.foes[sid].at(at.hero("jack").square)
        assert at.why(f"use {card} at 4,2") == ("no-target" if part.range else "melee-only")
        at.do(f"use {card} at {square}")
        assert at.happened(WeaponUsed) == [WeaponUsed(0, card, left)]
        assert at.state.agenda[-1][2] == part.dice
        at.do("roll " + " ".join(["1"] * part.dice))
        to_the_end(at)
    assert at.hero("jack").weapons == ()


def test_a_skateboard_rolls_on(at: Play) -> None:
    at.arm("jack", "skateboard")
    at.foe("sid", "2,2")
    moves = at.hero("jack").moves
    at.do("use skateboard at 2,2", "roll 1 1")
    assert at.hero("jack").moves == moves + 2


def test_a_fire_extinguisher_pushes_away_even_when_it_misses(at: Play) -> None:
    at.arm("jack", "fire-extinguisher")
    sid = at.foe("sid", "3,2")
    at.do("use fire-extinguisher at 3,2", "roll 1", f"put {sid} on 5,2")
    assert at.happened(FoeMoved) == [FoeMoved(sid, 2 * 6 + 2, 4 * 6 + 2)]


def test_a_stun_gun_stuns_whom_it_hit(at: Play) -> None:
    at.arm("jack", "stun-gun")
    sid = at.foe("sid", "2,2")
    at.do("use stun-gun at 2,2", "roll 1 1")
    assert at.state.foes[sid].flags == 0
    at.do("use stun-gun at 2,2", "roll 5 1")
    assert at.state.foes[sid].flags == STUNNED


def test_a_katana_gives_turbo_for_a_use_that_knocked_out(at: Play) -> None:
    at.arm("jack", "katana")
    at.foe("punk", "2,2", 2)
    at.do("use katana at 2,2", "roll 7 1 1 1")
    assert at.hero("jack").turbo == 3


def test_a_power_chord_heals_the_others_near(at: Play) -> None:
    at.arm("jack", "power-chord")
    at.hero("travis", at="4,2", wounds=2)
    at.hero("jack", wounds=2)
    at.foe("sid", "2,2")
    at.do("use power-chord at 2,2", "roll 1 1 1")
    assert (at.hero("travis").wounds, at.hero("jack").wounds) == (1, 2)


# -------------------------------------------------------------------------------------------------------------- events
def test_mmc_6a_37_an_earthquake_takes_establishments_debris_and_items_along(play: At) -> None:
    """The Arcade belongs to the tile with its door; who is inside stays inside."""
    at = play("jack", "travis")
    at.turn("jack").hero("jack", at="5,1")
    at.do("move 5,0", "draw four-corners")
    to_the_end(at)
    arcade = at.state.window.face("arcade")
    assert arcade is not None
    square = at.state.window.part_mask(arcade).bit_length() - 1
    at.hero("travis", square=square)
    at.state.foes.clear()
    at.state.supply = list(at.state.table.supply)
    punk = at.foe("punk", "9,2")
    at.state.debris = 1 << 2 * 6 + 2 | 1 << square
    card = at.item("revolver")
    at.state.ground = ((9 * 6 + 1, card, 2),)
    at.hero("jack", at="4,2")
    at.waits(("draw-items", 0, 1), ("hero-turn", 0))
    at.do("end", "draw earthquake")
    assert at.state.window.streets == (("T2.A", "T1.A"),)
    assert (at.at("jack"), at.at(punk)) == ("9,2", "4,2")
    arcade = at.state.window.face("arcade")
    assert arcade is not None
    assert at.state.window.part_mask(arcade) >> at.hero("travis").square & 1
    assert at.state.debris == 1 << 7 * 6 + 2 | 1 << at.hero("travis").square
    assert at.state.ground == ((4 * 6 + 1, card, 2),)
    assert at.state.window.distances(at.hero("travis").square)[at.hero("jack").square] < 12


def test_mmc_6a_35_run_over_counts_for_nobodys_ten_and_defense_absorbs(at: Play) -> None:
    brute, punk = at.foe("muscle-man", "3,4"), at.foe("punk", "9,4")
    at.waits(("draw-items", 0, 1), ("hero-turn", 0))
    at.do("end", "draw run-over")
    assert {(event.foe, event.by) for event in at.happened(FoeKnockedOut)} == {(brute, -1), (punk, -1)}
    assert at.hero("jack").kos == 0


def test_an_event_can_knock_out_the_hero_who_drew_it(at: Play) -> None:
    """MMC-8g-01: there is no replacement for somebody who is gone."""
    at.hero("jack", at="2,4", wounds=5)
    at.waits(("draw-items", 0, 1), ("hero-turn", 0))
    at.do("end", "draw run-over")
    assert at.at("jack") == "off"
    assert at.waiting() != "draw-item"


# ---------------------------------------------------------------------------------------------------------- Techniques
def sonic_blow(at: Play) -> None:
    """Four dice against one hit on each square of a line (MMC-8d-04)."""
    at.foe("punk", "3,2")
    at.foe("chains", "5,2", 2)
    use(at, "sonic-blow", "roll 7 8 1 1")
    assert len(at.happened(FoeKnockedOut)) == 3


def tactics(at: Play) -> None:
    """Another hero gains an action and two movement points for its next turn."""
    use(at, "tactics")
    assert at.hero("travis").later == (2, 1)
    assert why_not(at, "tactics") == "used-already"


def nuclear_suplex(at: Play) -> None:
    """Three wounds past Defense for one, then one wound for each that is left, against Defense."""
    sid, brute, punk = (at.foe(name, "2,2") for name in ("sid", "muscle-man", "punk"))
    use(at, "nuclear-suplex", f"target {sid}")
    assert at.state.foes[sid].wounds == 3 + max(0, 1 - at.state.table.kinds[at.state.foes[sid].kind].defense)
    assert brute in at.state.foes
    assert punk not in at.state.foes
    assert (at.hero("jack").wounds, at.hero("jack").actions) == (1, 2)


def teleportation(at: Play) -> None:
    """MMC-6d-02."""
    moves = at.hero("jack").moves
    use(at, "teleportation", "put jack on 7,2")
    assert at.at("jack") == "7,2"
    assert at.hero("jack").moves == moves - 1


def wall_runner(at: Play) -> None:
    """Jumps cost no action; and a token when the map scrolls (MMC-5b-01)."""
    teach(at, "jack", "wall-runner")
    actions = at.hero("jack").actions
    at.do("jump 2,4")
    assert at.hero("jack").actions == actions
    at.hero("jack", at="7,1")
    at.waits()._go()
    at.do("react")
    assert at.hero("jack").turbo == 3


def iron_skin(at: Play) -> None:
    """One wound of a Thugs turn is shrugged off."""
    teach(at, "jack", "iron-skin")
    at.foe("chains", "2,2")
    at.orders("move-and-attack")
    at.do("roll " + " ".join(["9"] * at.state.agenda[-1][3]))
    assert at.hero("jack").absorbed == 1


def street_chef(at: Play) -> None:
    """A wound more by food, and one for a hero near."""
    teach(at, "jack", "street-chef")
    at.hero("jack", at="3,2", wounds=4)
    at.do("break", "draw hot-dog", "eat")
    assert at.hero("jack").wounds == 2
    use(at, "street-chef")
    assert at.hero("jack").wounds == 1


def sharpshooter(at: Play) -> None:
    """A square farther, and one miss rolled again."""
    teach(at, "jack", "sharpshooter")
    at.arm("jack", "revolver")
    at.foe("sid", "6,2")
    at.do("use revolver at 6,2", "roll 1 1 5 5", "roll 1")
    assert at.waiting() == "hero-turn"


def headhunter(at: Play) -> None:
    """Two actions and a wound healed for a leader, once per turn."""
    teach(at, "jack", "headhunter")
    at.hero("jack", wounds=2)
    at.foe("punk-leader", "2,2")
    at.do("melee 2", "roll 9 9", "react", "draw quarter")
    assert at.happened(FoeKnockedOut)
    assert (at.hero("jack").actions, at.hero("jack").extra, at.hero("jack").wounds) == (4, 2, 1)
    at.foe("punk-leader", "2,2")
    at.do("melee 2", "roll 9 9", "draw quarter")
    assert at.waiting() == "hero-turn"


def sticky_fingers(at: Play) -> None:
    """25 cents for a turbo token and a thug."""
    teach(at, "jack", "sticky-fingers")
    at.foe("punk", "2,2")
    at.do("melee 1", "roll 9", "react")
    assert [at.state.table.items[card].cents for card in at.hero("jack").money] == [25]
    assert at.hero("jack").turbo == 1


def whirlwind_kick(at: Play) -> None:
    """Three dice against different miniatures around (MMC-8e-07)."""
    at.foe("punk", "2,2", 2)
    at.foe("chains", "3,2")
    use(at, "whirlwind-kick", "roll 7 8 9")
    assert at.state.foes == {}
    assert at.hero("jack").turbo == 1


def heavy_lifter(at: Play) -> None:
    """Throws reach farther, roll two dice more and leave the barrel whole (MMC-5a-07)."""
    teach(at, "jack", "heavy-lifter")
    at.hero("jack", at="3,2")
    at.foe("sid", "5,2")
    at.do(min(at.legal("throw")))
    to_the_end(at)
    assert at.state.debris == 0


TECHNIQUES = {
    each.__name__.replace("_", "-"): each
    for each in (
        sonic_blow, tactics, nuclear_suplex, teleportation, wall_runner, iron_skin, street_chef, sharpshooter,
        headhunter, sticky_fingers, whirlwind_kick, heavy_lifter,
    )
}  # fmt: skip


def test_every_official_technique_is_here(proving: View) -> None:
    assert sorted(official(proving, "technique-card")) == sorted(TECHNIQUES)
    assert all(document.expect(TechniqueCard).abilities for document in proving.all("technique-card"))


@pytest.mark.parametrize("name", TECHNIQUES)
def test_every_official_technique_does_what_it_says(at: Play, name: str) -> None:
    TECHNIQUES[name](at)
