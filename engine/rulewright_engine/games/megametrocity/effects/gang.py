"""What a final boss's side chooses where a hero's player would: by fixed rules, so that it is nobody's decision.

Heroes are chosen by the three rules of section 9b; of squares the side takes the farthest it may, and of equal ones
the first in the sweep (MMC-9b-06).
"""

from collections.abc import Iterable

from rulewright_engine.games.megametrocity import hero_choice
from rulewright_engine.games.megametrocity.state import FIRST_FOE, OFF, State
from rulewright_engine.games.megametrocity.windows import sweep
from rulewright_schema.games.megametrocity.layouts import BOARD_ROWS
from rulewright_schema.geometry import indices


def chosen_hero(state: State, actor: int, mask: int) -> int | None:
    """The hero on some squares that somebody chooses; None if there is none."""
    near = [hero for hero in hero_choice.in_play_order(state) if mask >> state.heroes[hero].square & 1]
    return hero_choice.chosen(state, state.square_of(actor), near) if near else None


def heroes_by_choice(state: State, actor: int, mask: int) -> list[int]:
    """All heroes on some squares in the order in which somebody would choose them."""
    found: list[int] = []
    near = [hero for hero in hero_choice.in_play_order(state) if mask >> state.heroes[hero].square & 1]
    while near:
        hero = hero_choice.chosen(state, state.square_of(actor), near)
        if hero is None:
            # Nobody can walk there, but it is in reach all the same.
            return [*found, *near]
        found.append(hero)
        near.remove(hero)
    return found


def best_line(state: State, actor: int, lines: list[int]) -> int:
    """The line with the hero chosen, else the first."""
    whole = 0
    for line in lines:
        whole |= line
    hero = chosen_hero(state, actor, whole)
    return next((line for line in lines if hero is not None and line >> state.heroes[hero].square & 1), lines[0])


def nearest(state: State, actor: int, figures: Iterable[int]) -> tuple[int, ...]:
    """Figures from the nearest on; heroes before thugs at the same distance."""
    steps = state.window.distances(state.square_of(actor))
    return tuple(sorted(figures, key=lambda figure: (steps[state.square_of(figure)], figure >= FIRST_FOE, figure)))


def nearest_square(state: State, actor: int, mask: int) -> int:
    """Of some squares, at least one, the one nearest to somebody; of equal ones the first in the sweep."""
    origin = state.square_of(actor)
    if origin == OFF:
        return (mask & -mask).bit_length() - 1
    steps = state.window.distances(origin)
    return min(indices(mask), key=lambda square: (steps[square], _turn(origin, square), square))


def farthest_square(state: State, origin: int, mask: int) -> int:
    """Of some squares, at least one, the one with the longest way from a square; of equal ones the first in the
    sweep around it."""
    steps = state.window.distances(origin)
    return min(indices(mask), key=lambda square: (-steps[square], _turn(origin, square), square))


def square_away_from_heroes(state: State, actor: int, mask: int) -> int:
    """Of some squares, at least one, the one farthest from the nearest hero; then as seen from the actor."""
    ways = [state.window.distances(state.heroes[hero].square) for hero in state.standing()]
    origin = state.square_of(actor)

    def rank(square: int) -> tuple[int, float, int]:
        return -min((steps[square] for steps in ways), default=0), _turn(origin, square), square

    return min(indices(mask), key=rank)


def square_towards_heroes(state: State, actor: int, mask: int) -> int:
    """Of some squares, at least one, the one with the shortest way to the hero chosen."""
    origin = state.square_of(actor)
    hero = hero_choice.chosen(state, origin, hero_choice.in_play_order(state))
    if hero is None:
        return origin
    steps = state.window.distances(state.heroes[hero].square)
    return min(indices(mask), key=lambda square: (steps[square], _turn(origin, square), square))


def _turn(origin: int, square: int) -> float:
    return sweep(square % BOARD_ROWS - origin % BOARD_ROWS, square // BOARD_ROWS - origin // BOARD_ROWS)
