"""Each bonus of Techniques and weapons, with its exact outcome by given dice."""

from collections.abc import Callable

import pytest

from megametrocity_cards import members, passive, teach, weapon
from megametrocity_play import Play, proving_view
from rulewright_engine.games.megametrocity.events import FoeKnockedOut, FoeWounded, HeroHealed, HeroWounded
from rulewright_schema.games.megametrocity.bonuses import Bonus
from rulewright_schema.packs.loading import Loaded

At = Callable[..., Play]

CARDS = "technique_cards:\n" + "".join(
    [
        passive("more-dice", "bonus: extra-dice, dice: 2, attacks: melee"),
        passive("all-dice", "bonus: extra-dice, dice: 1"),
        passive("gun-dice", "bonus: extra-dice, dice: 1, attacks: ranged"),
        passive("sharp", "bonus: fight-bonus, points: 2, attacks: melee"),
        passive("far", "bonus: extra-range, squares: 1"),
        passive("far-throws", "bonus: extra-range, squares: 2, attacks: throw"),
        passive("heavy", "bonus: extra-wounds, wounds: 1, attacks: melee"),
        passive("piercing", "bonus: ignore-defense, attacks: melee"),
        passive("again", "bonus: reroll, dice: 1, attacks: melee"),
        passive("lucky", "bonus: critical-from, face: 8, attacks: melee"),
        passive("shoving", "bonus: impulse, squares: 1, attacks: melee"),
        passive("past", "bonus: shoot-past-obstacles"),
        passive("jumper", "bonus: free-jumps"),
        passive("cook", "bonus: extra-healing, wounds: 2"),
        passive("two-hands", "bonus: more-weapons, weapons: 1"),
        passive("skin", "bonus: absorb, wounds: 2"),
        passive("lifter", "bonus: tough-throws, dice: 2"),
        passive("special-dice", "bonus: extra-dice, dice: 1, attacks: special-technique"),
    ]
)
CARDS += "item_cards:\n" + "".join(
    [
        weapon("wounder", "batteries: 2, dice: 2, hits: miniature, bonuses: [{bonus: extra-wounds, wounds: 1}]"),
        weapon("drill", "batteries: 2, dice: 2, hits: miniature, bonuses: [{bonus: ignore-defense}]"),
        weapon("dice-bag", "batteries: 2, dice: 2, hits: miniature, bonuses: [{bonus: reroll, dice: 2}]"),
        weapon("razor", "batteries: 2, dice: 2, hits: miniature, bonuses: [{bonus: critical-from, face: 9}]"),
        weapon("ray", "batteries: 2, range: 4, dice: 1, hits: square, bonuses: [{bonus: shoot-past-obstacles}]"),
    ]
)


@pytest.fixture(scope="module")
def play(load_tree: Callable[..., Loaded]) -> At:
    view = proving_view(load_tree, CARDS)

    def position(technique: str = "", *heroes: str) -> Play:
        at = Play(view, "jack", *heroes)
        if technique:
            teach(at, "jack", technique)
        at.turn("jack")
        at.hero("jack", at="2,2")
        return at

    return position


def test_every_bonus_has_a_test_here() -> None:
    for each in members(Bonus):
        name = each.model_fields["bonus"].annotation.__args__[0]  # type: ignore[union-attr]  # always a literal
        assert any(test.startswith(f"test_{name.replace('-', '_')}") for test in globals()), name


def test_extra_dice_are_rolled_in_attacks_of_their_sort_only(play: At) -> None:
    at = play("more-dice")
    at.foe("sid", "2,2")
    at.do("melee 1")
    assert at.why("roll 1") == "wrong-dice"
    at.do("roll 1 2 3")
    at.arm("jack", "crowbar")
    at.do("use crowbar at 2,2", "roll 1 2")
    assert at.waiting() == "hero-turn"


