"""Bounds on places that heroes have to get to."""

from collections.abc import Iterator

from rulewright_engine.games.megametrocity.bounds import pockets, walking
from rulewright_engine.games.megametrocity.bounds.case import NEVER, NOTHING, ONE_SCROLL, Case, obstacle, path_for
from rulewright_engine.guide import Obstacle
from rulewright_schema.counts import counted
from rulewright_schema.games.megametrocity.places import PlaceModel
from rulewright_schema.nodes import Path


def place_reached(place: PlaceModel, path: Path, case: Case) -> Iterator[Obstacle]:
    """A place that heroes have to get to: on the table in time, a way to it, and not too far."""
    if place.map is not None and place.map not in case.table.map_ids:
        return
    scrolls = case.scrolls_to(place)
    yield from in_time(case, scrolls, path, "the place is on the table")
    if scrolls >= NEVER:
        return
    shut = pockets.closed(case, place, for_heroes=True)
    if shut:
        yield obstacle(
            case, "blocked", path, f"no hero can get there: {shut}", "open a way to it, or choose another square",
            pockets.RELAXES, ("MMC-5-12", "MMC-8b-01"),
        )  # fmt: skip
        return
    turns, most = case.turns, walking.most_steps(case.table)
    steps = walking.steps_from_start(case, place)
    if turns is not None and most is not None and steps is not None and steps > turns * most:
        yield obstacle(
            case, "distance", path,
            f"it is {counted(steps, 'square')} away; a hero walks at most {turns * most} in {counted(turns, 'turn')}",
            f"give it {counted(-(-steps // most), 'turn')}", walking.RELAXES, ("MMC-8b-01",),
        )  # fmt: skip


def in_time(case: Case, scrolls: int, path: Path, what: str) -> Iterator[Obstacle]:
    """That something comes onto the table before the turns are over: at most one scroll in each turn but the last."""
    if scrolls >= NEVER:
        yield obstacle(
            case, "goal", path, f"it never happens that {what}", "add its tile to the street, or name another", NOTHING
        )
        return
    turns = case.turns
    if turns is not None and scrolls + 1 > turns and case.table.rulings.one_scroll_per_round:
        yield obstacle(
            case, "turns", path_for(("turns",), case.table.stage.turns, case.heroes),
            f"{what} in turn {scrolls + 1} at the earliest, after {counted(scrolls, 'scroll')}; there "
            f"{'is' if turns == 1 else 'are'} {counted(turns, 'turn')}",
            f"give it {counted(scrolls + 1, 'turn')}", ONE_SCROLL, ("MMC-5b-01", "MMC-4-16"),
        )  # fmt: skip
