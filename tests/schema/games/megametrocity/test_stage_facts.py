"""What follows from a stage, against values worked out by hand."""

from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from rulewright_schema.games.megametrocity import goal_facts, stage_facts
from rulewright_schema.games.megametrocity.goal_facts import Needs
from rulewright_schema.games.megametrocity.stage_facts import Printed
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.tiles import Face, Tile

CONTENT = Path(__file__).parents[4] / "content" / "megametrocity"
STAGES = {
    stage.id: stage
    for stage in (
        Stage.model_validate(YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8")))
        for path in sorted(CONTENT.glob("stages/*.yaml"))
    )
}
ALL = (1, 2, 3, 4)

# Doors and features as the tiles are laid out: each Establishment that a single stage goal needs is on a last tile.
PRINTED = Printed(
    doors={
        "arcade": frozenset({"2.A", "3.A"}),
        "bar": frozenset({"1.A"}),
        "strip-club": frozenset({"3.A", "2.B"}),
        "gas-station": frozenset({"4.A"}),
    },
    features={"car": frozenset({"8.A"}), "control-panel": frozenset({"6.B", "4.B", "8.B"})},
    features_of_faces={"ice-machine": frozenset({"gas-station"}), "lever": frozenset({"strip-club"})},
)

# Scrolls in all and scrolls that the goal needs, for 1 to 4 heroes.
SCROLLS = {
    "conquer-the-arcade": ([1, 1, 1, 1], [1, 1, 1, 1]),
    "gathering-information": ([3, 3, 5, 5], [3, 3, 5, 5]),
    "countdown": ([4, 4, 4, 4], [4, 4, 4, 4]),
    "ambushed": ([0, 0, 0, 0], [0, 0, 0, 0]),
    "get-ready-for-some-action": ([3, 3, 3, 3], [3, 3, 3, 3]),
    "wallace": ([3, 3, 3, 3], [3, 3, 3, 3]),
    "destroy-the-factory": ([3, 3, 3, 3], [3, 3, 3, 3]),
    "evaristo": ([5, 5, 5, 5], [5, 5, 5, 5]),
    "double-ko": ([1, 1, 1, 1], [1, 1, 1, 1]),  # the bus scrolls up once; the ride does the rest
    "plutonium": ([2, 2, 2, 2], [2, 2, 2, 2]),
    "neill": ([3, 3, 3, 3], [3, 3, 3, 3]),
    "getting-ready-for-the-final-assault": ([3, 3, 3, 3], [3, 3, 3, 3]),
    "the-wrath-of-the-bloody-chains": ([0, 0, 0, 0], [0, 0, 0, 0]),
    "firepower": ([4, 4, 4, 4], [2, 2, 2, 2]),  # 3.A, the fourth tile, opens the Arcade as well
    "bogart": ([6, 6, 6, 6], [5, 5, 5, 5]),  # Bogart comes on 9.B, the last tile but one
    "bonus-stage": ([0, 0, 0, 0], [0, 0, 0, 0]),
}


@pytest.mark.parametrize("name", SCROLLS)
def test_scrolls_are_counted_to_the_end_and_to_the_goal(name: str) -> None:
    in_all, for_goal = SCROLLS[name]
    assert [stage_facts.scrolls_in_all(STAGES[name], heroes) for heroes in ALL] == in_all
    assert [goal_facts.scrolls_needed(STAGES[name], heroes, PRINTED) for heroes in ALL] == for_goal


def test_a_goal_that_no_tile_can_bring_needs_no_number_of_scrolls() -> None:
    for name in ("conquer-the-arcade", "destroy-the-factory", "plutonium", "countdown", "bonus-stage"):
        assert goal_facts.scrolls_needed(STAGES[name], 2, Printed()) is None


def test_windows_follow_the_stack() -> None:
    assert stage_facts.windows(STAGES["destroy-the-factory"], 1) == (
        ("7.A", "2.B"), ("2.B", "6.B"), ("6.B", "4.B"), ("4.B", "8.B"),
    )  # fmt: skip


def test_the_bus_lies_alone_and_never_beside_its_other_side() -> None:
    # MMC-12.09-05 to -08
    assert stage_facts.windows(STAGES["double-ko"], 3) == (("3.B", "5.B"), ("5.B", "7.B"), ("7.B",), ("7.A", "4.A"))
    turns = [stage_facts.turns_to_tile(STAGES["double-ko"], 3, tile) for tile in ("3.B", "7.B", "7.A", "4.A", "1.A")]
    assert turns == [0, 1, 5, 5, None]


def test_maps_without_scrolling_and_single_tiles_have_one_window() -> None:
    assert stage_facts.windows(STAGES["ambushed"], 4) == (("9.B", "8.B"),)
    assert stage_facts.windows(STAGES["bonus-stage"], 1) == (("8.A",),)


def test_two_maps_meet_in_every_pair_of_their_windows() -> None:
    # MMC-12.12-07, MMC-12.12-08
    stage = STAGES["getting-ready-for-the-final-assault"]
    together = stage_facts.windows(stage, 2)
    assert len(together) == 4 * 4
    assert together[0] == ("3.B", "5.B", "6.B", "4.B")
    assert together[-1] == ("9.A", "2.A", "10.A", "1.A")
    alone = stage_facts.windows(stage, 1)
    assert len(alone) == 4 + 4
    assert alone[0] == ("3.B", "5.B")
    assert alone[-1] == ("10.A", "1.A")


def test_streets_list_every_side_by_map() -> None:
    assert stage_facts.street_sides(STAGES["gathering-information"], 1) == (("3.B", "7.B", "5.A", "10.A", "1.A"),)
    assert len(stage_facts.street_sides(STAGES["getting-ready-for-the-final-assault"], 1)) == 2


NEEDS = {
    # MMC-12.05-03, -04: 100 cents and a weapon each for one or two heroes, 50 cents and one each for more
    "get-ready-for-some-action": [Needs(100, 1), Needs(200, 2), Needs(150, 3), Needs(200, 4)],
    # MMC-12.10-03, -04
    "plutonium": [Needs(battery_tokens=4), Needs(battery_tokens=4), Needs(battery_tokens=8), Needs(battery_tokens=8)],
    # MMC-12.14-03, -04
    "firepower": [Needs(golden_weapons=1), Needs(golden_weapons=1), Needs(golden_weapons=2), Needs(golden_weapons=2)],
    "bogart": [Needs()] * 4,
}


@pytest.mark.parametrize("name", NEEDS)
def test_goals_need_from_the_decks_what_their_wares_say(name: str) -> None:
    assert [goal_facts.needs(STAGES[name], heroes) for heroes in ALL] == NEEDS[name]


def test_establishments_of_the_goal_are_those_it_names_and_those_of_its_enemies() -> None:
    found = {name: goal_facts.goal_faces(stage, 2) for name, stage in STAGES.items()}
    assert {name: faces for name, faces in found.items() if faces} == {
        "conquer-the-arcade": ("arcade",),
        "gathering-information": ("bar",),
        "countdown": ("strip-club",),
        "get-ready-for-some-action": ("arcade",),
        "evaristo": ("strip-club",),
        "plutonium": ("gas-station",),
        "getting-ready-for-the-final-assault": ("arcade", "bar"),
        "firepower": ("arcade",),
    }
    assert goal_facts.stage_faces(STAGES["firepower"], 2) == ("arcade", "bar", "strip-club")


def test_features_of_the_goal_include_where_its_wares_are_picked_up() -> None:
    found = {name: goal_facts.goal_features(stage, 2) for name, stage in STAGES.items()}
    assert {name: features for name, features in found.items() if features} == {
        "countdown": ("lever",),
        "destroy-the-factory": ("control-panel",),
        "plutonium": ("ice-machine", "car"),
        "bonus-stage": ("car",),
    }


def test_figures_are_the_stages_own() -> None:
    found = [stage_facts.figures(STAGES["bogart"], heroes) for heroes in ALL]
    assert [each.final_bosses for each in found] == [1, 1, 1, 1]
    assert [dict(each.leaders) for each in found] == [
        {"punk": 1},
        {"punk": 1, "roller-girl": 1},
        {"punk": 1, "roller-girl": 1, "chains": 1},
        {"punk": 1, "roller-girl": 1, "chains": 1, "muscle-man": 1},
    ]
    assert [stage_facts.figures(STAGES["firepower"], heroes).bosses for heroes in ALL] == [3, 3, 3, 3]
    assert [stage_facts.figures(STAGES["double-ko"], heroes).bosses for heroes in ALL] == [3, 3, 3, 3]
    final_assault = STAGES["getting-ready-for-the-final-assault"]
    assert [stage_facts.figures(final_assault, heroes).bosses for heroes in ALL] == [1, 2, 2, 2]


def test_named_enemies_are_told_from_drawn_ones() -> None:
    found = stage_facts.named(STAGES["double-ko"], 1)
    assert (found.bosses, found.final_bosses, found.leaders) == (("jett", "evaristo"), (), ())
    assert found.draws == ("boss-on-the-bus",)
    assert stage_facts.named(STAGES["neill"], 2).leaders == ("punk",)


def test_facts_answer_for_gaps_and_unknown_references() -> None:
    stage = Stage.model_validate(
        {
            "kind": "stage",
            "id": "holes",
            "title": {"en": "Holes"},
            "turns": {"by_heroes": [{"heroes": [1], "value": 3}]},
            "street": {"start": {"by_heroes": [{"heroes": [2], "value": ["99.A"]}]}, "then": []},
            "spawns": [{"who": "drawn", "draw": "nobody", "place": {"at": "below-door", "face": "nowhere"}}],
            "goal": {"by_heroes": [{"heroes": [1], "value": {"goal": "destroy", "feature": "moon"}}]},
            "extras": [
                {
                    "extra": "ride", "tile": "98.B", "turns": 1, "map_after": ["97.A"],
                    "arrival": {"at": "first-column", "tile": "96.A"},
                }
            ],
        }
    )  # fmt: skip
    for heroes in (1, 2, 3, 8):
        assert stage_facts.windows(stage, heroes) == ((("99.A",) if heroes == 2 else ()),)
        assert stage_facts.scrolls_in_all(stage, heroes) == 0
        assert stage_facts.turns_to_tile(stage, heroes, "5.A") is None
        assert stage_facts.figures(stage, heroes).bosses == 1
        assert goal_facts.needs(stage, heroes) == Needs()
        assert goal_facts.goal_faces(stage, heroes) == ()
        assert goal_facts.scrolls_needed(stage, heroes, Printed()) is None
    assert stage_facts.hero_numbers(stage) == (1, 2, 3, 4)


def test_the_tiles_bring_doors_and_features_where_these_tests_say() -> None:
    def tiles(folder: str, model: type[Any]) -> list[Any]:
        return [model.model_validate(YAML(typ="safe", pure=True).load(p.read_text())) for p in CONTENT.glob(folder)]

    doors: dict[str, set[str]] = {}
    features: dict[str, set[str]] = {}
    for tile in tiles("tiles/*.yaml", Tile):
        for face, _ in tile.layout.doors:
            doors.setdefault(face, set()).add(tile.id)
        for feature, _ in tile.layout.features:
            features.setdefault(feature, set()).add(tile.id)
    assert doors == PRINTED.doors
    assert {name: features[name] for name in PRINTED.features} == PRINTED.features
    for face in tiles("faces/*.yaml", Face):
        for feature, _ in face.layout.features:
            assert face.id in PRINTED.features_of_faces[feature]
