"""Targets of effects: whom one is for, or among whom somebody has to choose."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rulewright_engine.games.megametrocity.effects import places
from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.state import FIRST_FOE, OFF, State
from rulewright_schema.games.megametrocity.targets import (
    AllHeroes,
    AllThugs,
    Everyone,
    HeroTarget,
    OneHero,
    OtherHero,
    OtherHeroes,
    Place,
    SomeThugs,
    Target,
)


class Targets(NamedTuple):
    """`all` of them; or, if `choose` is above 0, at most so many of them, as somebody chooses: `by_players` even
    where a foe acts.
    """

    all: tuple[int, ...]
    choose: int = 0
    by_players: bool = False


def of(state: State, target: Target | HeroTarget, context: Context) -> Targets:
    """Those whom a target means at this moment, on the map still."""
    if isinstance(target, str):
        return Targets(_there(state, BY_WORD[target](context)))
    return BY_MODEL[type(target)](state, target, context)


def _one_hero(state: State, target: OneHero, context: Context) -> Targets:
    return Targets(_heroes(state, target.where, context, False), 1, True)


def _other_hero(state: State, target: OtherHero, context: Context) -> Targets:
    return Targets(_heroes(state, target.where, context, True), 1, True)


def _all_heroes(state: State, target: AllHeroes, context: Context) -> Targets:
    return Targets(_heroes(state, target.where, context, False))


def _other_heroes(state: State, target: OtherHeroes, context: Context) -> Targets:
    return Targets(_heroes(state, target.where, context, True))


def _some_thugs(state: State, target: SomeThugs, context: Context) -> Targets:
    return Targets(_thugs(state, target, context), target.count)


def _all_thugs(state: State, target: AllThugs, context: Context) -> Targets:
    return Targets(_thugs(state, target, context))


def _everyone(state: State, target: Everyone, context: Context) -> Targets:
    mask = places.squares(state, target.where, context)
    foes = tuple(number for number in state.foes_on(mask) if not is_thing(state, number))
    return Targets((*_heroes(state, target.where, context, False), *foes))


BY_WORD: Mapping[str, Callable[[Context], tuple[int, ...]]] = {
    "self": lambda context: (context.actor,),
    "hit": lambda context: context.hit,
    "same": lambda context: context.same,
}
BY_MODEL: Mapping[type[Any], Callable[[State, Any, Context], Targets]] = {
    OneHero: _one_hero,
    OtherHero: _other_hero,
    AllHeroes: _all_heroes,
    OtherHeroes: _other_heroes,
    SomeThugs: _some_thugs,
    AllThugs: _all_thugs,
    Everyone: _everyone,
}
"""By class of target: those whom it means."""


def _there(state: State, figures: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(
        figure
        for figure in figures
        if (figure in state.foes if figure >= FIRST_FOE else state.square_of(figure) != OFF)
    )


def _heroes(state: State, where: Place, context: Context, others: bool) -> tuple[int, ...]:
    mask = places.squares(state, where, context)
    but = context.actor if others else -1
    heroes = state.heroes
    standing = [number for number in state.in_order() if heroes[number].square != OFF]
    return tuple([number for number in standing if mask >> heroes[number].square & 1 and number != but])


def _thugs(state: State, target: SomeThugs | AllThugs, context: Context) -> tuple[int, ...]:
    there = state.foes_on(places.squares(state, target.where, context))
    if not there:
        return ()
    table = state.table
    thug = table.thug_types.index(target.type.rpartition("/")[2]) if target.type else None
    found = []
    for number in there:
        kind = table.kinds[state.foes[number].kind]
        if is_thing(state, number) or (target.no_bosses and kind.sort in ("boss", "final-boss")):
            continue
        if thug is None or kind.thug == thug:
            found.append(number)
    return tuple(found)


def is_thing(state: State, number: int) -> bool:
    """Whether a foe is no miniature but something that a stage lets be destroyed."""
    return state.table.kinds[state.foes[number].kind].sort == "thing"
