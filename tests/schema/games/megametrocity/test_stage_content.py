"""The official stages say what the rulebook says. Figures written by hand from the statements cited."""

from pathlib import Path

import pytest
from ruamel.yaml import YAML

from rulewright_schema.fields import value_for
from rulewright_schema.games.megametrocity.life import life_at
from rulewright_schema.games.megametrocity.stage_facts import extras_for, maps_of, spawns_for
from rulewright_schema.games.megametrocity.stage_rules import Destructible, Ride
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.story import StoryRoute

CONTENT = Path(__file__).parents[4] / "content" / "megametrocity"


def read(path: Path) -> object:
    return YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))


STAGES = {stage.id: stage for stage in (Stage.model_validate(read(p)) for p in sorted(CONTENT.glob("stages/*.yaml")))}

# MMC-12.xx-01 (and -02, -03), number of turns; street by number of heroes where it varies.
STREETS = {
    "conquer-the-arcade": (1, 10, "10.A 9.A", "2.A"),
    "countdown": (3, 8, "2.A 8.A", "1.B 7.B 5.A 3.A"),
    "ambushed": (4, 7, "9.B 8.B", ""),
    "get-ready-for-some-action": (5, 10, "7.B 5.A", "1.A 10.A 3.A"),
    "wallace": (6, 15, "10.A 2.B", "4.B 6.B 8.B"),
    "destroy-the-factory": (7, 4, "7.A 2.B", "6.B 4.B 8.B"),
    "evaristo": (8, 15, "10.A 6.A", "1.B 5.B 7.B 4.A 2.B"),
    "double-ko": (9, 15, "3.B 5.B", "7.B 7.A 4.A"),
    "plutonium": (10, 10, "10.A 7.A", "8.A 4.A"),
    "neill": (11, 15, "10.A 1.B", "3.B 5.B 7.B"),
    "the-wrath-of-the-bloody-chains": (13, 7, "2.A 1.A", ""),
    "firepower": (14, 20, "6.A 1.A", "8.A 3.A 7.A 2.A"),
    "bogart": (15, 20, "1.B 7.B", "6.A 2.B 8.B 4.A 9.B 10.B"),
    "bonus-stage": (None, 3, "8.A", ""),
}

# Statements per stage in section 12: MMC-12.01 has five, and so on.
STATEMENTS = {
    "01": 5, "02": 14, "03": 5, "04": 8, "05": 6, "06": 5, "07": 7, "08": 6, "09": 9, "10": 8, "11": 7, "12": 11,
    "13": 15, "14": 9, "15": 7, "B": 9,
}  # fmt: skip


def test_there_are_fifteen_numbered_stages_and_a_bonus_stage() -> None:
    # MMC-12-01
    assert sorted(stage.number for stage in STAGES.values() if stage.number) == list(range(1, 16))
    assert [stage.id for stage in STAGES.values() if stage.number is None] == ["bonus-stage"]


def test_every_statement_about_stages_is_cited_by_its_stage() -> None:
    cited = {cite for stage in STAGES.values() for cite in stage.cites}
    assert cited == {"MMC-12-01"} | {
        f"MMC-12.{number}-{index:02}" for number, count in STATEMENTS.items() for index in range(1, count + 1)
    }


@pytest.mark.parametrize("name", STREETS)
@pytest.mark.parametrize("heroes", [1, 2, 3, 4])
def test_streets_and_turns_are_the_rulebooks(name: str, heroes: int) -> None:
    number, turns, start, then = STREETS[name]
    stage = STAGES[name]
    (only,) = maps_of(stage, heroes)
    assert (stage.number, value_for(stage.turns, heroes)) == (number, turns)
    assert (only.start, only.then) == (tuple(start.split()), tuple(then.split()))


def test_stage_2_has_a_longer_stack_for_three_and_four_heroes() -> None:
    # MMC-12.02-01 to -04
    stage = STAGES["gathering-information"]
    assert stage.turns == 15
    for heroes in (1, 2):
        assert maps_of(stage, heroes)[0].tiles == ("3.B", "7.B", "5.A", "10.A", "1.A")
    for heroes in (3, 4):
        assert maps_of(stage, heroes)[0].tiles == ("3.B", "7.B", "6.A", "4.A", "5.A", "10.A", "1.A")


def test_stage_12_has_two_maps() -> None:
    # MMC-12.12-01 to -03
    stage = STAGES["getting-ready-for-the-final-assault"]
    assert stage.turns == 10
    for heroes in (1, 2, 3, 4):
        assert [one.tiles for one in maps_of(stage, heroes)] == [
            ("3.B", "5.B", "7.B", "9.A", "2.A"),
            ("6.B", "4.B", "8.B", "10.A", "1.A"),
        ]


