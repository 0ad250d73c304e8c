"""Food just drawn: eaten at once or left on the ground (MMC-6a-26)."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity import bonuses, triggers
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision, hero_of
from rulewright_engine.games.megametrocity.events import FoodEaten
from rulewright_engine.games.megametrocity.items import drop
from rulewright_engine.games.megametrocity.state import OFF, Frame, State
from rulewright_engine.games.megametrocity.wounds import discard_item, heal_hero
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class Eat(TextAction):
    """Eats the food."""

    FORM: ClassVar[str] = "eat"


@frozen
class LeaveFood(TextAction):
    """Leaves the food on the ground."""

    FORM: ClassVar[str] = "leave-food"


def _eat(state: State, frame: Frame, action: Eat) -> None:
    state.agenda.pop()
    _, hero, card = frame
    item = state.table.items[card]
    state.events.append(FoodEaten(hero, item.id))
    discard_item(state, hero, card)
    heal_hero(state, hero, item.heals + bonuses.healing(state, hero))
    if item.effects:
        state.agenda.append(("effects", item.effects, 0, hero, OFF, (), ()))
    triggers.fire(state, "food-eaten", hero)


def _leave(state: State, frame: Frame, action: LeaveFood) -> None:
    state.agenda.pop()
    drop(state, frame[1], frame[2], 0)


def _eats(state: State, frame: Frame) -> Iterator[Eat]:
    yield Eat()


def _leaves(state: State, frame: Frame) -> Iterator[LeaveFood]:
    yield LeaveFood()


def _always(state: State, frame: Frame, action: TextAction) -> Refusal | None:
    return None


DECISIONS = {
    "food": Decision(
        hero_of(1), (ActionKind(Eat, _eats, _always, _eat), ActionKind(LeaveFood, _leaves, _always, _leave))
    )
}
