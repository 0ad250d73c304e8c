"""What follows from a story route."""

from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from rulewright_schema.games.megametrocity import story_facts
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.story import StoryRoute
from rulewright_schema.games.megametrocity.story_facts import Step

CONTENT = Path(__file__).parents[4] / "content" / "megametrocity"


def read(path: Path) -> Any:
    return YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))


STAGES = {stage.id: stage for stage in (Stage.model_validate(read(p)) for p in sorted(CONTENT.glob("stages/*.yaml")))}
DATA = read(CONTENT / "story.yaml")


def story(*ways: tuple[str, str], start: str = "a", finish: str = "z", **more: Any) -> StoryRoute:
    return StoryRoute.model_validate(
        {
            **{key: DATA[key] for key in ("levels", "between", "spawns_counted", "techniques", "final_boss_reward")},
            "id": "short", "title": {"en": "Short"}, "start": start, "start_difficulty": "normal", "finish": finish,
            "ways": [{"after": after, "to": [to]} for after, to in ways],
            **more,
        }
    )  # fmt: skip


def test_the_official_story_reaches_every_stage_and_can_always_go_on() -> None:
    route = StoryRoute.model_validate(DATA)
    assert story_facts.reachable(route, STAGES) == set(STAGES)
    assert story_facts.unreachable(route, STAGES) == ()
    assert story_facts.dead_ends(route, STAGES) == ()


def test_shortcuts_are_steps_unless_the_route_says_no() -> None:
    # MMC-12.02-14, MMC-12.08-06
    route = StoryRoute.model_validate(DATA)
    assert [step for step in story_facts.steps(route, STAGES) if step.shortcut] == [
        Step("gathering-information", "wallace", shortcut=True),
        Step("evaristo", "neill", shortcut=True),
    ]
    without = StoryRoute.model_validate({**DATA, "shortcuts": False})
    assert not any(step.shortcut for step in story_facts.steps(without, STAGES))


def test_a_ring_that_never_reaches_the_finish_is_a_dead_end() -> None:
    route = story(("a", "b"), ("b", "c"), ("c", "b"), ("a", "z"))
    assert story_facts.dead_ends(route, {}) == ("b", "c")
    assert story_facts.unreachable(route, {}) == ()


def test_stages_without_a_way_to_them_are_unreachable_even_behind_the_finish() -> None:
    route = story(("a", "z"), ("x", "z"), ("z", "y"), side_trips=[{"stage": "s", "after": ["x"]}])
    assert story_facts.unreachable(route, {}) == ("x", "y", "s")


def test_levels_follow_upgrades() -> None:
    # MMC-13-05 to MMC-13-08
    route = StoryRoute.model_validate(DATA)
    assert [story_facts.level_for(route, upgrades) for upgrades in (2, 3, 5, 6, 8, 9, 12, 13)] == [
        None, "normal", "normal", "hard", "hard", "very-hard", "very-hard", None,
    ]  # fmt: skip