def shown(stage: Stage, heroes: int) -> list[str]:
    """Each spawn as `who place`, short."""
    result = []
    for spawn in spawns_for(stage, heroes):
        who = spawn.model_dump(exclude={"who", "place", "chained", "heroes"})
        place = spawn.place.model_dump(exclude_none=True)
        result.append(" ".join(str(value) for value in (*who.values(), *place.values())))
    return result


SPAWNS = {
    ("conquer-the-arcade", 1): ["the-boss face-square arcade centre"],  # MMC-12.01-05
    ("gathering-information", 2): ["the-boss first-column 3.B S.2"],  # MMC-12.02-07
    ("countdown", 3): ["lars last-column 1.B S.2"],  # MMC-12.03-05
    ("ambushed", 4): [],
    ("get-ready-for-some-action", 1): ["evaristo last-column 5.A S.3"],  # MMC-12.05-06
    ("wallace", 2): ["wallace last-column 8.B S.3"],  # MMC-12.06-04
    ("wallace", 3): ["wallace last-column 8.B S.3", "chains last-column 8.B S.4"],  # MMC-12.06-05
    ("evaristo", 1): ["second-boss last-column 6.A S.3", "evaristo face-square strip-club centre"],  # MMC-12.08-04
    ("double-ko", 1): [
        "boss-on-the-bus last-column 7.B S.3",  # MMC-12.09-04
        "jett last-column 4.A S.2",  # MMC-12.09-09
        "evaristo last-column 4.A S.3",
    ],
    ("plutonium", 4): [],
    ("neill", 1): ["neill last-column 7.B S.1"],  # MMC-12.11-04
    ("neill", 2): ["neill last-column 7.B S.1", "punk last-column 7.B S.2"],  # MMC-12.11-05
    ("neill", 3): [  # MMC-12.11-06
        "neill last-column 7.B S.1", "punk last-column 7.B S.2", "roller-girl last-column 7.B S.3",
    ],
    ("neill", 4): [  # MMC-12.11-07
        "neill last-column 7.B S.1", "punk last-column 7.B S.2", "roller-girl last-column 7.B S.3",
        "chains last-column 7.B S.4",
    ],
    ("getting-ready-for-the-final-assault", 2): [  # MMC-12.12-09
        "first-boss map-1 below-door arcade", "second-boss map-2 below-door bar",
    ],
    ("the-wrath-of-the-bloody-chains", 1): ["the-boss seam"],  # MMC-12.13-06
    ("firepower", 1): [  # MMC-12.14-07 to -09
        "first-boss face-square bar centre", "second-boss face-square strip-club centre",
        "third-boss face-square arcade centre",
    ],
    ("bogart", 1): ["bogart last-column 9.B S.1", "punk last-column 9.B S.2"],  # MMC-12.15-04
    ("bogart", 2): [  # MMC-12.15-05
        "bogart last-column 9.B S.1", "punk last-column 9.B S.2", "roller-girl last-column 9.B S.3",
    ],
    ("bogart", 3): [  # MMC-12.15-06
        "bogart last-column 9.B S.1", "punk last-column 9.B S.2", "roller-girl last-column 9.B S.3",
        "chains last-column 9.B S.4",
    ],
    ("bogart", 4): [  # MMC-12.15-07
        "bogart last-column 9.B S.1", "punk last-column 9.B S.1", "roller-girl last-column 9.B S.2",
        "chains last-column 9.B S.3", "muscle-man last-column 9.B S.4",
    ],
    ("bonus-stage", 4): [],
}  # fmt: skip


@pytest.mark.parametrize(("name", "heroes"), SPAWNS)
def test_spawns_are_the_rulebooks(name: str, heroes: int) -> None:
    assert shown(STAGES[name], heroes) == SPAWNS[name, heroes]


def test_draws_leave_out_the_bosses_that_the_stage_names() -> None:
    # MMC-12.08-04, MMC-12.09-04, MMC-12.02-13
    assert STAGES["evaristo"].draws["second-boss"].exclude == ("evaristo",)
    assert STAGES["double-ko"].draws["boss-on-the-bus"].exclude == ("jett", "evaristo")
    in_story = STAGES["gathering-information"].draws["the-boss"].in_story
    assert in_story is not None
    assert in_story.model_dump() == {"stage": "conquer-the-arcade", "draw": "the-boss"}
    assert [len(STAGES[name].draws) for name in ("firepower", "getting-ready-for-the-final-assault")] == [3, 2]


def destructible(stage: Stage, heroes: int) -> Destructible:
    (found,) = (extra for extra in extras_for(stage, heroes) if isinstance(extra, Destructible))
    return found


