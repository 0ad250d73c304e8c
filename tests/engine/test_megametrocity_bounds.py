"""Sound bounds on small stages: what is impossible, for which reason, what lifts it, and the near miss beside it."""

from collections.abc import Callable, Mapping

import pytest

from rulewright_engine.guide import Obstacle
from rulewright_engine.loading import guide_of
from rulewright_schema.catalog import View

GUIDE = guide_of("megametrocity")

STAGE = """\
kind: stage
id: trial
title: {en: Trial}
"""

CLOSED = """\
kind: tile
id: X1.A
title: {en: Closed}
grid: |
  ~~~~~~~~
  .~~~~~~.
  .~....~.
  .~~~~~~.
  ........
"""

Judge = Callable[[str, Mapping[str, str]], list[Obstacle]]


@pytest.fixture
def obstacles_of(load_pack: Callable[[Mapping[str, str]], View]) -> Callable[..., list[Obstacle]]:
    """The obstacles of a stage written in short, for one hero."""

    def judge(body: str, sides: str = "1", **files: str) -> list[Obstacle]:
        view = load_pack({"trial.yaml": STAGE + body, **{f"{name}.yaml": text for name, text in files.items()}})
        assert GUIDE is not None
        return [
            each for options in GUIDE.set_ups(view, "trial", [sides], None) for each in GUIDE.obstacles(view, options)
        ]

    return judge


BOSS = (
    "spawns: [{{who: boss, boss: sid, place: {place}}}]\ngoal: {{goal: knock-out, whom: [{{who: boss, boss: sid}}]}}\n"
)


def boss_at(place: str) -> str:
    return BOSS.format(place=place)


def test_5b_01_a_boss_on_the_third_tile_to_come_needs_four_turns(obstacles_of: Callable[..., list[Obstacle]]) -> None:
    street = "street: {start: [1.A, 2.A], then: [4.A, 5.A, 6.A]}\n" + boss_at("{at: last-column, tile: 6.A, row: S.1}")
    (found,) = obstacles_of("turns: 3\n" + street)
    assert found.condition == "turns"
    assert found.lifted_by == "give it 4 turns"
    assert found.path == ("turns",)
    assert "MMC-5b-01" in found.statements
    assert obstacles_of("turns: 4\n" + street) == []


def test_turns_that_the_dial_may_gain_are_no_obstacle(obstacles_of: Callable[..., list[Obstacle]]) -> None:
    street = "turns: 2\nstreet: {start: [7.A, 2.B], then: [6.B, 4.B, 8.B]}\n"
    street += "goal: {goal: destroy, feature: control-panel, count: every}\n"
    thing = "  - {extra: destructible, feature: control-panel, life: 10, treated_as: enemy, movable: false}\n"
    gain = "  - {extra: moment, when: {event: WHEN}, do: [{effect: set-dial, turn: 4}]}\n"
    assert [each.condition for each in obstacles_of(f"{street}extras:\n{thing}")] == ["turns"]
    in_time = gain.replace("WHEN", "turn-begins, turn: 2")
    assert obstacles_of(f"{street}extras:\n{thing}{in_time}") == []
    too_late = gain.replace("WHEN", "turn-begins, turn: 3")
    assert [each.condition for each in obstacles_of(f"{street}extras:\n{thing}{too_late}")] == ["turns"]


def test_a_goal_beyond_the_decks_names_both_sums(obstacles_of: Callable[..., list[Obstacle]]) -> None:
    body = "turns: 20\nstreet: {start: [1.A, 2.A]}\n"
    goal = "goal: {goal: deliver, wares: [{ware: money, cents: CENTS}], share: SHARE, "
    goal += "place: {at: first-column, tile: 1.A}}\n"
    (found,) = obstacles_of(body + goal.replace("CENTS", "1000").replace("SHARE", "together"))
    assert found.condition == "decks"
    assert "1000 cents" in found.reason
    assert found.path == ("goal", "wares", 0, "cents")
    most = found.lifted_by.split()[2]
    assert obstacles_of(body + goal.replace("CENTS", most).replace("SHARE", "together")) == []
    assert [each.condition for each in obstacles_of(
        body + goal.replace("CENTS", most).replace("SHARE", "each-hero"), "2"
    )] == ["decks"]  # fmt: skip


