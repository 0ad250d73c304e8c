"""How far the goal is, for bots: what is done of it, where heroes are wanted next, whether the street has to scroll.

Goals are read by their kind, one function each; a kind without one counts as out of sight, so that bots play on.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from rulewright_engine.games.megametrocity import stage_conditions, stage_places
from rulewright_engine.games.megametrocity.figures import life_left
from rulewright_engine.games.megametrocity.goals import deliver, progress, spend_actions
from rulewright_engine.games.megametrocity.stage_foes import kind_of
from rulewright_engine.games.megametrocity.state import CHAINED, State
from rulewright_engine.games.megametrocity.windows import FAR, Window
from rulewright_schema.fields import value_for
from rulewright_schema.games.megametrocity.foes import Foe, NamedLeader
from rulewright_schema.games.megametrocity.goals import (
    AllOf,
    AnyOf,
    Deliver,
    Destroy,
    KnockOut,
    KnockOutThugs,
    Reach,
    SpendActions,
    WhenTimeIsUp,
)
from rulewright_schema.games.megametrocity.places import PlaceModel
from rulewright_schema.games.megametrocity.stage_conditions import (
    EachHolds,
    HeroesAt,
    HeroesStanding,
    IsDestroyed,
    KnockedOut,
    OneHolds,
)
from rulewright_schema.games.megametrocity.stage_rules import PickUp
from rulewright_schema.geometry import indices

ON_THE_TABLE = 0.4
"""The part of a goal that is done once what it needs lies on the table."""


class Outlook(NamedTuple):
    """`done` from 0 to 1; `squares` where heroes are wanted; `scroll`: whether the rear tile has to be left first."""

    done: float
    squares: int = 0
    scroll: bool = False


def outlook(state: State) -> Outlook:
    """The outlook on the stage's goal."""
    return _of(state, state.table.goal)


def _of(state: State, goal: Any) -> Outlook:
    judge = JUDGES.get(type(goal))
    return judge(state, goal) if judge is not None else Outlook(0.0)


def _all(parts: list[Outlook]) -> Outlook:
    """Several things that are all wanted: heroes go for those still open."""
    squares, scroll = 0, False
    for part in parts:
        if part.done < 1.0:
            squares |= part.squares
            scroll = scroll or part.scroll
    # What is on the table is seen to first; scrolling goes on by itself then.
    return Outlook(sum(part.done for part in parts) / len(parts), squares, scroll)


def _any(parts: list[Outlook]) -> Outlook:
    return max(parts, key=lambda part: part.done)


# ------------------------------------------------------------------------------------------------------------- places
def reached(state: State, place: PlaceModel) -> Outlook:
    """How near a place is to being on the table, and where heroes go for it."""
    squares = stage_places.squares(state, place)
    if squares:
        return Outlook(ON_THE_TABLE, squares)
    window = state.window
    doors = 0
    for mask, face in window.doors.items():
        if face == getattr(place, "face", None) or _shows(state, face, getattr(place, "feature", None)):
            doors |= mask
    if doors:
        return Outlook(ON_THE_TABLE * 0.9, doors)
    return _scrolling(state, place)


def _shows(state: State, face: str, feature: str | None) -> bool:
    layout = state.table.faces.get(face)
    return feature is not None and layout is not None and bool(layout.feature(feature))


def _scrolling(state: State, place: PlaceModel | None) -> Outlook:
    """The street has to go on: heroes are wanted off the rear tiles."""
    window, table = state.window, state.table
    squares = window.passable
    for rear in window.rear:
        squares &= ~rear
    left = sum(map(len, table.stacks)) or 1
    done = sum(state.drawn) / left
    return Outlook(ON_THE_TABLE * 0.8 * done, squares, True)


# -------------------------------------------------------------------------------------------------------------- goals
def _knock_out(state: State, goal: KnockOut) -> Outlook:
    return _all([_foe(state, foe) for foe in goal.whom])


