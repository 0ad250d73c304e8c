"""Bounds on what is to be put away: cards, tokens, and the ways that they are carried."""

from collections.abc import Iterator

from rulewright_engine.games.megametrocity.bounds import walking
from rulewright_engine.games.megametrocity.bounds.case import NOTHING, Case, obstacle, path_for
from rulewright_engine.games.megametrocity.bounds.reaching import in_time, place_reached
from rulewright_engine.games.megametrocity.table import Table
from rulewright_engine.guide import Obstacle
from rulewright_schema.counts import counted
from rulewright_schema.fields import value_for
from rulewright_schema.games.megametrocity.goals import BatteryTokens, Deliver
from rulewright_schema.games.megametrocity.stage_rules import PickUp
from rulewright_schema.nodes import Path


def delivered(goal: Deliver, path: Path, case: Case) -> Iterator[Obstacle]:
    """Bounds on a goal of putting things away."""
    table = case.table
    yield from place_reached(goal.place, (*path, "place"), case)
    shares = case.heroes if goal.share == "each-hero" else 1
    if table.options.story:
        return  # what heroes bring along is not in the decks
    for index, ware in enumerate(goal.wares):
        at = (*path, "wares", index)
        if isinstance(ware, BatteryTokens):
            yield from _tokens(goal, (value_for(ware.count, case.heroes) or 0) * shares, at, case)
            continue
        if ware.ware == "money":
            each, there, what = value_for(ware.cents, case.heroes) or 0, _cents(table), "cents"
        else:
            each, what = value_for(ware.count, case.heroes) or 0, ware.ware.replace("-", " ")
            there = _weapons(table, golden=ware.ware == "golden-weapons")
        if each * shares > there:
            field = "cents" if ware.ware == "money" else "count"
            yield obstacle(
                case, "decks", path_for((*at, field), getattr(ware, field), case.heroes),
                f"{each * shares} {what} are to be put away, all Item cards together hold {there}",
                f"ask for {_fitting(there, shares, ware.ware)} or add cards for {each * shares - there} more",
                "every card of the deck comes into the heroes' hands", ("MMC-4-03",),
            )  # fmt: skip


def _fitting(there: int, shares: int, ware: str) -> str:
    most = there // shares
    return f"{most // 25 * 25 if ware == 'money' else most}{' each' if shares > 1 else ''}"


def _cents(table: Table) -> int:
    return sum(item.cents * count for item, count in zip(table.items, table.item_counts, strict=True))


def _weapons(table: Table, golden: bool) -> int:
    pairs = zip(table.items, table.item_counts, strict=True)
    return sum(count for item, count in pairs if item.type == "weapon" and (item.golden or not golden))


def _tokens(goal: Deliver, count: int, path: Path, case: Case) -> Iterator[Obstacle]:
    """Battery tokens: that there are so many, that one can be picked up in time, and that the way can be walked."""
    extras = [extra for extra in case.table.extras if isinstance(extra, PickUp)]
    if not extras:
        yield obstacle(case, "goal", path, "heroes can pick up no battery tokens", "add an extra: pick-up", NOTHING)
        return
    supplies = [value_for(extra.supply, case.heroes) if extra.supply is not None else None for extra in extras]
    known = [each for each in supplies if each is not None]
    if len(known) == len(supplies) and sum(known) < count:
        yield obstacle(
            case, "box", path, f"{count} battery tokens are to be put away, there are {sum(known)}",
            f"ask for {sum(known)}, or raise supply by {count - sum(known)}", NOTHING,
        )  # fmt: skip
    scrolls = min(case.scrolls_to(extra.place) for extra in extras)
    yield from in_time(case, scrolls, path, "battery tokens are on the table")
    if len(extras) == 1 and extras[0].carried_as == "weapon" and case.turns is not None:
        steps = walking.steps_between(case, extras[0].place, goal.place)
        yield from _far(steps, count, scrolls, path, case)


def _far(steps: int | None, loads: int, scrolls: int, path: Path, case: Case) -> Iterator[Obstacle]:
    """Loads that have to be carried so many steps each, by all heroes together."""
    most = walking.most_steps(case.table)
    if steps is None or most is None or case.turns is None:
        return
    turns = case.turns - min(scrolls, case.turns)
    carried = walking.most_carried(case.table)
    needed, there = steps * loads, turns * most * carried * case.heroes
    if needed > there:
        more = -(-(needed - there) // (most * carried * case.heroes))
        yield obstacle(
            case, "distance", path,
            f"{counted(loads, 'load')} over {counted(steps, 'square')} come to {counted(needed, 'square')}; "
            f"{counted(case.heroes, 'hero', 'walks')} at most {there} in {counted(turns, 'turn')}",
            f"give it {counted(case.turns + more, 'turn')}", walking.RELAXES, ("MMC-8b-01",),
        )  # fmt: skip
