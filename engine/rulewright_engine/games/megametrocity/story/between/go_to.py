"""Going on to the next stage, or to one on the side (MMC-13-01)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from rulewright_engine.games.megametrocity import bonuses
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.events_of_stages import StageBegan
from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.games.megametrocity.story import carrying, route
from rulewright_engine.games.megametrocity.story.between.gain import names, why_not_upgraded
from rulewright_engine.games.megametrocity.story.kinds import StoryKind
from rulewright_engine.games.megametrocity.story.state import StoryState
from rulewright_engine.interface import Refusal, SetUpError
from rulewright_engine.values import frozen
from rulewright_schema.counts import counted
from rulewright_schema.games.megametrocity.stage_facts import map_choices


@frozen
class GoTo(TextAction):
    """Goes on to a stage."""

    FORM: ClassVar[str] = "go-to {stage}"
    stage: str


@frozen
class GoToMap(TextAction):
    """Goes on to a stage of which only some maps are played, named with a + between them (MMC-12.12-07)."""

    FORM: ClassVar[str] = "go-to {stage} on {maps}"
    stage: str
    maps: str


def _maps(story: StoryState, stage: str) -> list[str]:
    """The choices of maps; empty where there is nothing to choose."""
    choices = map_choices(story.table.stages[stage], len(story.standing()))
    return ["+".join(each.id or "" for each in choice) for choice in choices] if len(choices) > 1 else []


def _candidates(story: StoryState) -> Iterator[GoTo]:
    return (GoTo(stage) for stage in route.open_stages(story) if not _maps(story, stage))


def _map_candidates(story: StoryState) -> Iterator[GoToMap]:
    for stage in route.open_stages(story):
        yield from (GoToMap(stage, maps) for maps in _maps(story, stage))


def _why_illegal(story: StoryState, action: GoTo | GoToMap) -> Refusal | None:
    if action.stage not in route.open_stages(story):
        return Refusal("no-way", f"no way leads to {action.stage} from here", ("MMC-13-01",))
    state = story.stage
    if any(len(hero.weapons) > bonuses.weapon_slots(state, number) for number, hero in enumerate(state.heroes)):
        return Refusal("too-many-weapons", "a hero carries too many weapons", ("MMC-6a-09",))
    for hero, count in enumerate(story.pending):
        if count and any(why_not_upgraded(story, hero, name) is None for name in names(story)):
            return Refusal("upgrade-first", f"{story.table.heroes[hero]} still gains an upgrade", ("MMC-13-12",))
    if len(story.standing()) not in story.table.stages[action.stage].heroes:
        return Refusal("not-so-many", f"the stage is not for {counted(len(story.standing()), 'hero')}")
    maps = _maps(story, action.stage)
    if (action.maps not in maps) if isinstance(action, GoToMap) else bool(maps):
        return Refusal("which-map", f"the maps to choose from are: {', '.join(maps) or 'none'}", ("MMC-12.12-07",))
    try:
        _begun(story, action)
    except SetUpError as error:
        return Refusal("no-set-up", f"{action.stage} cannot be set up: {error}")
    return None


def _begun(story: StoryState, action: GoTo | GoToMap) -> State:
    maps = tuple(action.maps.split("+")) if isinstance(action, GoToMap) else ()
    return carrying.begin(story.table, action.stage, story.stage, story.draws, maps)


def _do(story: StoryState, action: GoTo | GoToMap) -> StoryState:
    stage = _begun(story, action)
    stage.events.append(StageBegan(action.stage, stage.table.difficulty))
    is_aside = action.stage not in story.ways
    nobody = (0,) * len(story.purse)
    return replace(
        story, mode="stage", at=action.stage, stage=stage, judged=False, purse=nobody, pending=nobody,
        aside=(*story.aside, action.stage) if is_aside else (), ways=story.ways if is_aside else (),
        main=story.main,
    )  # fmt: skip


KINDS = (
    StoryKind(GoTo, _candidates, _why_illegal, _do),
    StoryKind(GoToMap, _map_candidates, _why_illegal, _do),
)
