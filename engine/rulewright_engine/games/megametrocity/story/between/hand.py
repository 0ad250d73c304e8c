"""Handing weapons and money to another hero (MMC-13-25)."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.events import ItemGiven
from rulewright_engine.games.megametrocity.state import Hero
from rulewright_engine.games.megametrocity.story.kinds import StoryKind, hero_of
from rulewright_engine.games.megametrocity.story.state import StoryState
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class Hand(TextAction):
    """Hands over a card, a weapon by how often it has been used."""

    FORM: ClassVar[str] = "hand {giver} {taker} {card} used {used#}"
    giver: str
    taker: str
    card: str
    used: int


def _held(story: StoryState, hero: Hero) -> list[tuple[int, int]]:
    swap = story.table.route.between.swap
    weapons = hero.weapons if "weapons" in swap else ()
    money = [(card, 0) for card in hero.money] if "money" in swap else []
    return list(dict.fromkeys([*weapons, *money]))


def _candidates(story: StoryState) -> Iterator[Hand]:
    names, items = story.table.heroes, story.stage.table.items
    for giver in story.standing():
        for card, used in _held(story, story.stage.heroes[giver]):
            for taker in story.standing():
                if taker != giver:
                    yield Hand(names[giver], names[taker], items[card].id, used)


def _why_illegal(story: StoryState, action: Hand) -> Refusal | None:
    giver, taker = hero_of(story, action.giver), hero_of(story, action.taker)
    standing = story.standing()
    if giver not in standing or taker not in standing or giver == taker:
        return Refusal("not-there", "both have to be heroes who are not KO'd", ("MMC-13-25",))
    card = story.stage.table.item_ids.get(action.card)
    if (card, action.used) not in _held(story, story.stage.heroes[giver]):
        return Refusal("not-carried", f"{action.giver} has no such {action.card} to hand over", ("MMC-13-25",))
    return None


def _do(story: StoryState, action: Hand) -> StoryState:
    state = story.stage
    giver, taker = hero_of(story, action.giver), hero_of(story, action.taker)
    one, other = state.heroes[giver], state.heroes[taker]
    card = state.table.item_ids[action.card]
    if state.table.items[card].in_purse:
        money = list(one.money)
        money.remove(card)
        one.money = tuple(money)
        other.money = tuple(sorted((*other.money, card)))
    else:
        weapons = list(one.weapons)
        weapons.remove((card, action.used))
        one.weapons = tuple(weapons)
        other.weapons = (*other.weapons, (card, action.used))
    state.events.append(ItemGiven(giver, taker, action.card))
    return story


KINDS = (StoryKind(Hand, _candidates, _why_illegal, _do),)
