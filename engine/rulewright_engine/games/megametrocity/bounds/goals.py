"""Bounds by goal and condition."""

from collections.abc import Callable, Iterator

from rulewright_engine.games.megametrocity.bounds import pockets
from rulewright_engine.games.megametrocity.bounds.case import (
    NEVER,
    NOTHING,
    ONE_SCROLL,
    Case,
    called,
    obstacle,
    path_for,
)
from rulewright_engine.games.megametrocity.bounds.deliveries import delivered
from rulewright_engine.games.megametrocity.bounds.reaching import in_time, place_reached
from rulewright_engine.guide import Obstacle
from rulewright_schema.counts import counted
from rulewright_schema.fields import value_for
from rulewright_schema.games.megametrocity.foes import Foe, NamedBoss, NamedFinalBoss, NamedLeader
from rulewright_schema.games.megametrocity.goals import (
    AllOf,
    AnyOf,
    Deliver,
    Destroy,
    Goal,
    KnockOut,
    KnockOutThugs,
    Reach,
    SpendActions,
    WhenTimeIsUp,
)
from rulewright_schema.games.megametrocity.stage_conditions import (
    ByTurn,
    Condition,
    EachHolds,
    FoeAt,
    HeroesAt,
    HeroesStanding,
    IsDestroyed,
    KnockedOut,
    OneHolds,
)
from rulewright_schema.games.megametrocity.stage_rules import Destructible, Moment, NoThugsTurn
from rulewright_schema.games.megametrocity.stage_spawns import (
    BossSpawn,
    DrawnBossSpawn,
    FinalBossSpawn,
    Spawn,
    ThugSpawn,
)
from rulewright_schema.nodes import Path


def of_goal(goal: Goal, path: Path, case: Case) -> Iterator[Obstacle]:
    """Every bound on a goal that must be met."""
    if isinstance(goal, AllOf):
        for index, part in enumerate(goal.of):
            yield from of_goal(part, (*path, "of", index), case)
        return
    if isinstance(goal, AnyOf):
        choices = [list(of_goal(part, (*path, "of", index), case)) for index, part in enumerate(goal.of)]
        if all(choices):
            yield from (each for choice in choices for each in choice)
        return
    check = _CHECKS.get(type(goal))
    if check is not None:
        yield from check(goal, path, case)


def _knock_out(goal: KnockOut, path: Path, case: Case) -> Iterator[Obstacle]:
    for index, foe in enumerate(goal.whom):
        yield from _foe(foe, (*path, "whom", index), case)


def _foe(foe: Foe, path: Path, case: Case) -> Iterator[Obstacle]:
    """An enemy who has to be knocked out: that it comes in time, on a square, with a figure, within reach."""
    if isinstance(foe, NamedLeader):
        return
    name, spawns = called(foe), case.spawns_of(foe)
    if not spawns:
        yield obstacle(
            case, "goal", path, f"{name} never appears", f"add {name} to spawns", "any event of the stage comes about"
        )
        return
    place = _place_of(case, spawns[0]) or path
    yield from in_time(case, case.scrolls_to_foe(foe), place, f"{name} appears")
    chains = [spawn.chained for spawn in spawns if isinstance(spawn, BossSpawn | FinalBossSpawn | DrawnBossSpawn)]
    if chains and all(chain is not None and chain.freed_by == "nothing" for chain in chains):
        yield obstacle(
            case, "goal", path, f"{name} is in chains and nothing frees him: he cannot be attacked",
            "say what frees him", NOTHING, ("MMC-12.02-08",),
        )  # fmt: skip
    yield from _without_figure(foe, path, case)
    found = [pockets.closed(case, spawn.place) for spawn in spawns]
    if spawns and all(found):
        yield obstacle(
            case, "blocked", place, f"{name} stands where nobody can get at him: {found[0]}",
            "put him on a square that heroes can reach", pockets.RELAXES, ("MMC-5-12", "MMC-8b-01"),
        )  # fmt: skip


def _place_of(case: Case, spawn: Spawn) -> Path | None:
    """Where one of the stage's own spawns says where it appears; None for one that a moment brings."""
    for index, each in enumerate(case.table.stage.spawns):
        if each is spawn:
            return ("spawns", index, "place")
    return None


def _without_figure(foe: Foe, path: Path, case: Case) -> Iterator[Obstacle]:
    """More figures of a component at the start than the box holds, all of them wanted by the goal."""
    table = case.table
    wanted = {id(spawn) for part in _goals(table.goal) if isinstance(part, KnockOut)
              for each in part.whom for spawn in case.spawns_of(each)}  # fmt: skip
    component = _component(foe, case)
    if component is None:
        return
    there = [spawn for spawn in table.spawns if case.scrolls_to(spawn.place) == 0 and _brings(spawn, component, case)]
    supply = table.supply[component]
    if len(there) > supply and all(id(spawn) in wanted for spawn in there):
        yield obstacle(
            case, "box", path,
            f"{len(there)} of {table.components[component]} are wanted at the start, the box holds {supply}",
            f"let one of them appear later, or add {len(there) - supply} to the box",
            "a figure that is knocked out is free again", ("MMC-9c1-01",),
        )  # fmt: skip


def _component(foe: Foe, case: Case) -> int | None:
    table = case.table
    sort = "boss"
    if isinstance(foe, NamedBoss):
        name = foe.boss
    elif isinstance(foe, NamedFinalBoss):
        sort, name = "final-boss", foe.final_boss
    else:
        return None
    kind = table.kind_names.get((sort, name.rpartition("/")[2]))
    return None if kind is None else table.kinds[kind].component


