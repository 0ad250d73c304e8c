"""Selling a weapon, whatever uses it has left (MMC-13-20 to MMC-13-23)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.games.megametrocity.story.kinds import StoryKind, hero_of
from rulewright_engine.games.megametrocity.story.state import StoryState
from rulewright_engine.games.megametrocity.wounds import discard_item
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class Sell(TextAction):
    """Sells a weapon, by how often it has been used."""

    FORM: ClassVar[str] = "sell {hero} {weapon} used {used#}"
    hero: str
    weapon: str
    used: int


def _candidates(story: StoryState) -> Iterator[Sell]:
    table = story.stage.table
    for number, hero in enumerate(story.stage.heroes):
        for card, used in dict.fromkeys(hero.weapons):
            yield Sell(table.heroes[number].id, table.items[card].id, used)


def _why_illegal(story: StoryState, action: Sell) -> Refusal | None:
    hero = hero_of(story, action.hero)
    card = story.stage.table.item_ids.get(action.weapon)
    if hero < 0 or (card, action.used) not in story.stage.heroes[hero].weapons:
        return Refusal("not-carried", f"{action.hero} has no such {action.weapon}", ("MMC-13-20",))
    return None


def _do(story: StoryState, action: Sell) -> StoryState:
    state, hero = story.stage, hero_of(story, action.hero)
    card = state.table.item_ids[action.weapon]
    weapons = list(state.heroes[hero].weapons)
    weapons.remove((card, action.used))
    state.heroes[hero].weapons = tuple(weapons)
    discard_item(state, hero, card)
    between = story.table.route.between
    price = between.golden_weapon_sells_for if state.table.items[card].golden else between.weapon_sells_for
    if _takes_card(state, hero, price):
        return story
    # MMC-13-23: without a matching card it cannot be kept, and lapses when the story goes on.
    return replace(story, purse=tuple(left + price * (n == hero) for n, left in enumerate(story.purse)))


def _takes_card(state: State, hero: int, price: int) -> bool:
    """Takes the matching card out of the deck, or else out of the discards."""
    for pile in (state.items, state.item_discards):
        for card, item in enumerate(state.table.items):
            if item.type == "money" and item.cents == price and pile[card]:
                pile[card] -= 1
                state.heroes[hero].money = tuple(sorted((*state.heroes[hero].money, card)))
                return True
    return False


KINDS = (StoryKind(Sell, _candidates, _why_illegal, _do),)
