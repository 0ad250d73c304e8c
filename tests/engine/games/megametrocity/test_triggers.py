"""When effects of weapons happen, and when Techniques react (section 6d)."""

from collections.abc import Callable
from typing import get_args

import pytest

from megametrocity_cards import active, reaction, teach, use, weapon, why_not
from megametrocity_play import Play, proving_view
from rulewright_engine.games.megametrocity.events import TechniqueUsed, TurboGained
from rulewright_schema.games.megametrocity.conditions import HeroTrigger, OncePer, WeaponTrigger
from rulewright_schema.packs.loading import Loaded

At = Callable[..., Play]
HERO_TRIGGERS: tuple[str, ...] = get_args(get_args(HeroTrigger)[0])
WEAPON_TRIGGERS: tuple[str, ...] = get_args(get_args(WeaponTrigger)[0])
LIMITS: tuple[str, ...] = get_args(get_args(OncePer)[0])
HEAL, SPARK = "{effect: heal, wounds: 1}", "{effect: gain-turbo, tokens: 1}"

CARDS = "technique_cards:\n" + "".join(
    [
        *(reaction(f"on-{each}", each, SPARK) for each in HERO_TRIGGERS),
        *(reaction(f"{each}-once", "thug-ko", SPARK, more=f"once_per: {each}, ") for each in LIMITS),
        reaction("paid", "thug-ko", "{effect: gain-movement, points: 1}", more="cost: {turbo: 1, life: 2}, "),
        active("dear", HEAL, cost="{actions: 2, movement: 1, turbo: 2, life: 1}"),
        active("once", SPARK, cost="{movement: 1}", more="once_per: turn, "),
    ]
)
CARDS += "item_cards:\n" + "".join(
    weapon(
        f"w-{each}",
        f"batteries: 2, dice: 2, hits: miniature, difficulty: 5, effects: [{{when: {each}, do: [{SPARK}]}}]",
    )
    for each in WEAPON_TRIGGERS
)


@pytest.fixture(scope="module")
def play(load_tree: Callable[..., Loaded]) -> At:
    view = proving_view(load_tree, CARDS)

    def position(*techniques: str) -> Play:
        at = Play(view, "jack", "travis")
        teach(at, "jack", *techniques)
        at.turn("jack")
        at.hero("jack", at="2,2")
        at.hero("travis", at="7,2")
        return at

    return position


# -------------------------------------------------------------------------------------------------------- weapons
USES = [
    ("use", 0, "1 1", "sid", 1),
    ("hit", 0, "1 1", "sid", 0),
    ("hit", 0, "5 6", "sid", 1),
    ("ko", 0, "5 6", "sid", 0),
    ("ko", 0, "5 1", "punk", 1),
    ("last-use", 0, "1 1", "sid", 0),
    ("last-use", 1, "1 1", "sid", 1),
]


def test_every_trigger_of_weapons_has_a_use_here() -> None:
    assert {use[0] for use in USES} | {"critical-hit"} == set(WEAPON_TRIGGERS)


@pytest.mark.parametrize(("when", "used", "faces", "foe", "gained"), USES)
def test_weapons_do_more_after_a_use(play: At, when: str, used: int, faces: str, foe: str, gained: int) -> None:
    """MMC-6a-23: after each use, one that hit, one that knocked out, the one that spends the last battery."""
    at = play()
    at.arm("jack", f"w-{when}", used=used)
    at.foe(foe, "2,2")
    at.do(f"use w-{when} at 2,2", f"roll {faces}")
    assert at.hero("jack").turbo == gained


def test_weapons_do_more_for_each_critical_hit_beside_turbo_or_combo(play: At) -> None:
    """MMC-8e-01: two zeros, one for Turbo and one for Combo."""
    at = play()
    at.arm("jack", "w-critical-hit")
    at.foe("sid", "2,2")
    at.do("use w-critical-hit at 2,2", "roll 0 0", "turbo", "combo", "roll 1")
    assert at.hero("jack").turbo == 3