def test_5_12_a_boss_on_an_obstacle_never_stands_anywhere(obstacles_of: Callable[..., list[Obstacle]]) -> None:
    tile = CLOSED.replace(".~....~.", ".~..#.~.") + "legend:\n  '#': {obstacle: crate, stops_shots: true}\n"
    body = "turns: 9\nstreet: {start: [1.A, X1.A]}\n"
    (found,) = obstacles_of(body + boss_at("{at: square, tile: X1.A, row: S.2, column: 5}"), tile=tile)
    assert found.condition == "blocked"
    assert "no square" in found.reason
    assert obstacles_of(body + boss_at("{at: square, tile: X1.A, row: S.4, column: 5}"), tile=tile) == []


def test_a_boss_behind_walls_can_be_got_at_by_whoever_teleports(obstacles_of: Callable[..., list[Obstacle]]) -> None:
    """The official Technique Teleportation reaches five squares, obstacles or not: nothing is proved (MMC-6d-02)."""
    body = "turns: 9\nstreet: {start: [1.A, X1.A]}\n" + boss_at("{at: square, tile: X1.A, row: S.2, column: 4}")
    assert obstacles_of(body, tile=CLOSED) == []


def test_more_bosses_at_the_start_than_figures(obstacles_of: Callable[..., list[Obstacle]]) -> None:
    def body(*bosses: str) -> str:
        place = "place: {at: last-column, tile: 2.A, row: S.1}"
        spawns = "".join(f"  - {{who: final-boss, final_boss: {name}, {place}}}\n" for name in bosses)
        whom = ", ".join(f"{{who: final-boss, final_boss: {name}}}" for name in bosses)
        return f"turns: 9\nstreet: {{start: [1.A, 2.A]}}\nspawns:\n{spawns}goal: {{goal: knock-out, whom: [{whom}]}}\n"

    assert {each.condition for each in obstacles_of(body("wallace", "neill"))} == {"box"}
    assert obstacles_of(body("wallace")) == []


def test_more_heroes_wanted_than_play(obstacles_of: Callable[..., list[Obstacle]]) -> None:
    body = "turns: 9\nstreet: {start: [1.A, 2.A]}\n"
    body += "goal: {goal: reach, heroes: 3, place: {at: last-column, tile: 2.A}}\n"
    assert [each.condition for each in obstacles_of(body, "2")] == ["goal"]
    assert obstacles_of(body, "3") == []


def test_of_several_goals_to_choose_from_all_must_be_impossible(obstacles_of: Callable[..., list[Obstacle]]) -> None:
    body = "turns: 2\nstreet: {start: [1.A, 2.A], then: [4.A, 5.A]}\n"
    near = "{goal: reach, place: {at: last-column, tile: 2.A}}"
    far = "{goal: reach, place: {at: last-column, tile: 5.A}}"
    assert obstacles_of(f"{body}goal: {{goal: any, of: [{near}, {far}]}}\n") == []
    assert [each.condition for each in obstacles_of(f"{body}goal: {{goal: all, of: [{near}, {far}]}}\n")] == ["turns"]
    assert len(obstacles_of(f"{body}goal: {{goal: any, of: [{far}, {far}]}}\n")) == 2


def test_8b_01_tokens_carried_one_by_one_over_too_many_squares(obstacles_of: Callable[..., list[Obstacle]]) -> None:
    body = "turns: TURNS\nstreet: {start: [1.A, 2.A]}\n"
    body += "goal: {goal: deliver, wares: [{ware: battery-tokens, count: COUNT}], share: together, "
    body += "place: {at: first-column, tile: 1.A}}\n"
    body += "extras: [{extra: pick-up, token: battery, place: {at: last-column, tile: 2.A}, carried_as: weapon}]\n"
    (found,) = obstacles_of(body.replace("TURNS", "1").replace("COUNT", "400"))
    assert found.condition == "distance"
    turns = found.lifted_by.split()[2]
    assert obstacles_of(body.replace("TURNS", turns).replace("COUNT", "400")) == []
    less = str(int(turns) - 1)
    assert [each.condition for each in obstacles_of(body.replace("TURNS", less).replace("COUNT", "400"))] == [
        "distance"
    ]


@pytest.mark.parametrize("game", ["megametrocity"])
def test_nothing_is_said_against_an_official_stage(game: str, view_of: Callable[[str], View]) -> None:
    view = view_of(game)
    assert GUIDE is not None
    set_ups = [each for stage in view.ids(GUIDE.scenario) for each in GUIDE.set_ups(view, stage, [], "every")]
    assert len(set_ups) >= 192
    assert [each for options in set_ups for each in GUIDE.obstacles(view, options)] == []