@pytest.mark.parametrize(
    ("heroes", "normal", "hard", "very_hard"), [(1, 5, 10, 13), (2, 10, 20, 26), (3, 15, 30, 39), (4, 20, 40, 52)]
)
def test_the_cars_life_grows_with_heroes_and_level(heroes: int, normal: int, hard: int, very_hard: int) -> None:
    # MMC-12.B-04 to -08
    car = destructible(STAGES["bonus-stage"], heroes)
    life = value_for(car.life, heroes)
    assert life is not None
    assert [life_at(life, level) for level in ("normal", "hard", "very-hard")] == [normal, hard, very_hard]
    assert (car.weapons, car.treated_as) == (False, "obstacle")


def test_a_panel_has_ten_life_points_and_its_end_sets_the_dial_to_four() -> None:
    # MMC-12.07-04 to -07
    stage = STAGES["destroy-the-factory"]
    panel = destructible(stage, 2)
    assert (panel.life, panel.treated_as, panel.movable, panel.weapons) == (10, "enemy", False, True)
    moment = stage.extras[1].model_dump(exclude={"heroes"})
    assert moment == {
        "extra": "moment",
        "when": {"event": "destroyed", "feature": "control-panel"},
        "do": ({"effect": "set-dial", "turn": 4},),
    }


def test_the_bus_ride_lasts_three_turns_and_ends_on_7a() -> None:
    # MMC-12.09-05 to -08
    (ride,) = (extra for extra in STAGES["double-ko"].extras if isinstance(extra, Ride))
    assert (ride.tile, ride.turns, ride.map_after) == ("7.B", 3, ("7.A", "4.A"))
    assert ride.arrival.model_dump(exclude_none=True) == {"at": "first-column", "tile": "7.A"}


@pytest.mark.parametrize("name", ["ambushed", "the-wrath-of-the-bloody-chains"])
def test_stages_at_the_seam_draw_two_cards_for_two_edges_and_play_the_second(name: str) -> None:
    # MMC-12.04-04 to -08, MMC-12.13-05 to -10
    stage = STAGES[name]
    assert stage.heroes_start is not None
    assert stage.heroes_start.at == "seam"
    assert [extra.model_dump(exclude={"heroes"}) for extra in stage.extras] == [
        {"extra": "no-scrolling"},
        {"extra": "thugs-turn", "cards": 2, "edges": ("right", "left"), "acting": "last"},
    ]


def test_the_bonus_stage_gives_two_items_each_and_takes_nothing() -> None:
    # MMC-12.B-01, MMC-12.B-03, MMC-12.B-09
    stage = STAGES["bonus-stage"]
    assert stage.reward is not None
    assert (stage.reward.item_cards, stage.reward.upgrades, stage.failure) == (2, 0, "no-reward")
    assert stage.extras[0].extra == "no-thugs-turn"


def test_two_stages_have_shortcuts() -> None:
    # MMC-12.02-14, MMC-12.08-06
    found = {stage.id: stage.shortcut.model_dump() for stage in STAGES.values() if stage.shortcut}
    assert found == {
        "gathering-information": {"to": "wallace", "provided": ({"condition": "unharmed"},)},
        "evaristo": {"to": "neill", "provided": ({"condition": "by-turn", "turn": 10},)},
    }


def test_the_story_goes_from_stage_1_to_stage_15_and_can_follow_the_numbers() -> None:
    # MMC-13-01 to MMC-13-03
    route = StoryRoute.model_validate(read(CONTENT / "story.yaml"))
    by_number = [stage.id for stage in sorted(STAGES.values(), key=lambda s: s.number or 99)][:15]
    assert (route.start, route.start_difficulty, route.finish) == ("conquer-the-arcade", "normal", "bogart")
    assert [way.after for way in route.ways] == by_number[:-1]
    assert all(following in way.to for way, following in zip(route.ways, by_number[1:], strict=True))


def test_the_storys_figures_are_the_rulebooks() -> None:
    # MMC-13-05 to MMC-13-07 (ruling: six is Hard), MMC-13-12, -14, -20, -21, -24, -26
    route = StoryRoute.model_validate(read(CONTENT / "story.yaml"))
    assert [(level.difficulty, level.least, level.most) for level in route.levels] == [
        ("normal", 3, 5), ("hard", 6, 8), ("very-hard", 9, 12),
    ]  # fmt: skip
    assert (route.final_boss_reward.upgrades, route.final_boss_reward.item_cards) == (1, 0)
    assert route.saving is not None
    assert (route.saving.actions, route.saving.cents) == (1, 100)
    between = route.between
    assert (between.weapon_sells_for, between.golden_weapon_sells_for) == (25, 50)
    assert (between.upgrade_costs, between.revival_costs) == (50, 50)
