"""Effects on Item cards in hand and in the deck: searching, money, losing, exchanging, recharging."""

from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.events import ItemTaken
from rulewright_engine.games.megametrocity.state import FIRST_FOE, State
from rulewright_schema.games.megametrocity.effects import (
    ExchangeItems,
    GainMoney,
    LoseItems,
    RechargeWeapon,
    SearchItems,
)


def search_items(state: State, effect: SearchItems, context: Context, figures: tuple[int, ...]) -> None:
    """Looks at cards, one after the other, then keeps some of them."""
    state.agenda.append(("keep-cards", context.actor, min(effect.keep, effect.look_at), ()))
    state.agenda.append(("look-at-card", context.actor, effect.look_at))


def gain_money(state: State, effect: GainMoney, context: Context, figures: tuple[int, ...]) -> None:
    """Each takes cards worth exactly the sum, as few as can be, from the deck, or else from the discards too.

    Without them nothing (MMC-13-23).
    """
    for hero in figures:
        if hero >= FIRST_FOE:
            continue
        cards = _worth(state, effect.cents, state.items)
        if cards is None:
            both = [deck + discards for deck, discards in zip(state.items, state.item_discards, strict=True)]
            cards = _worth(state, effect.cents, both)
        for card in cards or ():
            pile = state.items if state.items[card] else state.item_discards
            pile[card] -= 1
            owner = state.heroes[hero]
            owner.money = tuple(sorted((*owner.money, card)))
            state.events.append(ItemTaken(hero, state.table.items[card].id))


def _worth(state: State, cents: int, counts: list[int]) -> tuple[int, ...] | None:
    """The fewest money cards worth a sum, those of greater value first; None if there are none."""
    found: dict[int, tuple[int, ...]] = {0: ()}
    items = state.table.items
    money = [card for card, item in enumerate(items) if item.type == "money" and counts[card]]
    for card in sorted(money, key=lambda card: -items[card].cents):
        value = items[card].cents
        for sum_before, cards in sorted(found.items()):
            for times in range(1, counts[card] + 1):
                total = sum_before + times * value
                if total > cents:
                    break
                if total not in found or len(cards) + times < len(found[total]):
                    found[total] = (*cards, *(card,) * times)
    return found.get(cents)


def lose_items(state: State, effect: LoseItems, context: Context, figures: tuple[int, ...]) -> None:
    """Each discards cards of its own choice (MMC-8g-02 does not hold: it is no knock-out)."""
    for hero in reversed(figures):
        if hero < FIRST_FOE:
            state.agenda.append(("lose-items", hero, effect.items, effect.cards))


def recharge_weapon(state: State, effect: RechargeWeapon, context: Context, figures: tuple[int, ...]) -> None:
    """Takes battery tokens off a carried weapon of each."""
    for hero in reversed(figures):
        if hero < FIRST_FOE:
            state.agenda.append(("recharge", hero, effect.batteries))


def exchange_items(state: State, effect: ExchangeItems, context: Context, figures: tuple[int, ...]) -> None:
    """With another hero, whom the acting one chooses (MMC-4-13)."""
    for hero in figures[:1]:
        state.agenda.append(("exchange", context.actor, hero, (), ()))
