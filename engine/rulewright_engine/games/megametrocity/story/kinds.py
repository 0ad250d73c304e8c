"""What can be done between stages: the shape of each action's module."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.figures import hero_named
from rulewright_engine.games.megametrocity.heroes.insert_coin import pay
from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.games.megametrocity.story.state import StoryState
from rulewright_engine.interface import Refusal
from rulewright_schema.counts import counted


@dataclass(frozen=True, slots=True)
class StoryKind:
    """One kind of action, as `ActionKind` for stages; `do` gives the story after it, from one with a working copy."""

    action: type[TextAction]
    candidates: Callable[[StoryState], Iterable[TextAction]]
    why_illegal: Callable[[StoryState, Any], Refusal | None]
    do: Callable[[StoryState, Any], StoryState]


def hero_of(story: StoryState, name: str) -> int:
    """The number of a hero; -1 if it does not play."""
    return hero_named(story.stage, name)


def ways_to_pay(story: StoryState, hero: int, price: int) -> list[tuple[int, ...]]:
    """The cards' values with which a hero can pay, the rest coming from what sales brought it (MMC-13-23)."""
    items = story.stage.table.items
    cards = sorted((items[card].cents for card in story.stage.heroes[hero].money), reverse=True)
    found: dict[tuple[int, ...], None] = {(): None}
    for cents in cards:
        for way in list(found):
            if sum(way) + cents <= price:
                found[(*way, cents)] = None
    return [way for way in found if price - sum(way) <= story.purse[hero]]


def why_not_paid(story: StoryState, hero: int, price: int, cents: tuple[int, ...]) -> Refusal | None:
    """Why a hero cannot pay so."""
    if tuple(sorted(cents, reverse=True)) not in ways_to_pay(story, hero, price):
        return Refusal("wrong-price", f"it costs {counted(price, 'cent')} in cards of the hero, and there is no change")
    return None


def paid(state: State, purse: tuple[int, ...], hero: int, price: int, cents: tuple[int, ...]) -> tuple[int, ...]:
    """Takes the cards; the purses afterwards."""
    pay(state, hero, cents)
    return tuple(left - (price - sum(cents)) if each == hero else left for each, left in enumerate(purse))
