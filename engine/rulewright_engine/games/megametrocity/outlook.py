"""How far the goal is, for bots: what is done of it, where heroes are wanted next, whether the street has to scroll.

Goals are read by their kind, one function each; a kind without one counts as out of sight, so that bots play on.
"""

from collections.abc import Callable, Mapping
from operator import or_
from typing import Any

from rulewright_engine.games.megametrocity import stage_conditions, stage_places
from rulewright_engine.games.megametrocity.goals import deliver, progress, spend_actions
from rulewright_engine.games.megametrocity.outlook_places import (
    ON_THE_TABLE,
    Outlook,
    hurried,
    on_the_way,
    reached,
    scrolling,
)
from rulewright_engine.games.megametrocity.stage_foes import kind_of
from rulewright_engine.games.megametrocity.state import CHAINED, State
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
    FoeAt,
    HeroesAt,
    HeroesStanding,
    IsChained,
    IsDestroyed,
    KnockedOut,
    OneHolds,
)
from rulewright_schema.games.megametrocity.stage_rules import PickUp


def outlook(state: State) -> Outlook:
    """The outlook on the stage's goal."""
    return _of(state, state.table.goal)


def _of(state: State, goal: Any) -> Outlook:
    judge = JUDGES.get(type(goal))
    return judge(state, goal) if judge is not None else Outlook(0.0)


def _all(parts: list[Outlook]) -> Outlook:
    """Several things that are all wanted: heroes go for those still open."""
    squares, scroll = 0, False
    each: tuple[int, ...] = ()
    for part in parts:
        if part.done < 1.0:
            if part.each:
                each = tuple(mine | squares for mine in part.each) if not each else tuple(map(or_, each, part.each))
            elif each:
                each = tuple(mine | part.squares for mine in each)
            squares |= part.squares
            scroll = scroll or part.scroll
    # What is on the table is seen to first; scrolling goes on by itself then.
    return Outlook(sum(part.done for part in parts) / len(parts), squares, scroll, each)


def _any(parts: list[Outlook]) -> Outlook:
    return max(parts, key=lambda part: part.done)


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
            # What Defense has taken in this turn is spent, and half of what a wound is worth.
            wounds = min(1.0, (each.wounds + 0.5 * each.blocked) / each.life) if each.life else 0.0
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
    return Outlook(0.95 * done, scrolling(state, None).squares, True)


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
    # What has to hold at the place leads there by itself.
    here, there_too = (0.1, 0.6) if goal.provided else (0.3, 0.4)
    done = here * there.done / ON_THE_TABLE + there_too * held.done + 0.15 * spent / wanted
    if held.done == 1.0:
        done += ALL_HOLD
    elif held.squares:
        return Outlook(done, held.squares, held.scroll)
    return Outlook(done, there.squares, there.scroll)


ALL_HOLD = 0.14
"""What it counts that nothing but the actions is missing; more than the steps that heroes are then still away."""


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
    """What is put away counts whole, what is carried in part. With it heroes go to the place, else to where it is."""
    number = progress.number_of(state, goal)
    standing, together = list(state.standing()), goal.share == "together"
    place = reached(state, goal.place)
    lacking = [False] * len(state.heroes)
    squares, done, parts = 0, 0.0, 0
    for ware in goal.wares:
        amount = value_for(ware.cents if ware.ware == "money" else ware.count, state.table.count) or 1
        sources = _sources(state, ware)
        for owing in [standing] if together else [[hero] for hero in standing]:
            parts += 1
            owed = min(amount, deliver.owed(state, number, goal, ware, owing[0] if owing else 0))
            carried = {hero: _carries(state, hero, ware) for hero in owing}
            have = min(owed, sum(carried.values()))
            done += (amount - owed + CARRIED * have) / amount
            for hero in owing:
                full = carried[hero] >= owed or (carried[hero] and ware.ware != "money")
                lacking[hero] |= bool(owed and have < owed and not full)
            if have < owed:
                squares |= sources
    whole = 0.4 * place.done + 0.8 * done / max(1, parts)
    if stage_places.squares(state, goal.place):
        whole += LAID_OPEN
    late = place.scroll and hurried(state)
    collect = [lack and not late for lack in lacking]
    if not squares or not any(collect):
        return Outlook(whole, place.squares, place.scroll)
    each = tuple(squares if mine else place.squares for mine in collect)
    # The street has to scroll for whoever still collects as well: no ware is worth less for what stands on it.
    return Outlook(whole, squares | place.squares, place.scroll, each)


LAID_OPEN = 0.04
"""What it counts that wares can be put away at once, for which an Establishment is opened whoever waits inside."""
CARRIED = 0.6
"""What a ware that is carried counts of one that is put away."""


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


def _foe_at(state: State, condition: FoeAt) -> Outlook:
    """Somebody has to be brought to a place: heroes stay with him, and he goes where they would."""
    kind = kind_of(state, condition.whom)
    there = reached(state, condition.place)
    foe = next((each for each in state.foes.values() if each.kind == kind), None)
    if foe is None:
        return there
    done = 0.25 * there.done / ON_THE_TABLE + 0.75 * on_the_way(state, foe.square, condition.place, there)
    return Outlook(min(1.0, done), state.window.reach(foe.square, COMPANY), there.scroll)


COMPANY = 1
"""How near heroes stay to somebody whom they bring along: they push him from the squares around him."""


def _chained(state: State, condition: IsChained) -> Outlook:
    """A boss who is free has to be knocked out again; while he is in chains heroes keep near him."""
    kind = kind_of(state, condition.whom)
    foe = next((each for each in state.foes.values() if each.kind == kind), None)
    if foe is None:
        return Outlook(0.0)
    if foe.flags & CHAINED:
        return Outlook(1.0, 1 << foe.square)
    wounds = min(1.0, (foe.wounds + 0.5 * foe.blocked) / foe.life) if foe.life else 0.0
    return Outlook(FREE + 0.4 * wounds, 1 << foe.square)


FREE = 0.5
"""What a boss who has to be chained counts while he is free: he can be knocked out again."""


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
        case FoeAt():
            return _foe_at(state, condition)
        case IsChained():
            return _chained(state, condition)
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
