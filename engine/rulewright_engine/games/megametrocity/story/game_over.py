"""After a game over: going on from where the story was saved, or not (MMC-13-15, MMC-13-27)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.events_of_stages import StageBegan
from rulewright_engine.games.megametrocity.story import carrying
from rulewright_engine.games.megametrocity.story.kinds import StoryKind
from rulewright_engine.games.megametrocity.story.state import StoryState
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class Resume(TextAction):
    """Goes on from the stage in which the story was saved."""

    FORM: ClassVar[str] = "resume"


@frozen
class GiveUp(TextAction):
    """Lets the story end."""

    FORM: ClassVar[str] = "give-up"


def _resumes(story: StoryState) -> Iterator[Resume]:
    yield Resume()


def _gives_up(story: StoryState) -> Iterator[GiveUp]:
    yield GiveUp()


def _never_refused(story: StoryState, action: TextAction) -> Refusal | None:
    return None


def _resume(story: StoryState, action: Resume) -> StoryState:
    saved = story.saved
    assert saved is not None
    stage = carrying.resumed(story)
    stage.events.append(StageBegan(saved.at, stage.table.difficulty))
    return replace(
        story, mode="stage", at=saved.at, main=saved.main, ways=saved.ways, aside=saved.aside, draws=saved.draws,
        stage=stage, judged=False,
    )  # fmt: skip


def _give_up(story: StoryState, action: GiveUp) -> StoryState:
    return replace(story, mode="over", outcome="lost")


KINDS = (
    StoryKind(Resume, _resumes, _never_refused, _resume),
    StoryKind(GiveUp, _gives_up, _never_refused, _give_up),
)
