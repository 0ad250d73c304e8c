"""Taking a token where a stage has some (MMC-12.10-05); it is carried like a weapon or like money (MMC-12.10-06)."""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity import items, stage_places
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind
from rulewright_engine.games.megametrocity.compiling import token_id
from rulewright_engine.games.megametrocity.heroes.needs import ACTION, TOKENS
from rulewright_engine.games.megametrocity.heroes.put_away import AWAY
from rulewright_engine.games.megametrocity.heroes.use_weapon import spend_action
from rulewright_engine.games.megametrocity.state import Frame, State
from rulewright_engine.games.megametrocity.table import Table
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen
from rulewright_schema.counts import counted
from rulewright_schema.fields import value_for
from rulewright_schema.games.megametrocity.stage_rules import PickUp


@frozen
class TakeToken(TextAction):
    """Takes a token where the hero stands."""

    FORM: ClassVar[str] = "take-token {token}"
    token: str


def _extras(state: State, token: str) -> list[PickUp]:
    return [extra for extra in state.table.extras if isinstance(extra, PickUp) and token_id(extra) == token]


def in_play(state: State, card: int) -> int:
    """How many tokens of a sort are carried, lie on the ground or are put away."""
    held = sum(hero.money.count(card) + sum(each == card for each, _ in hero.weapons) for hero in state.heroes)
    lying = sum(each == card for _, each, _ in state.ground)
    waiting = sum(bool(frame[0] == "keep-weapon" and frame[2] == card) for frame in state.agenda)
    away: int = state.marks.get(f"{AWAY}{card}", 0)
    return held + lying + waiting + away


def _all(table: Table) -> tuple[TakeToken, ...]:
    """One for each sort of token that the stage lets heroes take."""
    names = (token_id(extra) for extra in table.extras if isinstance(extra, PickUp))
    return tuple(TakeToken(name) for name in dict.fromkeys(names))


def _candidates(state: State, frame: Frame) -> tuple[TakeToken, ...]:
    return state.table.once(_all)


def _cheapest(state: State, hero: int, token: str) -> PickUp | None:
    """The extra by which the hero takes it where it stands."""
    here = [
        extra
        for extra in _extras(state, token)
        if stage_places.squares(state, extra.place) >> state.heroes[hero].square & 1
    ]
    return min(here, key=lambda extra: extra.actions, default=None)


def _why_illegal(state: State, frame: Frame, action: TakeToken) -> Refusal | None:
    hero = state.heroes[frame[1]]
    listed = _extras(state, action.token)
    if not listed:
        return Refusal("no-such-token", f"the stage has no {action.token} to take")
    found = _cheapest(state, frame[1], action.token)
    if found is None:
        return Refusal("wrong-place", f"there is no {action.token} where the hero stands", ("MMC-12.10-05",))
    if hero.actions < found.actions:
        return Refusal(
            "no-actions", f"{counted(found.actions, 'action', 'is')} needed, {hero.actions} left", ("MMC-12.10-05",)
        )
    supplies = [value_for(extra.supply, state.table.count) for extra in listed if extra.supply is not None]
    limited = [supply for supply in supplies if supply is not None]
    if len(limited) == len(listed) and in_play(state, state.table.item_ids[action.token]) >= sum(limited):
        return Refusal("none-left", f"no {action.token} is left to take")
    return None


def _do(state: State, frame: Frame, action: TakeToken) -> None:
    found = _cheapest(state, frame[1], action.token)
    assert found is not None
    for _ in range(found.actions):
        spend_action(state, frame[1])
    items.take_item(state, frame[1], state.table.item_ids[action.token])


def _universe(state: State, frame: Frame) -> Iterator[TakeToken]:
    yield from state.table.once(_all)


KINDS = (ActionKind(TakeToken, _candidates, _why_illegal, _do, _universe, needs=ACTION | TOKENS),)