@pytest.mark.parametrize(("technique", "faces"), [("all-dice", "1 2 3 4 5 6 7 8 9 1"), ("special-dice", "1 " * 10)])
def test_extra_dice_of_all_attacks_or_of_the_special_technique(play: At, technique: str, faces: str) -> None:
    """Jack's has nine."""
    at = play(technique)
    at.do("special-technique")
    assert at.why(f"roll {faces.strip()}") == ""


def test_extra_dice_with_a_weapon_that_has_a_range(play: At) -> None:
    at = play("gun-dice")
    at.foe("sid", "2,2")
    at.arm("jack", "revolver")
    at.do("use revolver at 2,2")
    assert at.why("roll 1 1 1 1 1") == ""


def test_fight_bonus_lets_lower_faces_hit(play: At) -> None:
    """Jack needs 7: with two points a 5 hits and a 4 does not."""
    at = play("sharp")
    at.foe("sid", "2,2", wounds=0)
    at.do("melee 2", "roll 5 4")
    assert len(at.happened(FoeWounded)) == 1


def test_extra_range_reaches_a_square_farther(play: At) -> None:
    """A revolver reaches three squares; obstacles still stop it."""
    at = play("far")
    at.foe("punk", "6,2")
    at.foe("punk", "7,2")
    at.arm("jack", "revolver")
    assert at.legal("use") == {"use revolver at 6,2"}
    assert at.why("use revolver at 7,2") == "out-of-range"


def test_extra_range_of_throws(play: At) -> None:
    at = play("far-throws")
    at.hero("jack", at="3,2")
    at.foe("punk", "6,2")
    reached = at.legal("throw")
    teach(at, "jack")
    assert len(reached) > len(at.legal("throw"))


def test_extra_wounds_are_made_by_each_hit(play: At) -> None:
    """MMC-9a-06: Defense 1 blocks one of the two."""
    at = play("heavy")
    brute = at.foe("muscle-man", "2,2")
    at.do("melee 1", "roll 7")
    assert at.happened(FoeWounded) == [FoeWounded(brute, 1, 1)]
    assert at.happened(FoeKnockedOut)


def test_ignore_defense_blocks_nothing(play: At) -> None:
    at = play("piercing")
    brute = at.foe("muscle-man", "2,2")
    at.do("melee 1", "roll 7")
    assert at.happened(FoeWounded) == [FoeWounded(brute, 1, 0)]


def test_reroll_gives_a_miss_one_more_try(play: At) -> None:
    """One of the two misses is rolled again, once."""
    at = play("again")
    at.foe("punk", "2,2", 3)
    at.do("melee 3", "roll 7 2 3")
    assert at.waiting() == "attack-roll"
    assert at.why("roll 8 8") == "wrong-dice"
    at.do("roll 1")
    assert len(at.happened(FoeKnockedOut)) == 1
    at.do("melee 1", "roll 9")
    assert len(at.happened(FoeKnockedOut)) == 1


def test_critical_from_makes_other_faces_critical(play: At) -> None:
    """MMC-8e-01, MMC-8e-02."""
    at = play("lucky")
    at.foe("sid", "2,2")
    at.do("melee 2", "roll 8 7")
    assert at.legal() == {"turbo", "combo"}
    at.do("combo", "roll 1")
    assert at.waiting() == "hero-turn"


def test_impulse_moves_who_was_hit_and_is_left(play: At) -> None:
    """MMC-6a-22."""
    at = play("shoving")
    sid = at.foe("sid", "2,2")
    at.do("melee 1", "roll 1")
    assert at.waiting() == "hero-turn"
    at.do("melee 2", "roll 9 9", "to 1,2")
    assert at.at(sid) == "1,2"


def test_shoot_past_obstacles_but_not_through_walls(play: At) -> None:
    """The red obstacle on 3,3 stops a shot from 4,3 to the left (MMC-8c-10)."""
    at = play()
    at.hero("jack", at="4,3")
    at.foe("punk", "1,3")
    at.arm("jack", "revolver")
    assert at.why("use revolver at 1,3") == "line-blocked"
    teach(at, "jack", "past")
    assert at.why("use revolver at 1,3") == ""


