"""Dropping a weapon, and taking up what lies on the ground (MMC-6a-11, MMC-6a-12, section 7f)."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity import items
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind
from rulewright_engine.games.megametrocity.heroes.needs import ACTION, LYING, WEAPON
from rulewright_engine.games.megametrocity.heroes.use_weapon import spend_action
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class Drop(TextAction):
    """Leaves a weapon on the hero's square; free."""

    FORM: ClassVar[str] = "drop {weapon} used {used#}"
    weapon: str
    used: int


@frozen
class PickUp(TextAction):
    """Takes up what lies on the hero's square; one action."""

    FORM: ClassVar[str] = "pick-up {item}"
    item: str


def _drops(state: State, frame: Frame) -> list[Drop]:
    held = state.heroes[frame[1]].weapons
    return [Drop(state.table.items[card].id, used) for card, used in dict.fromkeys(held)] if held else []


def _why_not_drop(state: State, frame: Frame, action: Drop) -> Refusal | None:
    if (state.table.item_ids.get(action.weapon), action.used) not in state.heroes[frame[1]].weapons:
        return Refusal("not-carried", f"the hero carries no such {action.weapon}", ("MMC-6a-11",))
    return None


def _drop(state: State, frame: Frame, action: Drop) -> None:
    hero = state.heroes[frame[1]]
    card = state.table.item_ids[action.weapon]
    weapons = list(hero.weapons)
    weapons.remove((card, action.used))
    hero.weapons = tuple(weapons)
    items.drop(state, frame[1], card, action.used)


def _picks(state: State, frame: Frame) -> list[PickUp]:
    if not state.ground:
        return []
    here = state.heroes[frame[1]].square
    cards = dict.fromkeys(card for square, card, _ in state.ground if square == here)
    return [PickUp(state.table.items[card].id) for card in cards]


def _why_not_pick(state: State, frame: Frame, action: PickUp) -> Refusal | None:
    hero = state.heroes[frame[1]]
    card = state.table.item_ids.get(action.item)
    if not any(square == hero.square and lying == card for square, lying, _ in state.ground):
        return Refusal("not-there", f"no {action.item} lies on the hero's square", ("MMC-6a-11",))
    if not hero.actions:
        return Refusal("no-actions", "picking up costs one action, none is left", ("MMC-6a-11",))
    return None


def _pick(state: State, frame: Frame, action: PickUp) -> None:
    number = frame[1]
    spend_action(state, number)
    card = state.table.item_ids[action.item]
    found = next(each for each in state.ground if each[:2] == (state.heroes[number].square, card))
    left = list(state.ground)
    left.remove(found)
    state.ground = tuple(left)
    items.take_item(state, number, card, found[2])


def _every_drop(state: State, frame: Frame) -> Iterator[Drop]:
    for item in state.table.items:
        yield from (Drop(item.id, used) for used in range(item.batteries + 1))


def _every_pick(state: State, frame: Frame) -> Iterator[PickUp]:
    return (PickUp(item.id) for item in state.table.items)


KINDS = (
    ActionKind(Drop, _drops, _why_not_drop, _drop, _every_drop, exact=True, needs=WEAPON),
    ActionKind(PickUp, _picks, _why_not_pick, _pick, _every_pick, exact=True, needs=ACTION | LYING),
)
