"""What follows from a story route. Pure and total, as `stage_facts`: unknown stages are simply names."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.story import StoryRoute
from rulewright_schema.games.megametrocity.terms import Difficulty


@dataclass(frozen=True, slots=True, order=True)
class Step:
    """One step of the story: the stage won, the stage that follows, and whether it is the former's shortcut."""

    after: str
    to: str
    shortcut: bool = False


def steps(route: StoryRoute, stages: Mapping[str, Stage]) -> tuple[Step, ...]:
    """All steps of a route, those with conditions among them, and the shortcuts of its stages where they count.

    `stages` are the known stages by the ids that the route uses; only those that a way names give their shortcuts.
    """
    found = [Step(way.after, to) for way in route.ways for to in way.to]
    if route.shortcuts:
        for name in named_stages(route):
            stage = stages.get(name)
            if stage is not None and stage.shortcut is not None:
                found.append(Step(name, stage.shortcut.to, shortcut=True))
    return tuple(dict.fromkeys(found))


def named_stages(route: StoryRoute) -> tuple[str, ...]:
    """Every stage that the route names, in order and once each, those played on the side among them."""
    names = [route.start]
    for way in route.ways:
        names += [way.after, *way.to]
    names += [route.finish, *(trip.stage for trip in route.side_trips)]
    return tuple(dict.fromkeys(names))


def reachable(route: StoryRoute, stages: Mapping[str, Stage]) -> frozenset[str]:
    """The stages that can be played, from the start and on the side."""
    main = closure(
        {route.start}, ((step.after, step.to) for step in steps(route, stages) if step.after != route.finish)
    )
    return main | {trip.stage for trip in route.side_trips if main & set(trip.after)}


def unreachable(route: StoryRoute, stages: Mapping[str, Stage]) -> tuple[str, ...]:
    """The stages that the route names and that can never be played."""
    found = reachable(route, stages)
    return tuple(name for name in named_stages(route) if name not in found)


def dead_ends(route: StoryRoute, stages: Mapping[str, Stage]) -> tuple[str, ...]:
    """The stages that can be played and from which no way leads to the finish: ends and rings. Side trips are none."""
    to_finish = closure({route.finish}, ((step.to, step.after) for step in steps(route, stages)))
    found = reachable(route, stages)
    aside = {trip.stage for trip in route.side_trips}
    return tuple(name for name in named_stages(route) if name in found and name not in to_finish and name not in aside)


def level_for(route: StoryRoute, upgrades: int) -> Difficulty | None:
    """The level for the most upgrades that a hero has, None where no level holds (MMC-13-04)."""
    return next((level.difficulty for level in route.levels if level.least <= upgrades <= level.most), None)


def closure(known: Iterable[str], pairs: Iterable[tuple[str, str]]) -> frozenset[str]:
    """What is known and all that pairs lead to from there."""
    following: dict[str, list[str]] = {}
    for one, other in pairs:
        following.setdefault(one, []).append(other)
    found = set(known)
    waiting = list(found)
    while waiting:
        for name in following.get(waiting.pop(), ()):
            if name not in found:
                found.add(name)
                waiting.append(name)
    return frozenset(found)
