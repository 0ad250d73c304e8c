"""Bringing a KO'd hero back (MMC-13-26)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.heroes.insert_coin import bring_back
from rulewright_engine.games.megametrocity.state import OFF
from rulewright_engine.games.megametrocity.story.carrying import ON
from rulewright_engine.games.megametrocity.story.kinds import StoryKind, hero_of, paid, ways_to_pay, why_not_paid
from rulewright_engine.games.megametrocity.story.state import StoryState
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class BringBack(TextAction):
    """Brings a KO'd hero back; another one pays with money cards of these values."""

    FORM: ClassVar[str] = "bring-back {hero} by {payer} for {cents*}"
    hero: str
    payer: str
    cents: tuple[int, ...]


def _price(story: StoryState) -> int:
    return story.table.route.between.revival_costs


def _candidates(story: StoryState) -> Iterator[BringBack]:
    names = story.table.heroes
    out = [number for number, hero in enumerate(story.stage.heroes) if hero.square == OFF]
    for payer in story.standing() if out else ():
        for way in ways_to_pay(story, payer, _price(story)):
            yield from (BringBack(names[hero], names[payer], way) for hero in out)


def _why_illegal(story: StoryState, action: BringBack) -> Refusal | None:
    hero, payer = hero_of(story, action.hero), hero_of(story, action.payer)
    if hero < 0 or story.stage.heroes[hero].square != OFF:
        return Refusal("not-out", f"{action.hero} is not KO'd", ("MMC-13-26",))
    if payer not in story.standing():
        return Refusal("not-there", f"{action.payer} is KO'd or does not play")
    return why_not_paid(story, payer, _price(story), action.cents)


def _do(story: StoryState, action: BringBack) -> StoryState:
    payer = hero_of(story, action.payer)
    purse = paid(story.stage, story.purse, payer, _price(story), action.cents)
    bring_back(story.stage, hero_of(story, action.hero), ON)
    return replace(story, purse=purse)


KINDS = (StoryKind(BringBack, _candidates, _why_illegal, _do),)