def test_free_jumps_cost_movement_points_only(play: At) -> None:
    """MMC-8c-17: one obstacle and the landing."""
    at = play("jumper")
    at.hero("jack", actions=0)
    at.do("jump 2,4")
    assert (at.at("jack"), at.hero("jack").moves) == ("2,4", 1)


def test_extra_healing_adds_to_food(play: At) -> None:
    at = play("cook")
    at.hero("jack", wounds=5)
    at.waits(("draw-items", 0, 1), ("hero-turn", 0))
    at.do("end", "draw hot-dog", "eat")
    assert at.happened(HeroHealed) == [HeroHealed(0, 3)]


def test_more_weapons_are_carried(play: At) -> None:
    """MMC-6a-09, MMC-6a-10: two with the Technique, and of a third one is given up."""
    at = play("two-hands")
    at.foe("punk", "2,2")
    at.arm("jack", "crowbar")
    at.waits(("draw-items", 0, 2), ("hero-turn", 0))
    at.do("end", "draw lead-pipe")
    assert len(at.hero("jack").weapons) == 2
    at.do("draw revolver")
    assert at.legal() == {"discard crowbar used 0", "discard lead-pipe used 0", "discard revolver used 0"}


def test_absorb_shrugs_off_wounds_of_each_thugs_turn(play: At) -> None:
    """Two in all of a turn: of three attacks of one wound each the third one counts."""
    at = play("skin")
    for _ in range(3):
        at.foe("punk", "2,2")
    at.orders("move-and-attack")
    wounded = []
    for _ in range(3):
        while at.waiting() == "thug-roll":
            frame = at.state.agenda[-1]
            at.do("roll " + " ".join(["9", *["1"] * (frame[3] - 1)]))
            wounded += at.happened(HeroWounded)
    assert wounded == [HeroWounded(0, 1)]
    assert at.hero("jack").absorbed == 2


def test_tough_throws_roll_more_dice_and_break_nothing(play: At) -> None:
    """MMC-5a-07."""
    at = play("lifter")
    at.hero("jack", at="3,2")
    at.foe("sid", "4,2")
    plain = play()
    plain.hero("jack", at="3,2")
    plain.foe("sid", "4,2")
    (throw,) = at.legal("throw")
    at.do(throw)
    plain.do(throw)
    assert at.state.agenda[-1][2] == plain.state.agenda[-1][2] + 2
    at.do("roll " + " ".join(["1"] * at.state.agenda[-1][2]))
    assert at.state.debris == 0


# ------------------------------------------------------------------------------------------------- of weapons (6a-23)
@pytest.mark.parametrize(("card", "blocked"), [("wounder", 1), ("drill", 0)])
def test_weapons_wound_more_or_ignore_defense(play: At, card: str, blocked: int) -> None:
    at = play()
    at.arm("jack", card)
    brute = at.foe("muscle-man", "2,2")
    at.do(f"use {card} at 2,2", "roll 7 1")
    assert at.happened(FoeWounded) == [FoeWounded(brute, 1, blocked)]


def test_weapons_reroll_misses(play: At) -> None:
    at = play()
    at.arm("jack", "dice-bag")
    at.foe("punk", "2,2", 2)
    at.do("use dice-bag at 2,2", "roll 1 2", "roll 7 8")
    assert len(at.happened(FoeKnockedOut)) == 2


def test_weapons_are_critical_from_a_lower_face(play: At) -> None:
    at = play()
    at.arm("jack", "razor")
    at.foe("sid", "2,2")
    at.do("use razor at 2,2", "roll 9 8")
    assert at.legal() == {"turbo", "combo"}


def test_weapons_shoot_past_obstacles(play: At) -> None:
    at = play()
    at.hero("jack", at="4,3")
    at.arm("jack", "ray")
    at.foe("punk", "1,3", 2)
    at.do("use ray at 1,3", "roll 7")
    assert len(at.happened(FoeKnockedOut)) == 2