# ------------------------------------------------------------------------------------------------------- reactions
def _turn_start(at: Play) -> None:
    at.hero("jack").played = False
    at.waits(("next-hero", 0))._go()


def _turn_end(at: Play) -> None:
    at.do("end")


def _knock_out(kind: str) -> Callable[[Play], None]:
    def happen(at: Play) -> None:
        at.draw_until(["quarter"])
        at.foe(kind, "2,2", **({"wounds": at.state.table.kinds[_kind(at, kind)].life - 1} if kind == "jett" else {}))
        at.hero("jack", actions=4)
        at.do("melee 4", "roll 9 9 9 9")
        while at.waiting() == "draw-item":
            at.do("draw quarter")

    return happen


def _kind(at: Play, name: str) -> int:
    return at.state.table.kind_words.index(name)


def _critical(at: Play) -> None:
    at.foe("sid", "2,2")
    at.do("melee 1", "roll 0", "combo", "roll 1")


def _special(at: Play) -> None:
    at.do("special-technique", "roll 1 1 1 1 1 1 1 1 1")


def _turbo_attack(at: Play) -> None:
    at.hero("jack", turbo=4)
    at.do("turbo-attack", "roll 1 1 1 1 1 1 1 1 1")


def _wounded(at: Play) -> None:
    at.foe("punk", "2,2")
    at.waits(("orders", "move-and-attack", (0,)))._go()
    at.do("roll " + " ".join(["9"] * at.state.agenda[-1][3]))


def _broken(at: Play) -> None:
    at.hero("jack", at="3,2")
    at.do("break", "draw quarter")


def _opened(at: Play) -> None:
    at.hero("jack", at="5,1")
    at.do("move 5,0", "draw four-corners")


def _eaten(at: Play) -> None:
    at.hero("jack", at="3,2")
    at.do("break", "draw hot-dog", "eat")


def _spent(at: Play) -> None:
    at.arm("jack", "crowbar", used=2)
    at.foe("sid", "2,2")
    at.do("use crowbar at 2,2", "roll 1 1")


def _scrolled(at: Play) -> None:
    at.hero("jack", at="7,2")
    at.waits()._go()


HAPPENS: dict[str, Callable[[Play], None]] = {
    "turn-start": _turn_start,
    "turn-end": _turn_end,
    "thug-ko": _knock_out("punk"),
    "leader-ko": _knock_out("chains-leader"),
    "boss-ko": _knock_out("jett"),
    "critical-hit": _critical,
    "special-technique": _special,
    "turbo-attack": _turbo_attack,
    "wounded": _wounded,
    "furniture-broken": _broken,
    "establishment-opened": _opened,
    "food-eaten": _eaten,
    "weapon-discarded": _spent,
    "scrolled": _scrolled,
}


def test_every_trigger_has_a_way_to_happen_here() -> None:
    assert set(HAPPENS) == set(HERO_TRIGGERS)


@pytest.mark.parametrize("when", HERO_TRIGGERS)
def test_techniques_react_once_their_moment_is_over(play: At, when: str) -> None:
    """The owner may react or forgo it; another Technique's moment it is not."""
    at = play(f"on-{when}")
    HAPPENS[when](at)
    assert at.waiting() == "reaction"
    assert at.legal() == {"react", "forgo"}
    before = at.hero("jack").turbo
    later = at.state
    at.do("forgo")
    assert at.hero("jack").turbo == before
    at.state = later
    at.do("react")
    assert at.happened(TechniqueUsed) == [TechniqueUsed(0, f"on-{when}")]
    assert at.happened(TurboGained) == [TurboGained(0, 1)]