def _brings(spawn: Spawn, component: int, case: Case) -> bool:
    sort, name = {"boss": ("boss", "boss"), "final-boss": ("final-boss", "final_boss")}.get(spawn.who, ("", ""))
    if not sort:
        return False
    kind = case.table.kind_names.get((sort, getattr(spawn, name).rpartition("/")[2]))
    return kind is not None and case.table.kinds[kind].component == component


def _goals(goal: Goal) -> Iterator[Goal]:
    yield goal
    if isinstance(goal, AllOf | AnyOf):
        for part in goal.of:
            yield from _goals(part)


def _knock_out_thugs(goal: KnockOutThugs, path: Path, case: Case) -> Iterator[Obstacle]:
    """Without a Thugs turn, Establishments and anybody who calls thugs only the stage's own spawns bring any."""
    table = case.table
    count = value_for(goal.count, case.heroes) or 0
    calls = any(getattr(effect, "effect", "") == "spawn-thugs" for effects in table.effects for effect in effects)
    doors = any(tile.doors for tile in table.tiles.values())
    moments = any(isinstance(extra, Moment) for extra in table.extras)
    if calls or doors or moments or not any(isinstance(extra, NoThugsTurn) for extra in table.extras):
        return
    there = sum(each.count for each in table.spawns if isinstance(each, ThugSpawn))
    there += sum(1 for each in table.spawns if each.who == "leader") * 2
    if there < count:
        yield obstacle(
            case, "box", path_for((*path, "count"), goal.count, case.heroes),
            f"{counted(count, 'thug', 'is')} to be knocked out, but only {there} ever appear", f"ask for {there}",
            "every thug is knocked out",
        )  # fmt: skip


def _destroy(goal: Destroy, path: Path, case: Case) -> Iterator[Obstacle]:
    yield from _destroyed(goal.feature, goal.count, path, case)


def _destroyed(feature: str, count: int | str, path: Path, case: Case) -> Iterator[Obstacle]:
    at = (*path, "feature")
    if not any(isinstance(extra, Destructible) and extra.feature == feature for extra in case.table.extras):
        yield obstacle(
            case, "goal", at, f"nothing makes {feature} destructible", f"add an extra: destructible, {feature}", NOTHING
        )
    yield from in_time(case, case.scrolls_to_features(feature, count), at, f"the last {feature} is on the table")


def _spend_actions(goal: SpendActions, path: Path, case: Case) -> Iterator[Obstacle]:
    yield from place_reached(goal.place, (*path, "place"), case)
    for index, condition in enumerate(goal.provided):
        yield from _condition(condition, (*path, "provided", index), case)


def _reach(goal: Reach, path: Path, case: Case) -> Iterator[Obstacle]:
    yield from _enough_heroes(goal.heroes, (*path, "heroes"), case)
    yield from place_reached(goal.place, (*path, "place"), case)


def _enough_heroes(count: int | str, path: Path, case: Case) -> Iterator[Obstacle]:
    if isinstance(count, int) and count > case.heroes:
        playing = f"{case.heroes} {'plays' if case.heroes == 1 else 'play'}"
        reason = f"{counted(count, 'hero', 'is')} wanted, {playing}"
        yield obstacle(case, "goal", path, reason, f"ask for {case.heroes}", NOTHING)


def _when_time_is_up(goal: WhenTimeIsUp, path: Path, case: Case) -> Iterator[Obstacle]:
    for index, condition in enumerate(goal.provided):
        yield from _condition(condition, (*path, "provided", index), case)


def _condition(condition: Condition, path: Path, case: Case) -> Iterator[Obstacle]:
    if isinstance(condition, EachHolds):
        for index, part in enumerate(condition.of):
            yield from _condition(part, (*path, "of", index), case)
    elif isinstance(condition, OneHolds):
        choices = [list(_condition(part, (*path, "of", n), case)) for n, part in enumerate(condition.of)]
        if all(choices):
            yield from (each for choice in choices for each in choice)
    elif isinstance(condition, HeroesStanding):
        yield from _enough_heroes(condition.at_least, (*path, "at_least"), case)
    elif isinstance(condition, HeroesAt):
        yield from _enough_heroes(condition.heroes, (*path, "heroes"), case)
        yield from place_reached(condition.place, (*path, "place"), case)
    elif isinstance(condition, FoeAt):
        yield from in_time(case, case.scrolls_to(condition.place), (*path, "place"), "the place is on the table")
    elif isinstance(condition, KnockedOut):
        yield from _foe(condition.whom, (*path, "whom"), case)
    elif isinstance(condition, IsDestroyed):
        yield from _destroyed(condition.feature, condition.count, path, case)
    elif isinstance(condition, ByTurn):
        scrolls = _scrolls_of(case.table.goal, case)
        if scrolls >= condition.turn and case.table.rulings.one_scroll_per_round:
            yield obstacle(
                case, "turns", (*path, "turn"),
                f"turn {condition.turn} is the last that will do, but what the goal needs takes "
                f"{counted(scrolls, 'scroll')}",
                f"allow it by turn {scrolls + 1}", ONE_SCROLL, ("MMC-5b-01",),
            )  # fmt: skip


def _scrolls_of(goal: Goal, case: Case) -> int:
    """Scrolls before the places of a goal of actions are on the table."""
    parts = [part for part in _goals(goal) if isinstance(part, SpendActions | Deliver | Reach)]
    if isinstance(goal, AnyOf):
        return 0
    return max((scrolls for part in parts if (scrolls := case.scrolls_to(part.place)) < NEVER), default=0)


_CHECKS: dict[type[object], Callable[..., Iterator[Obstacle]]] = {
    KnockOut: _knock_out,
    KnockOutThugs: _knock_out_thugs,
    Destroy: _destroy,
    SpendActions: _spend_actions,
    Reach: _reach,
    Deliver: delivered,
    WhenTimeIsUp: _when_time_is_up,
}
