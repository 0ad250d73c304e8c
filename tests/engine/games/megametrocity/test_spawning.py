"""Who appears, and where: sections 4, 5a, 6b, 6c and 9d."""

from collections.abc import Callable

import pytest

from megametrocity_play import Play
from rulewright_engine.games.megametrocity.events import FoeSpawned

At = Callable[..., Play]


def spawned(play: Play, square: str) -> list[str]:
    return play.foes_at(square)


def test_mmc_4_06_two_heroes_close_the_spawn_points_3_and_4(play: At) -> None:
    at = play("jack", "travis").spawn("four-corners")
    assert spawned(at, "10,1") == ["chains"] * 3
    assert spawned(at, "10,2") == ["punk"] * 2
    assert spawned(at, "10,3") == spawned(at, "10,4") == []


def test_mmc_4_05_a_ko_never_closes_a_spawn_point(play: At) -> None:
    at = play("jack", "travis")
    at.hero("travis", square=-1, wounds=6)
    at.spawn("four-corners")
    assert spawned(at, "10,2") == ["punk"] * 2


def test_mmc_6b_04_the_sample_card_for_two_heroes(play: At) -> None:
    at = play("jack", "travis").spawn("corner-crew")
    assert spawned(at, "10,1") == ["punk"] * 2
    assert spawned(at, "10,2") == ["roller-girl"]
    assert spawned(at, "10,3") == spawned(at, "10,4") == []


def test_mmc_5_13_thugs_of_a_covered_spawn_point_do_not_appear(play: At) -> None:
    at = play("jack", "travis", stage="last-stand").spawn("four-corners")
    assert [event.square for event in at.happened(FoeSpawned)] == [9 * 6 + 2] * 2
    assert spawned(at, "10,2") == ["punk"] * 2


def test_mmc_6c_03_rear_entrance_spawns_in_the_leftmost_column(play: At) -> None:
    at = play("jack")
    card = next(card for card in at.state.table.thug_cards if card.type == "rear-entrance" and card.rows[0])
    at.spawn(card.id)
    assert {event.square for event in at.happened(FoeSpawned)} == {1}


def test_mmc_6c_02_door_spawn_uses_every_door_whatever_the_number_of_heroes(play: At) -> None:
    at = play("jack")
    card = next(card for card in at.state.table.thug_cards if card.type == "door-spawn")
    at.spawn(card.id)
    assert {event.square for event in at.happened(FoeSpawned)} == {4 * 6 + 1, 6 * 6 + 1, 8 * 6 + 1}


def test_mmc_6c_02_b_only_as_many_doors_as_heroes_started(play: At) -> None:
    at = play("jack", MMC_6c_02="b")
    card = next(card for card in at.state.table.thug_cards if card.type == "door-spawn")
    at.spawn(card.id)
    assert {event.square for event in at.happened(FoeSpawned)} == {4 * 6 + 1}


@pytest.mark.parametrize(("reading", "squares"), [("b", {"5,4", "6,4"}), ("a", {"6,4"})])
def test_mmc_6c_04_the_van_stops_on_the_road_at_the_seam(play: At, reading: str, squares: set[str]) -> None:
    at = play("jack", MMC_6c_04=reading).spawn("van-load")
    assert {square for square in ("4,4", "5,4", "6,4", "7,4", "5,3", "6,3") if at.foes_at(square)} == squares


def test_mmc_9d_04_a_leader_on_the_map_is_replaced_by_two_of_its_type(play: At) -> None:
    at = play("jack")
    at.foe("chains-leader", "3,1")
    card = next(c for c in at.state.table.thug_cards if c.type == "regular" and leads(at, c, "chains"))
    at.spawn(card.id)
    assert sum(foe.kind == at.state.table.kind_words.index("chains-leader") for foe in at.state.foes.values()) == 1
    assert spawned(at, "10,1").count("chains") >= 2


def leads(at: Play, card: object, name: str) -> bool:
    thug = at.state.table.thug_types.index(name)
    return any(group.leader and group.thug == thug for group in card.rows[0])  # type: ignore[attr-defined]  # any card will do


def use_up(at: Play, name: str, leave: int = 0) -> None:
    """All figures of a type but some stand far away from everything."""
    component = at.state.table.components.index(name)
    at.foe(name, "6,1", at.state.supply[component] - leave)


def test_mmc_9d_05_to_08_the_death_circle_of_the_worked_example(play: At) -> None:
    """No Chains and no Roller Girls are left, and three MuscleMen."""
    at = play("jack", "travis", "blaze", "big-t")
    use_up(at, "chains")
    use_up(at, "roller-girl")
    use_up(at, "muscle-man", leave=3)
    at.spawn("four-corners")
    assert spawned(at, "10,1") == ["muscle-man"] * 3  # MMC-9d-05
    assert spawned(at, "10,2") == ["punk"] * 2  # MMC-9d-06
    assert spawned(at, "10,3") == ["punk"] * 3  # MMC-9d-07
    assert spawned(at, "10,4") == ["punk"]  # MMC-9d-08


def test_mmc_9d_01_what_is_left_of_a_type_comes_before_the_circle_fills_in(play: At) -> None:
    at = play("jack")
    use_up(at, "chains", leave=1)
    at.spawn("four-corners")
    assert spawned(at, "10,1") == ["chains", "muscle-man", "muscle-man"]


def test_mmc_9d_03_a_leader_without_a_figure_counts_as_one_thug_of_its_type(play: At) -> None:
    at = play("jack")
    use_up(at, "chains")
    card = next(c for c in at.state.table.thug_cards if c.type == "regular" and leads(at, c, "chains"))
    others = sum(group.count for group in card.rows[0] if not group.leader)
    at.spawn(card.id)
    assert len(spawned(at, "10,1")) == others + 1
    assert "chains-leader" not in spawned(at, "10,1")


def test_mmc_9d_09_with_every_figure_on_the_map_spawning_stops(play: At) -> None:
    at = play("jack")
    for name in ("punk", "chains", "muscle-man", "roller-girl"):
        use_up(at, name)
    assert len(at.state.foes) == 45
    at.spawn("four-corners")
    assert len(at.state.foes) == 45


def test_mmc_5c_02_to_06_entering_opens_the_establishment_once_and_only_spawns(play: At) -> None:
    at = play("jack", "travis").turn("travis")
    at.hero("travis", at="5,1")
    at.do("move 5,0", "draw van-load", "draw four-corners")
    # The face lies after an empty column: columns 12 to 14. Special cards are replaced (MMC-5c-06).
    assert at.foes_at("12,1") == ["chains"] * 3
    assert at.foes_at("14,1") == ["punk"] * 2
    assert at.foes_at("12,3") == at.foes_at("14,3") == []  # MMC-5a-04
    assert at.waiting() == "hero-turn"  # MMC-5a-05: and nobody acts (MMC-5c-04)
    at.do("move 5,1", "move 5,0")
    assert at.waiting() == "hero-turn"
    at.do("move 13,3")
    assert at.at("travis") == "13,3"


def test_mmc_5c_01_no_line_of_fire_goes_through_the_door(play: At) -> None:
    at = play("jack").turn("jack", moves=9)
    at.hero("jack", at="5,1")
    at.do("move 5,0", "draw four-corners")
    window = at.state.window
    assert window.fire(4 * 6, 9) & window.part_mask(window.parts[-1]) == 0
    # Six steps: down from the door square nobody can go farther than through it (MMC-5-07).
    assert window.distances(4 * 6)[12 * 6 + 3] == 1
