"""The Insert Coin machine: upgrades, a Technique, a hero's return, Item cards (MMC-6a-29 to MMC-6a-31, 8f, 8g)."""

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar

from rulewright_engine.games.megametrocity import stage_rules, upgrades
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind
from rulewright_engine.games.megametrocity.events import CoinInserted, HeroReturned
from rulewright_engine.games.megametrocity.figures import ATTRIBUTES, hero_named, max_life
from rulewright_engine.games.megametrocity.heroes.needs import ACTION, MACHINE, MONEY
from rulewright_engine.games.megametrocity.heroes.use_weapon import spend_action
from rulewright_engine.games.megametrocity.state import OFF, Frame, State
from rulewright_engine.games.megametrocity.wounds import discard_item
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen
from rulewright_schema.counts import counted

CARD, TWO_CARDS, TECHNIQUE, RETURN = "card", "two-cards", "technique", "return-"
PRICES = {CARD: 25, TWO_CARDS: 50}
PRICE = 50
"""The price of an upgrade (MMC-6a-30) and of a hero's return (MMC-8g-03)."""


@frozen
class InsertCoin(TextAction):
    """Buys `card`, `two-cards`, an attribute, `technique` or `return-` and a hero, with cards of some cents."""

    FORM: ClassVar[str] = "coin {service} for {cents*}"
    service: str
    cents: tuple[int, ...]


def services(state: State) -> Iterator[str]:
    """Everything that a machine sells."""
    yield from PRICES
    yield from ATTRIBUTES
    yield TECHNIQUE
    for number, hero in enumerate(state.heroes):
        if hero.square == OFF:
            yield RETURN + state.table.heroes[number].id


def payments(state: State, number: int, price: int) -> list[tuple[int, ...]]:
    """The ways in which a hero can pay a price exactly, by the cents of the cards, largest first."""
    worth = (state.table.items[card].cents for card in state.heroes[number].money)
    purse = sorted((cents for cents in worth if cents), reverse=True)
    ways: dict[tuple[int, ...], None] = {}
    for count in range(1, min(len(purse), price // 25) + 1):
        for way in combinations(purse, count):
            if sum(way) == price:
                ways[way] = None
    return list(ways)


def pay(state: State, number: int, cents: tuple[int, ...]) -> None:
    """Discards money cards of these values (MMC-6a-29)."""
    hero = state.heroes[number]
    left = list(hero.money)
    for value in cents:
        card = next(card for card in left if state.table.items[card].cents == value)
        left.remove(card)
        discard_item(state, number, card)
    hero.money = tuple(left)


def _candidates(state: State, frame: Frame) -> list[InsertCoin]:
    hero = state.heroes[frame[1]]
    if not (hero.money and hero.actions and state.window.insert_coins >> hero.square & 1):
        return []
    return [
        InsertCoin(service, way)
        for service in services(state)
        for way in payments(state, frame[1], PRICES.get(service, PRICE))
    ]


def _why_illegal(state: State, frame: Frame, action: InsertCoin) -> Refusal | None:
    number = frame[1]
    hero = state.heroes[number]
    if not state.window.insert_coins >> hero.square & 1:
        return Refusal("no-machine", "the hero is not below an Insert Coin machine", ("MMC-5-08", "MMC-6a-29"))
    if not hero.actions:
        return Refusal("no-actions", "paying costs one action, none is left", ("MMC-6a-29",))
    if action.service not in services(state):
        return Refusal("not-sold", f"a machine does not sell {action.service}", ("MMC-6a-31", "MMC-8g-03"))
    price = PRICES.get(action.service, PRICE)
    if sum(action.cents) != price:
        return Refusal("wrong-price", f"it costs {counted(price, 'cent')}, and there is no change", ("MMC-6a-29",))
    if tuple(sorted(action.cents, reverse=True)) not in payments(state, number, price):
        return Refusal("no-such-money", "the hero has no such money cards", ("MMC-6a-29",))
    return _why_no_service(state, number, action.service)


def _why_no_service(state: State, number: int, service: str) -> Refusal | None:
    if service in PRICES:
        there = any(state.items) or any(state.item_discards)
        return None if there else Refusal("no-cards", "there is no Item card left", ("MMC-6a-31",))
    if service == TECHNIQUE:
        if not any(upgrades.free_techniques(state)):
            return Refusal("no-techniques", "no Technique is left in the deck", ("MMC-6d-04",))
        return upgrades.why_not_learn(state, number)
    if service in ATTRIBUTES:
        return upgrades.why_not_enhance(state, number, service)
    other = hero_named(state, service.removeprefix(RETURN))
    if not stage_rules.can_return(state, other, state.window.street_of(state.heroes[number].square)):
        return Refusal("other-map", "that hero cannot be brought back on this map", ("MMC-12.12-11",))
    return None


def _do(state: State, frame: Frame, action: InsertCoin) -> None:
    number = frame[1]
    spend_action(state, number)
    pay(state, number, action.cents)
    state.events.append(CoinInserted(number, action.service, sum(action.cents)))
    if action.service in PRICES:
        state.agenda.append(("draw-items", number, 2 if action.service == TWO_CARDS else 1))
    elif action.service in ATTRIBUTES:
        upgrades.enhance(state, number, action.service)
    elif action.service == TECHNIQUE:
        # MMC-8f-06: four cards of the shuffled deck, one is picked, the others go back.
        state.agenda.extend([("clear-offer",), ("upgrade", number, 1, False), ("reveal", upgrades.FACE_UP)])
    else:
        bring_back(state, hero_named(state, action.service.removeprefix(RETURN)), state.heroes[number].square)


def bring_back(state: State, number: int, square: int, life: int = 0) -> None:
    """A KO'd hero is back (MMC-8g-04): with full life or some, an empty turbo bar and no items."""
    hero = state.heroes[number]
    most = max_life(state, number)
    if not life:
        life = 1 if state.table.rulings.return_with_one_life else most
    hero.square = square
    hero.wounds = most - min(life, most)
    hero.turbo = 0
    hero.later = (0, 0)
    state.events.append(HeroReturned(number, square))
    state.touched = True


def _universe(state: State, frame: Frame) -> Iterator[InsertCoin]:
    names = (*services(state), *(RETURN + hero.id for hero in state.table.heroes), "cola")
    for service in dict.fromkeys(names):
        for cents in ((25,), (50,), (25, 25), (50, 25), ()):
            yield InsertCoin(service, cents)


KINDS = (ActionKind(InsertCoin, _candidates, _why_illegal, _do, _universe, needs=ACTION | MONEY | MACHINE),)
