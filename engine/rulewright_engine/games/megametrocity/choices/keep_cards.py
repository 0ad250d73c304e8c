"""Cards of the Item deck that an effect lets a hero look at: some are drawn, the others discarded."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision, hero_of
from rulewright_engine.games.megametrocity.decks import drawing, refill
from rulewright_engine.games.megametrocity.events import ItemSeen
from rulewright_engine.games.megametrocity.items import drawn
from rulewright_engine.games.megametrocity.state import OFF, Frame, State
from rulewright_engine.games.megametrocity.wounds import discard_item
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class KeepCard(TextAction):
    """Draws one of the cards looked at."""

    FORM: ClassVar[str] = "keep {card}"
    card: str


def _seen(state: State, frame: Frame, card: int) -> None:
    """("look-at-card", hero, how many): the next one joins those in the frame below."""
    name, hero, count = frame
    state.items[card] -= 1
    state.events.append(ItemSeen(hero, state.table.items[card].id))
    below, _, keep, seen = state.agenda[-2]
    state.agenda[-2] = (below, hero, keep, tuple(sorted((*seen, card))))
    state.agenda[-1] = (name, hero, count - 1)


def _no_more(state: State, frame: Frame) -> bool:
    if frame[2] and state.heroes[frame[1]].square != OFF and refill(state.items, state.item_discards):
        return False
    state.agenda.pop()
    return True


def _candidates(state: State, frame: Frame) -> Iterator[KeepCard]:
    """("keep-cards", hero, how many, cards looked at)."""
    return (KeepCard(state.table.items[card].id) for card in dict.fromkeys(frame[3]))


def _why_illegal(state: State, frame: Frame, action: KeepCard) -> Refusal | None:
    if state.table.item_ids.get(action.card) not in frame[3]:
        return Refusal("not-seen", f"{action.card} is not among the cards looked at")
    return None


def _do(state: State, frame: Frame, action: KeepCard) -> None:
    state.agenda.pop()
    name, hero, keep, seen = frame
    card = state.table.item_ids[action.card]
    left = list(seen)
    left.remove(card)
    state.agenda.append((name, hero, keep - 1, tuple(left)))
    state.agenda.append(("seen-card", hero, card))


def _settled(state: State, frame: Frame) -> bool:
    """What is not kept is discarded; all are kept where there are no more."""
    _, hero, keep, seen = frame
    if keep and len(set(seen)) > 1 and len(seen) > keep:
        return False
    state.agenda.pop()
    for card in seen[keep:]:
        discard_item(state, hero, card)
    for card in reversed(seen[:keep]):
        state.agenda.append(("seen-card", hero, card))
    return True


def _draw(state: State, frame: Frame) -> None:
    """("seen-card", hero, card): it counts as drawn; an event is replaced by a card of the deck (MMC-6a-34)."""
    _, hero, card = frame
    if state.table.items[card].type == "event":
        state.agenda.append(("draw-items", hero, 1))
    drawn(state, hero, card)


def _universe(state: State, frame: Frame) -> Iterator[KeepCard]:
    return (KeepCard(item.id) for item in state.table.items)


FRAMES = {"seen-card": _draw}
DECISIONS = {
    "keep-cards": Decision(hero_of(1), (ActionKind(KeepCard, _candidates, _why_illegal, _do, _universe),), _settled)
}
CHANCES = {
    "look-at-card": drawing(
        "items", lambda state, frame: state.items, lambda state: state.table.item_names, _seen, _no_more
    )
}
