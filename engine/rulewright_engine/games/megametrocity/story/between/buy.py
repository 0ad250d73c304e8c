"""Buying an upgrade (MMC-13-24)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.story.between.gain import names, upgrade_hero, why_not_upgraded
from rulewright_engine.games.megametrocity.story.kinds import StoryKind, hero_of, paid, ways_to_pay, why_not_paid
from rulewright_engine.games.megametrocity.story.state import StoryState
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class Buy(TextAction):
    """Buys an attribute's Enhancement or a Technique with money cards of these values."""

    FORM: ClassVar[str] = "buy {hero} {upgrade} for {cents*}"
    hero: str
    upgrade: str
    cents: tuple[int, ...]


def _price(story: StoryState) -> int:
    return story.table.route.between.upgrade_costs


def _candidates(story: StoryState) -> Iterator[Buy]:
    for hero in story.standing():
        for way in ways_to_pay(story, hero, _price(story)):
            yield from (Buy(story.table.heroes[hero], name, way) for name in names(story))


def _why_illegal(story: StoryState, action: Buy) -> Refusal | None:
    hero = hero_of(story, action.hero)
    if hero not in story.standing():
        return Refusal("not-there", f"{action.hero} is KO'd or does not play")
    return why_not_paid(story, hero, _price(story), action.cents) or why_not_upgraded(story, hero, action.upgrade)


def _do(story: StoryState, action: Buy) -> StoryState:
    hero = hero_of(story, action.hero)
    purse = paid(story.stage, story.purse, hero, _price(story), action.cents)
    upgrade_hero(story, hero, action.upgrade)
    return replace(story, purse=purse)


KINDS = (StoryKind(Buy, _candidates, _why_illegal, _do),)