def _foe(state: State, foe: Foe) -> Outlook:
    kind = kind_of(state, foe)
    if kind >= 0 and state.kos[kind]:
        return Outlook(1.0)
    for each in state.foes.values():
        if each.kind == kind:
            if each.flags & CHAINED:
                return Outlook(ON_THE_TABLE, 1 << each.square)
            wounds = each.wounds / each.life if each.life else 0.0
            return Outlook(ON_THE_TABLE + (0.95 - ON_THE_TABLE) * wounds, 1 << each.square)
    if isinstance(foe, NamedLeader) and not any(getattr(spawn, "leader", None) for spawn in state.table.spawns):
        return Outlook(0.2)
    for spawn in state.table.spawns:
        if _brings(state, spawn, kind):
            return reached(state, spawn.place)
    return Outlook(0.0)


def _brings(state: State, spawn: Any, kind: int) -> bool:
    return bool(spawn.who != "thugs" and kind_of(state, spawn) == kind)


def _knock_out_thugs(state: State, goal: KnockOutThugs) -> Outlook:
    table = state.table
    thug = table.thug_types.index(goal.thug.rpartition("/")[2]) if goal.thug else None
    done = squares = 0
    for count, kind in zip(state.kos, table.kinds, strict=True):
        if kind.sort in ("thug", "leader") and thug in (None, kind.thug):
            done += count
    for foe in state.foes.values():
        kind = table.kinds[foe.kind]
        if kind.sort in ("thug", "leader") and thug in (None, kind.thug):
            squares |= 1 << foe.square
    return Outlook(min(1.0, done / (value_for(goal.count, len(table.heroes)) or 1)), squares)


def _destroy(state: State, goal: Destroy) -> Outlook:
    return _things(state, goal.feature)


def _things(state: State, feature: str) -> Outlook:
    table, window = state.table, state.window
    kind = table.kind_names.get(("thing", feature), -1)
    squares, hurt = 0, 0.0
    for foe in state.foes.values():
        if foe.kind == kind:
            hurt += foe.wounds / (foe.life or 1)
            squares |= window.feature(feature) if not window.passable >> foe.square & 1 else 1 << foe.square
    if squares & ~window.passable:
        squares = window.board.neighbours(squares) & window.passable
    to_come = _features_to_come(state, feature)
    there = sum(foe.kind == kind for foe in state.foes.values())
    gone = state.kos[kind] if kind >= 0 else 0
    total = max(1, there + gone + to_come)
    done = (gone + 0.9 * hurt) / total
    if squares:
        return Outlook(0.95 * done, squares)
    return Outlook(0.95 * done, _scrolling(state, None).squares, True)


def _features_to_come(state: State, feature: str) -> int:
    table = state.table
    found = 0
    for stack, drawn in zip(table.stacks, state.drawn, strict=True):
        found += sum(table.tiles[tile].feature(feature).bit_count() for tile in stack[drawn:])
    return found


def _spend_actions(state: State, goal: SpendActions) -> Outlook:
    number = progress.number_of(state, goal)
    wanted = value_for(goal.actions, state.table.count) or 1
    whose = [None] if goal.by == "any-heroes" else list(range(len(state.heroes)))
    spent = max(progress.done(state, number, spend_actions.ACTIONS, hero) for hero in whose)
    there = reached(state, goal.place)
    held = _all([_condition(state, each) for each in goal.provided]) if goal.provided else Outlook(1.0)
    if spent >= wanted:
        return Outlook(1.0)
    done = there.done + 0.15 * held.done + (0.8 - ON_THE_TABLE) * spent / wanted
    return Outlook(done, there.squares | (held.squares if there.squares else 0), there.scroll or held.scroll)


def _reach(state: State, goal: Reach) -> Outlook:
    return _heroes_at(state, goal.place, goal.heroes)


def _heroes_at(state: State, place: PlaceModel, heroes: int | str) -> Outlook:
    there = reached(state, place)
    standing = list(state.standing())
    wanted = len(standing) if heroes == "every" else int(heroes)
    inside = sum(there.squares >> state.heroes[number].square & 1 for number in standing)
    if not stage_places.squares(state, place):
        return there
    return Outlook(ON_THE_TABLE + (1 - ON_THE_TABLE) * min(1.0, inside / max(1, wanted)), there.squares)


