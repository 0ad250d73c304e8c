"""Exchanging weapons and money with a hero on the same square (MMC-4-13); what, is chosen next."""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind
from rulewright_engine.games.megametrocity.figures import hero_named
from rulewright_engine.games.megametrocity.heroes.needs import ACTION, OTHERS
from rulewright_engine.games.megametrocity.heroes.use_weapon import spend_action
from rulewright_engine.games.megametrocity.state import OFF, Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen


@frozen
class Exchange(TextAction):
    """Spends an action to exchange any number of weapons and money cards with another hero."""

    FORM: ClassVar[str] = "exchange {hero}"
    hero: str


_with = cache(Exchange)


def _candidates(state: State, frame: Frame) -> list[Exchange]:
    hero = state.heroes[frame[1]]
    if not hero.actions:
        return []
    here = hero.square
    return [
        _with(state.table.heroes[number].id)
        for number, other in enumerate(state.heroes)
        if other.square == here and other is not hero
    ]


def _why_illegal(state: State, frame: Frame, action: Exchange) -> Refusal | None:
    hero = state.heroes[frame[1]]
    number = hero_named(state, action.hero)
    if number in (frame[1], -1) or state.heroes[number].square == OFF:
        return Refusal("nobody", f"{action.hero} is no other hero on the map", ("MMC-4-13",))
    if not hero.actions:
        return Refusal("no-actions", "an exchange costs one action, none is left", ("MMC-4-13",))
    other = state.heroes[number]
    if other.square != hero.square:
        return Refusal("not-together", "both heroes must be on one square", ("MMC-4-13",))
    if not (hero.weapons or hero.money or other.weapons or other.money):
        return Refusal("nothing-there", "neither of them has anything to exchange", ("MMC-4-13",))
    return None


def _do(state: State, frame: Frame, action: Exchange) -> None:
    spend_action(state, frame[1])
    state.agenda.append(("exchange", frame[1], hero_named(state, action.hero), (), ()))


def _universe(state: State, frame: Frame) -> Iterator[Exchange]:
    return (Exchange(hero.id) for hero in state.table.heroes)


KINDS = (ActionKind(Exchange, _candidates, _why_illegal, _do, _universe, needs=ACTION | OTHERS),)
