"""Which Establishments a goal needs open at one and the same moment."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rulewright_schema.games.megametrocity.goal_facts import face_of
from rulewright_schema.games.megametrocity.goals import AllOf, AnyOf, Deliver, Goal, Reach, SpendActions, WhenTimeIsUp
from rulewright_schema.games.megametrocity.places import Place
from rulewright_schema.games.megametrocity.stage_conditions import Condition, EachHolds, FoeAt, HeroesAt
from rulewright_schema.nodes import Path


@dataclass(frozen=True, slots=True)
class Named:
    """An Establishment that a goal names, on which map, and where in the text."""

    face: str
    map: str | None
    path: Path


def together(goal: Goal, path: Path) -> Iterator[tuple[Named, ...]]:
    """Sets of Establishments that must be open at one moment. Of goals to choose from each is taken for itself."""
    if isinstance(goal, AllOf) and goal.within == "one-heroes-turn":
        yield tuple(named for index, part in enumerate(goal.of) for named in _moment(part, (*path, "of", index)))
    elif isinstance(goal, AllOf | AnyOf):
        for index, part in enumerate(goal.of):
            yield from together(part, (*path, "of", index))
    else:
        yield tuple(_moment(goal, path))


def _moment(goal: Goal, path: Path) -> Iterator[Named]:
    if isinstance(goal, AllOf):
        for index, part in enumerate(goal.of):
            yield from _moment(part, (*path, "of", index))
    if isinstance(goal, SpendActions | Deliver | Reach):
        yield from _of_place(goal.place, (*path, "place"))
    if isinstance(goal, SpendActions | WhenTimeIsUp):
        yield from _of_conditions(goal.provided, (*path, "provided"))


def _of_conditions(conditions: Iterable[Condition], path: Path) -> Iterator[Named]:
    for index, condition in enumerate(conditions):
        if isinstance(condition, EachHolds):
            yield from _of_conditions(condition.of, (*path, index, "of"))
        elif isinstance(condition, HeroesAt | FoeAt):
            yield from _of_place(condition.place, (*path, index, "place"))


def _of_place(place: Place, path: Path) -> Iterator[Named]:
    face = face_of(place)
    # The square below a door is on the street; nobody has to enter.
    if face is not None and place.at != "below-door":
        yield Named(face, place.map, (*path, "face"))
