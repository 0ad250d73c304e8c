"""What makes a goal impossible: each flaw with its place in the stage."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rulewright_lint.games.megametrocity.facts import Facts
from rulewright_lint.games.megametrocity.stage_cases import Case, path_for
from rulewright_schema.counts import counted
from rulewright_schema.fields import value_for
from rulewright_schema.games.megametrocity.foes import Foe, NamedLeader
from rulewright_schema.games.megametrocity.goal_facts import is_foe
from rulewright_schema.games.megametrocity.goals import (
    AllOf,
    AnyOf,
    BatteryTokens,
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
    Condition,
    EachHolds,
    HeroesAt,
    HeroesStanding,
    IsChained,
    KnockedOut,
    NotSo,
    OneHolds,
)
from rulewright_schema.games.megametrocity.stage_events import SpawnFigure
from rulewright_schema.games.megametrocity.stage_facts import goals_within
from rulewright_schema.games.megametrocity.stage_rules import Destructible, Moment, NoThugsTurn, PickUp
from rulewright_schema.games.megametrocity.stage_spawns import Chained, LeaderSpawn, Spawn, ThugSpawn
from rulewright_schema.nodes import Path


@dataclass(frozen=True, slots=True)
class Flaw:
    """Why a goal cannot be met: where, and in words."""

    path: Path
    message: str
    help: str


def flaws(goal: Goal, path: Path, case: Case, heroes: int, facts: Facts) -> Iterator[Flaw]:
    """What makes a goal impossible for a number of heroes; of several goals to choose from, all must be."""
    yield from _within(goal, path, case, heroes, facts)
    if not any(isinstance(each, WhenTimeIsUp) for each in goals_within(goal)):
        return  # only its conditions can be opposites
    demands = list(_demands(goal, path))
    if not any(isinstance(condition, NotSo) for condition, _ in demands):
        return
    wanted = {_key(condition) for condition, _ in demands if not isinstance(condition, NotSo)}
    for condition, place in demands:
        if isinstance(condition, NotSo) and _key(condition.of) in wanted:
            help_text = "Take one of the two away."
            yield Flaw((*place, "condition"), "the goal demands this and its opposite", help_text)


def _within(goal: Goal, path: Path, case: Case, heroes: int, facts: Facts) -> Iterator[Flaw]:
    if isinstance(goal, AllOf):
        for index, part in enumerate(goal.of):
            yield from _within(part, (*path, "of", index), case, heroes, facts)
    elif isinstance(goal, AnyOf):
        choices = [list(_within(part, (*path, "of", n), case, heroes, facts)) for n, part in enumerate(goal.of)]
        if all(choices):
            yield from (flaw for choice in choices for flaw in choice)
    elif isinstance(goal, Destroy):
        yield from _destroy(goal, path, case, facts)
    elif isinstance(goal, Deliver):
        yield from _deliver(goal, path, case, heroes)
    elif isinstance(goal, Reach):
        yield from _too_many(goal.heroes, (*path, "heroes"), heroes)
    elif isinstance(goal, KnockOut):
        yield from _knock_out(goal, path, case)
    elif isinstance(goal, KnockOutThugs):
        yield from _thugs(goal, path, case, heroes)
    elif isinstance(goal, SpendActions | WhenTimeIsUp):
        for index, condition in enumerate(goal.provided):
            yield from _condition(condition, (*path, "provided", index), case, heroes)


def _destroy(goal: Destroy, path: Path, case: Case, facts: Facts) -> Iterator[Flaw]:
    drawn = _drawn(goal.feature, case, facts)
    if not any(isinstance(extra, Destructible) and extra.feature == goal.feature for extra in case.extras):
        help_text = f"Add an extra: {{extra: destructible, feature: {goal.feature}, life: …, treated_as: …}}."
        yield Flaw((*path, "feature"), f"nothing makes '{goal.feature}' destructible", help_text)
    elif isinstance(goal.count, int) and 0 < drawn < goal.count:
        message = f"{goal.count} of '{goal.feature}' are wanted, but the street shows {drawn}"
        yield Flaw((*path, "count"), message, "Ask for as many as there are, or for `every` one.")


def _drawn(feature: str, case: Case, facts: Facts) -> int:
    """How often a feature is drawn on the street and in what it opens; squares that touch are one thing."""
    tiles = [tile for written in case.tiles() if (tile := facts.tile(written)) is not None]
    names = dict.fromkeys(name for tile in tiles for name, _ in tile.layout.doors)
    layouts = [tile.layout for tile in tiles] + [face.layout for name in names if (face := facts.face(name))]
    count = 0
    for layout in layouts:
        left, board = layout.feature(feature), layout.board()
        while left:
            left &= ~board.reach(left & -left, passable=left)
            count += 1
    return count


def _deliver(goal: Deliver, path: Path, case: Case, heroes: int) -> Iterator[Flaw]:
    pick_ups = [extra for extra in case.extras if isinstance(extra, PickUp)]
    for index, ware in enumerate(goal.wares):
        if not isinstance(ware, BatteryTokens):
            continue
        place = (*path, "wares", index)
        count = (value_for(ware.count, heroes) or 0) * (heroes if goal.share == "each-hero" else 1)
        if not pick_ups:
            help_text = "Add an extra: {extra: pick-up, token: battery, place: …, carried_as: …}."
            yield Flaw(place, "no extra lets heroes pick battery tokens up", help_text)
            continue
        supplies = [value_for(extra.supply, heroes) if extra.supply else None for extra in pick_ups]
        known = [supply for supply in supplies if supply is not None]
        if len(known) == len(supplies) and sum(known) < count:
            message = f"{count} battery tokens are wanted, but there are only {sum(known)}"
            yield Flaw(path_for((*place, "count"), ware.count, heroes), message, "Raise `supply` or ask for fewer.")


def _too_many(wanted: object, path: Path, heroes: int) -> Iterator[Flaw]:
    if isinstance(wanted, int) and wanted > heroes:
        yield Flaw(path, f"{counted(wanted, 'hero', 'is')} wanted", "Ask for fewer, or for `every` hero.")


def _knock_out(goal: KnockOut, path: Path, case: Case) -> Iterator[Flaw]:
    for index, foe in enumerate(goal.whom):
        spawns = [spawn for spawn in all_spawns(case) if is_foe(spawn, foe)]
        chains = [chained_of(spawn) for spawn in spawns]
        if chains and all(chain is not None and chain.freed_by == "nothing" for chain in chains):
            message = f"{called(foe)} is in chains and nothing frees him, so that he cannot be knocked out"
            help_text = "Let something free him, or ask for something else."
            yield Flaw((*path, "whom", index, "who"), message, help_text)


def _thugs(goal: KnockOutThugs, path: Path, case: Case, heroes: int) -> Iterator[Flaw]:
    count = value_for(goal.count, heroes) or 0
    if not any(isinstance(extra, NoThugsTurn) for extra in case.extras):
        return
    there = 0
    for spawn in all_spawns(case):
        if isinstance(spawn, ThugSpawn) and goal.thug in (None, spawn.thug):
            there += spawn.count
        there += isinstance(spawn, LeaderSpawn) and goal.thug in (None, spawn.leader)
    if there < count:
        message = f"{counted(count, 'thug', 'is')} wanted, but without Thugs turns only {there} appear"
        help_text = "Ask for fewer, spawn more, or take the extra no-thugs-turn away."
        yield Flaw(path_for((*path, "count"), goal.count, heroes), message, help_text)


def _condition(condition: Condition, path: Path, case: Case, heroes: int) -> Iterator[Flaw]:
    if isinstance(condition, EachHolds):
        for index, part in enumerate(condition.of):
            yield from _condition(part, (*path, "of", index), case, heroes)
    elif isinstance(condition, OneHolds):
        choices = [list(_condition(part, (*path, "of", n), case, heroes)) for n, part in enumerate(condition.of)]
        if all(choices):
            yield from (flaw for choice in choices for flaw in choice)
    elif isinstance(condition, HeroesAt):
        yield from _too_many(condition.heroes, (*path, "heroes"), heroes)
    elif isinstance(condition, HeroesStanding):
        yield from _too_many(condition.at_least, (*path, "at_least"), heroes)
    elif isinstance(condition, IsChained):
        spawns = [spawn for spawn in all_spawns(case) if is_foe(spawn, condition.whom)]
        if spawns and all(chained_of(spawn) is None for spawn in spawns):
            help_text = "Give his spawn `chained: {…}`, or ask for something else."
            yield Flaw((*path, "condition"), f"{called(condition.whom)} is never in chains", help_text)


def _demands(goal: Goal, path: Path) -> Iterator[tuple[Condition, Path]]:
    """Conditions that must hold in the end, whatever is chosen."""
    if isinstance(goal, AllOf):
        for index, part in enumerate(goal.of):
            yield from _demands(part, (*path, "of", index))
    elif isinstance(goal, KnockOut):
        for index, foe in enumerate(goal.whom):
            yield KnockedOut(condition="knocked-out", whom=foe), (*path, "whom", index)
    elif isinstance(goal, WhenTimeIsUp):
        yield from _each(goal.provided, (*path, "provided"))


def _each(conditions: Iterable[Condition], path: Path) -> Iterator[tuple[Condition, Path]]:
    for index, condition in enumerate(conditions):
        if isinstance(condition, EachHolds):
            yield from _each(condition.of, (*path, index, "of"))
        else:
            yield condition, (*path, index)


def _key(condition: Condition) -> str:
    return condition.model_dump_json()


def all_spawns(case: Case) -> Iterator[Spawn]:
    """The stage's spawns and those of its moments."""
    yield from case.spawns
    for extra in case.extras:
        if isinstance(extra, Moment):
            for effect in extra.do:
                if isinstance(effect, SpawnFigure) and effect.figure.holds_for(case.one):
                    yield effect.figure


def chained_of(spawn: Spawn) -> Chained | None:
    """A spawned boss's chains."""
    return None if isinstance(spawn, LeaderSpawn | ThugSpawn) else spawn.chained


def called(foe: Foe) -> str:
    """What messages call a foe."""
    if isinstance(foe, NamedLeader):
        return f"the leader of {foe.leader}"
    return (
        getattr(foe, "boss", None) or getattr(foe, "final_boss", None) or f"who is drawn as {getattr(foe, 'draw', '')}"
    )
