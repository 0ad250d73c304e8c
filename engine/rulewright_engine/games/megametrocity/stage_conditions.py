"""Conditions of stages: whether each holds now, by its class."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rulewright_engine.games.megametrocity import things
from rulewright_engine.games.megametrocity.stage_foes import kind_of
from rulewright_engine.games.megametrocity.stage_places import falls_away, squares
from rulewright_engine.games.megametrocity.state import CHAINED, OFF, State
from rulewright_schema.games.megametrocity.places import PlaceModel
from rulewright_schema.games.megametrocity.stage_conditions import (
    ByTurn,
    Condition,
    EachHolds,
    FoeAt,
    HeroesAt,
    HeroesStanding,
    HowMany,
    IsChained,
    IsDestroyed,
    KnockedOut,
    NotSo,
    OneHolds,
    Unharmed,
)


def all_hold(state: State, conditions: Iterable[Condition]) -> bool:
    """Whether all hold; those that name a map not in play fall away."""
    return all(holds(state, each) for each in conditions if not falls_away(state, each))


def holds(state: State, condition: Condition) -> bool:
    """Whether a condition holds now."""
    return HOLDS[type(condition)](state, condition)


def heroes_at(state: State, place: PlaceModel, heroes: HowMany) -> bool:
    """Whether so many heroes are at a place; `every`: all on the map, KO'd ones are not waited for (MMC-12.03-03)."""
    mask = squares(state, place)
    standing = list(state.standing())
    there = sum(mask >> state.heroes[hero].square & 1 for hero in standing)
    return there >= (max(1, len(standing)) if heroes == "every" else heroes)


def _heroes_standing(state: State, condition: HeroesStanding) -> bool:
    return sum(1 for _ in state.standing()) >= condition.at_least


def _heroes_at(state: State, condition: HeroesAt) -> bool:
    return heroes_at(state, condition.place, condition.heroes)


def _foe_at(state: State, condition: FoeAt) -> bool:
    kind, mask = kind_of(state, condition.whom), squares(state, condition.place)
    return any(foe.kind == kind and mask >> foe.square & 1 for foe in state.foes.values())


def _is_chained(state: State, condition: IsChained) -> bool:
    kind = kind_of(state, condition.whom)
    return any(foe.kind == kind and foe.flags & CHAINED for foe in state.foes.values())


def _knocked_out(state: State, condition: KnockedOut) -> bool:
    kind = kind_of(state, condition.whom)
    return kind >= 0 and state.kos[kind] > 0


def _is_destroyed(state: State, condition: IsDestroyed) -> bool:
    kind = state.table.kind_names.get(("thing", condition.feature))
    wanted = things.in_all(state.table, condition.feature) if condition.count == "every" else condition.count
    return kind is not None and 0 < wanted <= state.kos[kind]


def _unharmed(state: State, condition: Unharmed) -> bool:
    """MMC-12.02-14: at the moment asked about; what was healed does not count."""
    return all(hero.square != OFF and not hero.wounds for hero in state.heroes)


def _by_turn(state: State, condition: ByTurn) -> bool:
    """MMC-12.08-06: turns are counted as they are played, whatever the dial shows."""
    return state.round <= condition.turn


def _each_holds(state: State, condition: EachHolds) -> bool:
    return all_hold(state, condition.of)


def _one_holds(state: State, condition: OneHolds) -> bool:
    return any(holds(state, each) for each in condition.of)


def _not_so(state: State, condition: NotSo) -> bool:
    return not holds(state, condition.of)


HOLDS: Mapping[type[Any], Callable[[State, Any], bool]] = {
    HeroesStanding: _heroes_standing,
    HeroesAt: _heroes_at,
    FoeAt: _foe_at,
    IsChained: _is_chained,
    KnockedOut: _knocked_out,
    IsDestroyed: _is_destroyed,
    Unharmed: _unharmed,
    ByTurn: _by_turn,
    EachHolds: _each_holds,
    OneHolds: _one_holds,
    NotSo: _not_so,
}
"""By class of condition: whether it holds now."""
