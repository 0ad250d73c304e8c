"""Putting away what a stage wants brought to a place; it is out of play (MMC-12.05-05, MMC-12.10-07, MMC-12.14-05)."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity import stage_places
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind
from rulewright_engine.games.megametrocity.events_of_stages import ItemPutAway
from rulewright_engine.games.megametrocity.goals import progress
from rulewright_engine.games.megametrocity.goals.deliver import ware_for
from rulewright_engine.games.megametrocity.heroes.needs import ACTION, DELIVERIES
from rulewright_engine.games.megametrocity.heroes.use_weapon import spend_action
from rulewright_engine.games.megametrocity.state import Frame, Hero, State
from rulewright_engine.games.megametrocity.table import Table
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen
from rulewright_schema.counts import counted
from rulewright_schema.games.megametrocity.goals import Deliver

AWAY = "away:"
"""Marks that count what is put away, by the card's number."""


@frozen
class PutAway(TextAction):
    """Puts away a card or token for a goal, by the goal's number; weapons by how often they have been used."""

    FORM: ClassVar[str] = "put-away {item} used {used#} for {goal#}"
    item: str
    used: int
    goal: int


def _carried(hero: Hero) -> list[tuple[int, int]]:
    return list(dict.fromkeys([*hero.weapons, *((card, 0) for card in hero.money)]))


def _goals(table: Table) -> tuple[tuple[int, Deliver], ...]:
    """The goals that want something put away, by their numbers."""
    return tuple((part.number, part.goal) for part in progress.parts(table) if isinstance(part.goal, Deliver))


def _candidates(state: State, frame: Frame) -> list[PutAway]:
    hero = state.heroes[frame[1]]
    if not (hero.weapons or hero.money):
        return []
    items = state.table.items
    return [
        PutAway(items[card].id, used, number)
        for number, goal in state.table.once(_goals)
        if hero.actions >= goal.actions_each and stage_places.squares(state, goal.place) >> hero.square & 1
        for card, used in _carried(hero)
    ]


def _why_illegal(state: State, frame: Frame, action: PutAway) -> Refusal | None:
    part = progress.part_of(state, action.goal)
    if part is None or not isinstance(part.goal, Deliver):
        return Refusal("no-such-goal", f"for goal {action.goal} of the stage nothing is put away")
    number = frame[1]
    hero = state.heroes[number]
    card = state.table.item_ids.get(action.item)
    if card is None or (card, action.used) not in _carried(hero):
        return Refusal("not-carried", f"the hero carries no such {action.item}")
    if not stage_places.squares(state, part.goal.place) >> hero.square & 1:
        return Refusal("wrong-place", "the hero is not where the stage wants things put away", ("MMC-12.05-03",))
    needed = part.goal.actions_each
    if hero.actions < needed:
        return Refusal(
            "no-actions", f"{counted(needed, 'action', 'is')} needed, {hero.actions} left", ("MMC-12.05-05",)
        )
    if ware_for(state, action.goal, part.goal, number, state.table.items[card]) is None:
        return Refusal("not-wanted", f"the stage wants no {action.item} here, or no more", ("MMC-12.05-03",))
    return None


def _do(state: State, frame: Frame, action: PutAway) -> None:
    number = frame[1]
    part = progress.part_of(state, action.goal)
    assert part is not None
    assert isinstance(part.goal, Deliver)
    card = state.table.item_ids[action.item]
    item = state.table.items[card]
    ware = ware_for(state, action.goal, part.goal, number, item)
    assert ware is not None
    for _ in range(part.goal.actions_each):
        spend_action(state, number)
    hero = state.heroes[number]
    if (card, action.used) in hero.weapons:
        weapons = list(hero.weapons)
        weapons.remove((card, action.used))
        hero.weapons = tuple(weapons)
    else:
        money = list(hero.money)
        money.remove(card)
        hero.money = tuple(money)
    state.marks[f"{AWAY}{card}"] = state.marks.get(f"{AWAY}{card}", 0) + 1
    progress.add(state, action.goal, ware.ware, number, item.cents if ware.ware == "money" else 1)
    state.events.append(ItemPutAway(number, item.id))


def _universe(state: State, frame: Frame) -> Iterator[PutAway]:
    for number, _ in state.table.once(_goals):
        for item in state.table.items:
            if item.type in ("weapon", "money", "token"):
                yield from (PutAway(item.id, used, number) for used in range(item.batteries + 1))


KINDS = (ActionKind(PutAway, _candidates, _why_illegal, _do, _universe, needs=ACTION | DELIVERIES),)
