"""Positions within a story: the story around the stage that an example lays out."""

from dataclasses import dataclass, replace

from rulewright_engine.examples import PositionError
from rulewright_engine.games.megametrocity import rounds
from rulewright_engine.games.megametrocity.engine import run
from rulewright_engine.games.megametrocity.examples.content import is_set_up, plain, rulings_of, with_own
from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.games.megametrocity.story import carrying, options
from rulewright_engine.games.megametrocity.story.engine import after_step
from rulewright_engine.games.megametrocity.story.options import StoryTable
from rulewright_engine.games.megametrocity.story.state import Saved, StoryState
from rulewright_engine.interface import Event, SetUpError
from rulewright_schema.catalog import View
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.example_positions import ExamplePosition
from rulewright_schema.games.megametrocity.example_stories import StoryPosition
from rulewright_schema.games.megametrocity.examples import Example
from rulewright_schema.nodes import Path

STORY_PATH: Path = ("position", "story")


@dataclass(frozen=True, slots=True)
class Setting:
    """The story of an example: what does not change in it, and the stage of its route that is played."""

    given: StoryPosition
    table: StoryTable
    at: str

    def position(self, given: ExamplePosition) -> ExamplePosition:
        """The position; in a set-up the stage is that of the route, at the level that the story begins with."""
        if not is_set_up(given):
            return given
        level = carrying.level(self.table, self.at, None)
        return given.model_copy(update={"stage": given.stage or self.at, "difficulty": level})

    def brought(self) -> dict[str, str]:
        """What the story brings along to the stage: its readings of set-up and machines."""
        return dict(carrying.options_for(self.table, self.at, None, (), ()).story)


def setting_of(view: View, document: Document) -> Setting | None:
    """The story that a position belongs to; None if it belongs to none. Raises PositionError."""
    example = document.expect(Example)
    position = example.position
    given = position.story
    if given is None:
        return None
    if given.at is not None and position.stage is not None:
        raise PositionError((*STORY_PATH, "at"), "the stage is said twice", "Leave `at` or `stage` out.")
    data = {
        "route": plain(given.route),
        "heroes": [plain(name) for name in position.heroes],
        "rulings": dict(rulings_of(example)),
    }
    try:
        table = options.read(with_own(view, document), data)  # type: ignore[arg-type]  # lists of texts are plain data
    except SetUpError as error:
        raise PositionError(STORY_PATH, f"it cannot be set up: {error}") from error
    at = plain(given.at or position.stage or table.route.start)
    if at not in table.stages:
        message = f"the route does not come to {at}; it comes to {', '.join(table.stages)}"
        raise PositionError((*STORY_PATH, "at") if given.at else ("position", "stage"), message)
    return Setting(given, table, at)


def told_by(setting: Setting, stage: State) -> tuple[StoryState, tuple[Event, ...]]:
    """The story once the stage is laid out, and what came about at its end. Raises PositionError."""
    nobody = (0,) * len(stage.heroes)
    story = StoryState(setting.table, "stage", setting.at, stage, pending=nobody, purse=nobody)
    story = replace(story, saved=_saved(setting))
    if setting.given.ended is None:
        return story, ()
    over = stage.copy()
    rounds.end_stage(over, setting.given.ended, "so the example begins")
    run(over)
    events = tuple(over.events)
    over.events = []
    return after_step(story, replace(story, stage=over)), events


def _saved(setting: Setting) -> Saved | None:
    """The save of a stage that had just begun."""
    name = setting.given.saved
    if name is None:
        return None
    saved = plain(name)
    path: Path = (*STORY_PATH, "saved")
    if setting.table.route.saving is None:
        raise PositionError(path, "the story of this route is not saved", "Leave it out.")
    if saved not in setting.table.stages:
        raise PositionError(path, f"the route does not come to {saved}", "Name a stage of the route.")
    try:
        return Saved(saved, "", (), (), (), carrying.begin(setting.table, saved))
    except SetUpError as error:
        raise PositionError(path, f"{saved} cannot be set up: {error}") from error
