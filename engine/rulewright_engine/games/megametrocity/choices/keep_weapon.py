"""Which weapon to keep of one too many; the other is discarded (MMC-6a-10)."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision, hero_of
from rulewright_engine.games.megametrocity.events import ItemTaken
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.games.megametrocity.wounds import discard_item
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class Discard(TextAction):
    """Gives up a weapon, the new one or one carried, by its card and how often it has been used."""

    FORM: ClassVar[str] = "discard {weapon} used {used#}"
    weapon: str
    used: int


def _held(state: State, frame: Frame) -> list[tuple[int, int]]:
    _, hero, card, used = frame
    return [*state.heroes[hero].weapons, (card, used)]


def _candidates(state: State, frame: Frame) -> Iterator[Discard]:
    for card, used in dict.fromkeys(_held(state, frame)):
        yield Discard(state.table.items[card].id, used)


def _why_illegal(state: State, frame: Frame, action: Discard) -> Refusal | None:
    card = state.table.item_ids.get(action.weapon)
    if (card, action.used) not in _held(state, frame):
        return Refusal("not-carried", f"{action.weapon} is not among the weapons to choose from", ("MMC-6a-10",))
    return None


def _do(state: State, frame: Frame, action: Discard) -> None:
    state.agenda.pop()
    hero, new = frame[1], (frame[2], frame[3])
    given_up = (state.table.item_ids[action.weapon], action.used)
    held = _held(state, frame)
    held.remove(given_up)
    state.heroes[hero].weapons = tuple(held)
    discard_item(state, hero, given_up[0])
    if given_up != new:
        state.events.append(ItemTaken(hero, state.table.items[new[0]].id))


def _universe(state: State, frame: Frame) -> Iterator[Discard]:
    for item in state.table.items:
        if item.type == "weapon":
            for used in range(item.batteries + 1):
                yield Discard(item.id, used)


DECISIONS = {
    "keep-weapon": Decision(hero_of(1), (ActionKind(Discard, _candidates, _why_illegal, _do, _universe),)),
}