@pytest.mark.parametrize("when", HERO_TRIGGERS)
def test_techniques_react_to_their_own_trigger_only(play: At, when: str) -> None:
    others = {"leader-ko": {"thug-ko"}, "boss-ko": {"thug-ko"}, "food-eaten": {"furniture-broken"}}
    strangers = [each for each in HERO_TRIGGERS if each not in {when, *others.get(when, ())}]
    for each in strangers:
        at = play(f"on-{each}")
        HAPPENS[when](at)
        assert at.waiting() != "reaction", each


def test_a_hero_reacts_to_what_happens_to_itself_only(play: At) -> None:
    at = play()
    teach(at, "travis", "on-thug-ko")
    at.foe("punk", "2,2")
    at.do("melee 1", "roll 9")
    assert at.waiting() == "hero-turn"


def test_several_knock_outs_are_several_chances_to_react(play: At) -> None:
    at = play("on-thug-ko")
    at.foe("punk", "2,2", 3)
    at.do("melee 3", "roll 9 9 9", "react", "forgo", "react")
    assert at.hero("jack").turbo == 2
    assert at.waiting() == "hero-turn"


@pytest.mark.parametrize("limit", LIMITS)
def test_once_per_turn_round_or_stage(play: At, limit: str) -> None:
    """What was used is offered again in the next turn, round or not at all in this Stage."""
    at = play(f"{limit}-once")
    at.foe("punk", "2,2", 4)
    at.do("melee 2", "roll 9 9", "react")
    assert at.waiting() == "hero-turn"
    at.state.heroes[0].played = False
    at.waits(("next-hero", 0))._go()
    at.do("melee 1", "roll 9")
    assert (at.waiting() == "reaction") == (limit == "turn")
    at.waits(("hero-turn", 0), ("pass-tape",))._go()
    while at.waiting() != "hero-turn":
        at.state.agenda.pop()
    at.turn("jack").do("melee 1", "roll 9")
    assert (at.waiting() == "reaction") == (limit != "stage")


# ------------------------------------------------------------------------------------------------------------- costs
def test_a_reaction_that_cannot_be_paid_is_not_offered(play: At) -> None:
    """MMC-8d-02: the user keeps a life point; Jack has seven."""
    at = play("paid")
    at.foe("punk", "2,2", 3)
    at.hero("jack", turbo=1, wounds=5)
    at.do("melee 1", "roll 9")
    assert at.waiting() == "hero-turn"
    at.hero("jack", wounds=4)
    at.do("melee 1", "roll 9", "react")
    assert (at.hero("jack").turbo, at.hero("jack").wounds) == (0, 6)
    at.do("melee 1", "roll 9")
    assert at.waiting() == "hero-turn"


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [("actions", 1, "no-actions"), ("moves", 0, "no-movement"), ("turbo", 1, "no-turbo"), ("wounds", 6, "no-life")],
)
def test_an_active_ability_is_paid_in_full(play: At, field: str, value: int, code: str) -> None:
    at = play()
    at.hero("jack", turbo=3, wounds=5)
    assert why_not(at, "dear") == ""
    at.hero("jack", **{field: value})
    assert why_not(at, "dear") == code


def test_an_active_ability_takes_its_cost(play: At) -> None:
    at = play()
    at.hero("jack", turbo=3, wounds=2)
    before = at.hero("jack")
    moves, actions = before.moves, before.actions
    use(at, "dear")
    hero = at.hero("jack")
    assert (hero.moves, hero.actions, hero.turbo, hero.wounds) == (moves - 1, actions - 2, 1, 2)


def test_an_active_ability_once_per_turn(play: At) -> None:
    """MMC-4-14 limits the Special Technique; a Technique says its own limit."""
    at = play()
    use(at, "once")
    assert why_not(at, "once") == "used-already"


def test_only_the_owner_uses_a_technique_and_each_ability_by_its_number(play: At) -> None:
    """MMC-6d-04."""
    at = play("once")
    assert at.why("technique dear 1") == "not-owned"
    assert at.why("technique once 2") == "no-ability"
    assert at.legal("technique") == {"technique once 1"}
