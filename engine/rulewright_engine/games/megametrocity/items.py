"""Item cards: drawing them with what each brings, and what lies on the ground (sections 6a and 7f)."""

from rulewright_engine.games.megametrocity import bonuses, stage_rules
from rulewright_engine.games.megametrocity.decks import drawing, refill
from rulewright_engine.games.megametrocity.events import (
    EventHappened,
    ItemDrawn,
    ItemDropped,
    ItemLeftGame,
    ItemTaken,
)
from rulewright_engine.games.megametrocity.state import OFF, Frame, State
from rulewright_engine.games.megametrocity.wounds import discard_item


def _draw_items(state: State, frame: Frame) -> None:
    """("draw-items", hero, how many[, even KO'd]): one after the other."""
    _, hero, count, *rest = frame
    even_ko = bool(rest and rest[0])
    if count > 1:
        state.agenda.append(("draw-items", hero, count - 1, even_ko))
    if count:
        state.agenda.append(("draw-item", hero, even_ko))


def _nothing_to_draw(state: State, frame: Frame) -> bool:
    if (state.heroes[frame[1]].square == OFF and not frame[2]) or not refill(state.items, state.item_discards):
        state.agenda.pop()
        return True
    return False


def _drawn(state: State, frame: Frame, card: int) -> None:
    """A card was drawn; the frame stays until one is no event (MMC-6a-34)."""
    state.items[card] -= 1
    if state.table.items[card].type != "event":
        state.agenda.pop()
    drawn(state, frame[1], card)


def drawn(state: State, hero: int, card: int) -> None:
    """A card taken off the deck counts as drawn; an event happens at once (MMC-6a-33)."""
    item = state.table.items[card]
    state.events.append(ItemDrawn(hero, item.id))
    if item.type != "event":
        take_item(state, hero, card)
        return
    state.item_discards[card] += 1
    happens = not stage_rules.without_effect(state, item.id)
    state.events.append(EventHappened(hero, item.id, happens))
    if happens:
        state.agenda.append(("effects", item.effects, 0, hero, OFF, (), ()))


def take_item(state: State, number: int, card: int, used: int = 0) -> None:
    """A card that is in nobody's hands comes to a hero: weapons and money are kept, food asks to be eaten."""
    hero = state.heroes[number]
    item = state.table.items[card]
    if item.in_purse:
        hero.money = tuple(sorted((*hero.money, card)))
        state.events.append(ItemTaken(number, item.id))
    elif item.type == "food":
        if hero.square == OFF:
            discard_item(state, number, card)
        else:
            state.agenda.append(("food", number, card))
    elif len(hero.weapons) < bonuses.weapon_slots(state, number):
        hero.weapons = (*hero.weapons, (card, used))
        state.events.append(ItemTaken(number, item.id))
    else:
        state.agenda.append(("keep-weapon", number, card, used))


def drop(state: State, hero: int, card: int, used: int) -> None:
    """Leaves an item on the hero's square; what lay on the ground leaves the game (MMC-7f-02, MMC-7f-03)."""
    square = state.heroes[hero].square
    kept = []
    for lying in state.ground:
        if state.table.rulings.items_pile_up_on_square and lying[0] == square:
            kept.append(lying)
            continue
        item = state.table.items[lying[1]]
        if item.type != "token":
            state.items_gone[lying[1]] += 1
        state.events.append(ItemLeftGame(item.id))
    state.ground = (*kept, (square, card, used))
    state.events.append(ItemDropped(hero, state.table.items[card].id, square))
    state.touched = True


FRAMES = {"draw-items": _draw_items}
CHANCES = {
    "draw-item": drawing(
        "items",
        lambda state, frame: state.items,
        lambda state: state.table.item_names,
        _drawn,
        _nothing_to_draw,
    )
}
