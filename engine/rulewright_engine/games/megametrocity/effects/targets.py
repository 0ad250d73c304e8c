"""Targets of effects: whom one is for, or among whom somebody has to choose."""

from typing import NamedTuple

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
    match target:
        case "self":
            return Targets(_there(state, (context.actor,)))
        case "hit":
            return Targets(_there(state, context.hit))
        case "same":
            return Targets(_there(state, context.same))
        case OneHero():
            return Targets(_heroes(state, target.where, context, False), 1, True)
        case OtherHero():
            return Targets(_heroes(state, target.where, context, True), 1, True)
        case AllHeroes():
            return Targets(_heroes(state, target.where, context, False))
        case OtherHeroes():
            return Targets(_heroes(state, target.where, context, True))
        case SomeThugs():
            return Targets(_thugs(state, target, context), target.count)
        case AllThugs():
            return Targets(_thugs(state, target, context))
        case Everyone():
            mask = places.squares(state, target.where, context)
            foes = tuple(number for number in state.foes_on(mask) if not is_thing(state, number))
            return Targets((*_heroes(state, target.where, context, False), *foes))


def _there(state: State, figures: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(
        figure
        for figure in figures
        if (figure in state.foes if figure >= FIRST_FOE else state.square_of(figure) != OFF)
    )


def _heroes(state: State, where: Place, context: Context, others: bool) -> tuple[int, ...]:
    mask = places.squares(state, where, context)
    return tuple(
        number
        for number in state.in_order()
        if state.heroes[number].square != OFF
        and mask >> state.heroes[number].square & 1
        and not (others and number == context.actor)
    )


def _thugs(state: State, target: SomeThugs | AllThugs, context: Context) -> tuple[int, ...]:
    mask = places.squares(state, target.where, context)
    table = state.table
    thug = table.thug_types.index(target.type.rpartition("/")[2]) if target.type else None
    found = []
    for number in state.foes_on(mask):
        kind = table.kinds[state.foes[number].kind]
        if is_thing(state, number) or (target.no_bosses and kind.sort in ("boss", "final-boss")):
            continue
        if thug is None or kind.thug == thug:
            found.append(number)
    return tuple(found)


def is_thing(state: State, number: int) -> bool:
    """Whether a foe is no miniature but something that a stage lets be destroyed."""
    return state.table.kinds[state.foes[number].kind].sort == "thing"