def _deliver(state: State, goal: Deliver) -> Outlook:
    """What is put away counts whole, what is carried half. With it heroes go to the place, else to where it is."""
    number = progress.number_of(state, goal)
    owing = [0] if goal.share == "together" else list(state.standing())
    place = reached(state, goal.place)
    squares, done, parts = 0, 0.0, 0
    for ware in goal.wares:
        amount = value_for(ware.cents if ware.ware == "money" else ware.count, state.table.count) or 1
        for hero in owing:
            parts += 1
            owed = min(amount, deliver.owed(state, number, goal, ware, hero))
            done += 1 - owed / amount
            if not owed:
                continue
            carriers = state.standing() if goal.share == "together" else (hero,)
            have = min(owed, sum(_carries(state, each, ware) for each in carriers))
            done += 0.5 * have / amount
            squares |= place.squares if have >= owed else _sources(state, ware)
    part = done / max(1, parts)
    return Outlook(0.3 * place.done + 0.85 * part, squares or place.squares, place.scroll and not squares)


def _carries(state: State, number: int, ware: Any) -> int:
    """What a hero carries of a ware: cents, cards or tokens."""
    hero, items = state.heroes[number], state.table.items
    found = [items[card] for card in (*hero.money, *(card for card, _ in hero.weapons))]
    return sum(item.cents if ware.ware == "money" else 1 for item in found if deliver.takes(ware, item))


def _sources(state: State, ware: Any) -> int:
    """Where a ware can be had: what can be broken, leaders, what lies about; the pick-up place of tokens."""
    window = state.window
    if ware.ware == "battery-tokens":
        places = [extra.place for extra in state.table.extras if isinstance(extra, PickUp)]
        return _all([reached(state, place) for place in places]).squares if places else 0
    squares = window.breakable & ~state.debris
    for square, _, _ in state.ground:
        squares |= 1 << square
    for foe in state.foes.values():
        if state.table.kinds[foe.kind].sort == "leader":
            squares |= 1 << foe.square
    return squares


def _when_time_is_up(state: State, goal: WhenTimeIsUp) -> Outlook:
    """Time does its part by itself."""
    held = _all([_condition(state, each) for each in goal.provided])
    past = 1 - state.dial / max(state.dial, state.table.turns)
    return Outlook(0.5 * past + 0.45 * held.done, held.squares, held.scroll)


def _condition(state: State, condition: Any) -> Outlook:
    match condition:
        case HeroesAt():
            return _heroes_at(state, condition.place, condition.heroes)
        case HeroesStanding():
            standing = sum(1 for _ in state.standing())
            return Outlook(min(1.0, standing / condition.at_least))
        case KnockedOut():
            return _foe(state, condition.whom)
        case IsDestroyed():
            return _things(state, condition.feature)
        case EachHolds():
            return _all([_condition(state, each) for each in condition.of])
        case OneHolds():
            return _any([_condition(state, each) for each in condition.of])
        case _:
            return Outlook(float(stage_conditions.holds(state, condition)))


def _parts(state: State, goal: Any) -> list[Outlook]:
    """The parts of a goal, without those that name a map not in play."""
    return [_of(state, each) for each in goal.of if not stage_places.falls_away(state, each)] or [Outlook(1.0)]


JUDGES: Mapping[type[Any], Callable[[State, Any], Outlook]] = {
    KnockOut: _knock_out,
    KnockOutThugs: _knock_out_thugs,
    Destroy: _destroy,
    SpendActions: _spend_actions,
    Reach: _reach,
    Deliver: _deliver,
    WhenTimeIsUp: _when_time_is_up,
    AllOf: lambda state, goal: _all(_parts(state, goal)),
    AnyOf: lambda state, goal: _any(_parts(state, goal)),
}


# ---------------------------------------------------------------------------------------------------------- distances
_FIELDS: WeakKeyDictionary[Window, dict[int, bytes]] = WeakKeyDictionary()


def steps_to(window: Window, squares: int) -> bytes:
    """By square, the steps to the nearest of some squares; FAR where no way leads."""
    known = _FIELDS.setdefault(window, {})
    found = known.get(squares)
    if found is None:
        table = bytearray([FAR]) * window.squares
        for steps, ring in enumerate(window.board.rings(squares)):
            for index in indices(ring):
                table[index] = min(steps, FAR - 1)
        if len(known) > MOST_FIELDS:
            known.clear()
        found = known[squares] = bytes(table)
    return found


MOST_FIELDS = 2_000


def health(state: State) -> float:
    """The heroes' life points left, as a part of what their sheets give; those who are KO'd have none."""
    left = sum(life_left(state, number) for number in state.standing())
    return left / sum(sheet.life for sheet in state.table.heroes)
