"""Which cards of its own a hero discards or recharges when an effect makes it."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision, hero_of
from rulewright_engine.games.megametrocity.events import WeaponRecharged
from rulewright_engine.games.megametrocity.state import OFF, Frame, State
from rulewright_engine.games.megametrocity.wounds import discard_item
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class Lose(TextAction):
    """Discards a card, by its design and how often it has been used."""

    FORM: ClassVar[str] = "lose {card} used {used#}"
    card: str
    used: int


@frozen
class Recharge(TextAction):
    """Takes battery tokens off a weapon, by its design and how often it has been used."""

    FORM: ClassVar[str] = "recharge {card} used {used#}"
    card: str
    used: int


def _weapon_cards(state: State, number: int) -> list[tuple[int, int]]:
    """The weapons of a hero; a stage's token that is carried like one is no card."""
    items = state.table.items
    return [weapon for weapon in state.heroes[number].weapons if items[weapon[0]].type == "weapon"]


# ------------------------------------------------------------------------------------------------------------- losing
def _can_lose(state: State, frame: Frame) -> list[tuple[int, int]]:
    """("lose-items", hero, which, how many)."""
    hero = state.heroes[frame[1]]
    weapons = [] if frame[2] == "money" else _weapon_cards(state, frame[1])
    money = [] if frame[2] == "weapon" else [(card, 0) for card in hero.money]
    return [*weapons, *money]


def _losses(state: State, frame: Frame) -> Iterator[Lose]:
    return (Lose(state.table.items[card].id, used) for card, used in dict.fromkeys(_can_lose(state, frame)))


def _why_not_lose(state: State, frame: Frame, action: Lose) -> Refusal | None:
    if (state.table.item_ids.get(action.card), action.used) not in _can_lose(state, frame):
        return Refusal("not-carried", f"{action.card} is no card that can be given up now", ("MMC-6a-23",))
    return None


def _lose(state: State, frame: Frame, action: Lose) -> None:
    state.agenda.pop()
    _give_up(state, frame[1], state.table.item_ids[action.card], action.used)
    if frame[3] > 1:
        state.agenda.append((*frame[:3], frame[3] - 1))


def _give_up(state: State, number: int, card: int, used: int) -> None:
    hero = state.heroes[number]
    if state.table.items[card].in_purse:
        money = list(hero.money)
        money.remove(card)
        hero.money = tuple(money)
    else:
        weapons = list(hero.weapons)
        weapons.remove((card, used))
        hero.weapons = tuple(weapons)
    discard_item(state, number, card)


def _nothing_to_lose(state: State, frame: Frame) -> bool:
    able = _can_lose(state, frame)
    if len(able) > frame[3] and len(set(able)) > 1:
        return False
    state.agenda.pop()
    for card, used in able[: frame[3]]:
        _give_up(state, frame[1], card, used)
    return True


def _any_card(state: State, frame: Frame) -> Iterator[Lose]:
    return (Lose(item.id, used) for item in state.table.items for used in range(item.batteries + 1))


# --------------------------------------------------------------------------------------------------------- recharging
def _used(state: State, frame: Frame) -> list[tuple[int, int]]:
    """("recharge", hero, batteries)."""
    return [weapon for weapon in dict.fromkeys(_weapon_cards(state, frame[1])) if weapon[1]]


def _weapons(state: State, frame: Frame) -> Iterator[Recharge]:
    return (Recharge(state.table.items[card].id, used) for card, used in _used(state, frame))


def _why_not_recharge(state: State, frame: Frame, action: Recharge) -> Refusal | None:
    if (state.table.item_ids.get(action.card), action.used) not in _used(state, frame):
        return Refusal("not-carried", f"{action.card} is no used weapon of the hero", ("MMC-7e-01",))
    return None


def _recharge(state: State, frame: Frame, action: Recharge) -> None:
    state.agenda.pop()
    _, number, batteries = frame
    hero = state.heroes[number]
    weapons = list(hero.weapons)
    card = state.table.item_ids[action.card]
    left = max(0, action.used - batteries)
    weapons[weapons.index((card, action.used))] = (card, left)
    hero.weapons = tuple(weapons)
    state.events.append(WeaponRecharged(number, action.card, action.used - left))


def _no_choice(state: State, frame: Frame) -> bool:
    able = _used(state, frame) if state.heroes[frame[1]].square != OFF else []
    if len(able) > 1:
        return False
    if able:
        _recharge(state, frame, next(iter(_weapons(state, frame))))
    else:
        state.agenda.pop()
    return True


def _any_weapon(state: State, frame: Frame) -> Iterator[Recharge]:
    return (Recharge(each.card, each.used) for each in _any_card(state, frame))


DECISIONS = {
    "lose-items": Decision(hero_of(1), (ActionKind(Lose, _losses, _why_not_lose, _lose, _any_card),), _nothing_to_lose),
    "recharge": Decision(
        hero_of(1), (ActionKind(Recharge, _weapons, _why_not_recharge, _recharge, _any_weapon),), _no_choice
    ),
}
