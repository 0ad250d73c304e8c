"""What two heroes exchange, card by card; each card changes hands once at most (MMC-4-13).

The frame is `("exchange", hero, other, what the hero received, what the other received)`.
"""

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity import bonuses
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Decision, hero_of
from rulewright_engine.games.megametrocity.events import ItemGiven
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class Give(TextAction):
    """The hero whose turn it is gives a card."""

    FORM: ClassVar[str] = "give {card} used {used#}"
    card: str
    used: int


@frozen
class Take(TextAction):
    """It takes a card."""

    FORM: ClassVar[str] = "receive {card} used {used#}"
    card: str
    used: int


@frozen
class Done(TextAction):
    """The exchange is over."""

    FORM: ClassVar[str] = "done"


def _own(state: State, number: int, received: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """What a hero can still give: (card, batteries used), money without."""
    hero = state.heroes[number]
    held = Counter([*hero.weapons, *((card, 0) for card in hero.money)])
    held.subtract(received)
    return [each for each, count in held.items() if count > 0]


def _gives(state: State, frame: Frame) -> Iterator[Give]:
    return (Give(state.table.items[card].id, used) for card, used in _own(state, frame[1], frame[3]))


def _takes(state: State, frame: Frame) -> Iterator[Take]:
    return (Take(state.table.items[card].id, used) for card, used in _own(state, frame[2], frame[4]))


def _why_not(state: State, frame: Frame, action: Give | Take) -> Refusal | None:
    number, received = (frame[1], frame[3]) if isinstance(action, Give) else (frame[2], frame[4])
    if (state.table.item_ids.get(action.card), action.used) not in _own(state, number, received):
        name = state.table.heroes[number].id
        return Refusal("not-given", f"{name} has no such {action.card} to give", ("MMC-4-13",))
    if not _can_end(state, frame, action):
        return Refusal("too-many-weapons", "nobody could carry the weapons in the end", ("MMC-6a-09",))
    return None


def _can_end(state: State, frame: Frame, action: Give | Take) -> bool:
    """Whether after this card some further ones can still leave nobody with too many weapons."""
    _, hero, other, got, given = frame
    items = state.table.items
    if items[state.table.item_ids[action.card]].type == "money":
        return True
    fixed = [sum(items[card].type != "money" for card, _ in each) for each in (got, given)]
    free = [len(state.heroes[each].weapons) - held for each, held in zip((hero, other), fixed, strict=True)]
    giver = 0 if isinstance(action, Give) else 1
    free[giver] -= 1
    fixed[1 - giver] += 1
    slots = [bonuses.weapon_slots(state, each) for each in (hero, other)]
    return any(
        fixed[0] + free[0] - gone + come <= slots[0] and fixed[1] + free[1] - come + gone <= slots[1]
        for gone in range(free[0] + 1)
        for come in range(free[1] + 1)
    )


def _hand_over(state: State, frame: Frame, action: Give | Take) -> None:
    name, hero, other, got, given = frame
    each = (state.table.item_ids[action.card], action.used)
    giver, taker = (hero, other) if isinstance(action, Give) else (other, hero)
    one, two = state.heroes[giver], state.heroes[taker]
    if state.table.items[each[0]].in_purse:
        money = list(one.money)
        money.remove(each[0])
        one.money = tuple(money)
        two.money = tuple(sorted((*two.money, each[0])))
    else:
        weapons = list(one.weapons)
        weapons.remove(each)
        one.weapons = tuple(weapons)
        two.weapons = (*two.weapons, each)
    state.events.append(ItemGiven(giver, taker, action.card))
    if taker == hero:
        state.agenda[-1] = (name, hero, other, (*got, each), given)
    else:
        state.agenda[-1] = (name, hero, other, got, (*given, each))


def _dones(state: State, frame: Frame) -> Iterator[Done]:
    yield Done()


def _too_many(state: State, frame: Frame) -> bool:
    return any(len(state.heroes[each].weapons) > bonuses.weapon_slots(state, each) for each in frame[1:3])


def _why_not_done(state: State, frame: Frame, action: Done) -> Refusal | None:
    if _too_many(state, frame):
        return Refusal("too-many-weapons", "one of them carries too many weapons", ("MMC-6a-09",))
    return None


def _done(state: State, frame: Frame, action: Done) -> None:
    state.agenda.pop()


def _nothing_left(state: State, frame: Frame) -> bool:
    if _too_many(state, frame) or _own(state, frame[1], frame[3]) or _own(state, frame[2], frame[4]):
        return False
    state.agenda.pop()
    return True


DECISIONS = {
    "exchange": Decision(
        hero_of(1),
        (
            ActionKind(Give, _gives, _why_not, _hand_over),
            ActionKind(Take, _takes, _why_not, _hand_over),
            ActionKind(Done, _dones, _why_not_done, _done),
        ),
        _nothing_left,
    )
}
