"""Taking an upgrade that a hero gains for a final boss, KO'd or not (MMC-13-12)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from rulewright_engine.games.megametrocity import upgrades
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.figures import ATTRIBUTES
from rulewright_engine.games.megametrocity.story.kinds import StoryKind, hero_of
from rulewright_engine.games.megametrocity.story.state import StoryState
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class Gain(TextAction):
    """Gains an attribute's Enhancement or a Technique, chosen freely from the deck."""

    FORM: ClassVar[str] = "gain {hero} {upgrade}"
    hero: str
    upgrade: str


def names(story: StoryState) -> list[str]:
    """Every upgrade there is to choose."""
    free = upgrades.free_techniques(story.stage)
    techniques = story.stage.table.technique_names
    return [*ATTRIBUTES, *(name for name, left in zip(techniques, free, strict=True) if left)]


def why_not_upgraded(story: StoryState, hero: int, upgrade: str) -> Refusal | None:
    """Why a hero cannot have an upgrade."""
    if upgrade in ATTRIBUTES:
        return upgrades.why_not_enhance(story.stage, hero, upgrade)
    if upgrade not in names(story):
        return Refusal("not-in-deck", f"the Technique {upgrade} is not in the deck", ("MMC-13-24",))
    return upgrades.why_not_learn(story.stage, hero)


def upgrade_hero(story: StoryState, hero: int, upgrade: str) -> None:
    """Gives it to the hero."""
    if upgrade in ATTRIBUTES:
        upgrades.enhance(story.stage, hero, upgrade)
    else:
        upgrades.learn(story.stage, hero, story.stage.table.technique_ids[upgrade])


def _candidates(story: StoryState) -> Iterator[Gain]:
    for hero, count in enumerate(story.pending):
        if count:
            yield from (Gain(story.table.heroes[hero], name) for name in names(story))


def _why_illegal(story: StoryState, action: Gain) -> Refusal | None:
    hero = hero_of(story, action.hero)
    if hero < 0 or not story.pending[hero]:
        return Refusal("nothing-to-gain", f"{action.hero} gains no upgrade now", ("MMC-13-12",))
    return why_not_upgraded(story, hero, action.upgrade)


def _do(story: StoryState, action: Gain) -> StoryState:
    hero = hero_of(story, action.hero)
    upgrade_hero(story, hero, action.upgrade)
    return replace(story, pending=tuple(left - (n == hero) for n, left in enumerate(story.pending)))


KINDS = (StoryKind(Gain, _candidates, _why_illegal, _do),)
