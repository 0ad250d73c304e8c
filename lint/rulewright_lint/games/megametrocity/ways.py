"""How far heroes have to walk for a stage's goal, by plain steps over the whole street."""

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright_lint.games.megametrocity.facts import Facts
from rulewright_lint.games.megametrocity.stage_cases import Case, path_for
from rulewright_lint.games.megametrocity.streets import WholeStreet
from rulewright_schema.counts import counted
from rulewright_schema.fields import value_for
from rulewright_schema.games.megametrocity.goals import (
    AllOf,
    BatteryTokens,
    Deliver,
    Goal,
    Reach,
    SpendActions,
)
from rulewright_schema.games.megametrocity.stage_rules import PickUp
from rulewright_schema.nodes import Path


@dataclass(frozen=True, slots=True)
class Way:
    """A way that the goal takes: how many steps for the hero who has the most of them, what it is in words, and where
    the stage names its end.
    """

    steps: int
    what: str
    path: Path


def ways_to_goal(case: Case, heroes: int, facts: Facts) -> Iterator[Way]:
    """The ways that every win takes, for a number of heroes; the shortest map's where players choose one."""
    if len(case.choices) > 1:
        return
    for one in case.maps:
        street = facts.street(one)
        if street is not None and case.goal is not None:
            start = _start(case, street, facts)
            path = path_for(("goal",), case.stage.goal, heroes)
            for goal, at in _needed(case.goal, path):
                way = _way(goal, at, case, heroes, one.id, street, start, facts)
                if way is not None:
                    yield way


def _start(case: Case, street: WholeStreet, facts: Facts) -> int:
    place = case.stage.heroes_start
    named = street.squares(place, facts) if place is not None else 0
    return named or (street.table.first_column() if place is None else street.table.board.passable)


def _needed(goal: Goal, path: Path) -> Iterator[tuple[Goal, Path]]:
    """The goals that all must be met; those of which one will do are left out."""
    if isinstance(goal, AllOf):
        for index, part in enumerate(goal.of):
            yield from _needed(part, (*path, "of", index))
    else:
        yield goal, path


def _way(
    goal: Goal, path: Path, case: Case, heroes: int, map_id: str | None, street: WholeStreet, start: int, facts: Facts
) -> Way | None:
    if not isinstance(goal, SpendActions | Deliver | Reach) or goal.place.map not in (None, map_id):
        return None
    end = street.squares(goal.place, facts)
    steps = street.distance(start, end) if end else None
    tokens = _tokens(goal, heroes)
    pick_up = next((extra for extra in case.extras if isinstance(extra, PickUp)), None)
    if tokens and pick_up is not None and pick_up.carried_as == "weapon" and end:
        source = street.squares(pick_up.place, facts)
        there = street.distance(start, source) if source else None
        back = street.distance(source, end) if source else None
        if there is not None and back is not None:
            trips = -(-tokens // heroes)
            total = there + back * (2 * trips - 1)
            return Way(total, f"carrying {counted(trips, 'token')} one by one", (*path, "place"))
    return Way(steps, "the way there", (*path, "place")) if steps is not None else None


def _tokens(goal: Goal, heroes: int) -> int:
    """Tokens to be carried by all heroes together."""
    if not isinstance(goal, Deliver):
        return 0
    counts = (value_for(ware.count, heroes) or 0 for ware in goal.wares if isinstance(ware, BatteryTokens))
    return sum(counts) * (heroes if goal.share == "each-hero" else 1)
