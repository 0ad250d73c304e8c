"""Places of effects as squares, seen from whoever acts."""

from collections.abc import Callable, Mapping
from typing import Any

from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.state import OFF, State
from rulewright_engine.games.megametrocity.windows import Window
from rulewright_schema.games.megametrocity.targets import Beam, InRow, Line, Place, Within
from rulewright_schema.games.megametrocity.terms import ROWS
from rulewright_schema.geometry import union


def squares(state: State, place: Place, context: Context) -> int:
    """The squares of a place for whoever acts; of a beam the line that was chosen, or all lines if none was."""
    window, here = state.window, state.square_of(context.actor)
    if isinstance(place, str):
        return BY_NAME[place](state, here, context.square)
    if isinstance(place, Beam) and context.beam:
        return context.beam
    return BY_FIGURES[type(place)](window, here, place)


def _own(state: State, here: int, target: int) -> int:
    return 0 if here == OFF else 1 << here


def _adjacent(state: State, here: int, target: int) -> int:
    return 0 if here == OFF else state.window.around(here)


def _target(state: State, here: int, target: int) -> int:
    return 0 if target == OFF else 1 << target


def _establishment(state: State, here: int, target: int) -> int:
    if here == OFF:
        return 0
    part = state.window.part_at(here)
    return state.window.part_mask(part) if part.face else 0


def _tiles(number: int) -> Callable[[State, int, int], int]:
    def of_street(state: State, here: int, target: int) -> int:
        window = state.window
        streets = range(len(window.streets)) if here == OFF else (window.street_of(here),)
        return union(window.part_mask(window.tiles_of(street)[number]) for street in streets)

    return of_street


def _spawn_points(state: State, here: int, target: int) -> int:
    window = state.window
    found = 0
    for street, points in enumerate(state.points):
        for number in range(min(points, len(ROWS))):
            square = window.spawn_point(street, number, False)
            if square is not None:
                found |= 1 << square
    return found


def _within(window: Window, here: int, place: Within) -> int:
    """Obstacles do not matter: the distance is counted over every place of the own street, faces and doors too."""
    return 0 if here == OFF else window.within(here, place.squares)


def _line(window: Window, here: int, place: Line) -> int:
    return 0 if here == OFF else window.fire(here, place.squares)


def _beam(window: Window, here: int, place: Beam) -> int:
    return 0 if here == OFF else union(window.beams(here, place.squares))


def _row(window: Window, here: int, place: InRow) -> int:
    return window.street_squares & window.frame.row(1 + ROWS.index(place.row))


BY_NAME: Mapping[str, Callable[[State, int, int], int]] = {
    "own-square": _own,
    "adjacent": _adjacent,
    "target-square": _target,
    "road": lambda state, here, target: state.window.road,
    "street": lambda state, here, target: state.window.street_squares,
    "front-tile": _tiles(-1),
    "rear-tile": _tiles(0),
    "establishment": _establishment,
    "map": lambda state, here, target: state.window.passable,
    "doors": lambda state, here, target: state.window.below_doors,
    "spawn-points": _spawn_points,
}
BY_FIGURES: Mapping[type[Any], Callable[[Window, int, Any], int]] = {
    Within: _within,
    Line: _line,
    Beam: _beam,
    InRow: _row,
}
