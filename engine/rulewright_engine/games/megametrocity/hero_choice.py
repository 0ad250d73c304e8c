"""The three rules by which thugs choose a hero (section 9b)."""

from collections.abc import Iterable

from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.games.megametrocity.windows import FAR, sweep
from rulewright_schema.games.megametrocity.layouts import BOARD_ROWS


def chosen(state: State, square: int, heroes: Iterable[int]) -> int | None:
    """The hero that somebody on a square chooses: in its row first, then the nearest, then by the sweep.

    Rows hold within one street or one Establishment (MMC-9b-04). Nearness is steps of the shortest way (MMC-9b-05);
    heroes that no way leads to are not chosen. Ties go counter-clockwise from 12 o'clock, then by order of play
    (MMC-9b-06).
    """
    window, distances = state.window, state.window.distances
    row, area = square % BOARD_ROWS, window.area[square]
    best: int | None = None
    best_rank = 0
    for hero in heroes:
        other = state.heroes[hero].square
        steps = distances(other)[square]
        if steps == FAR:
            continue
        same_row = other % BOARD_ROWS == row and window.area[other] == area
        rank = steps if same_row else steps + FAR
        if best is None or rank < best_rank or (rank == best_rank and _earlier(state, square, other, best)):
            best, best_rank = hero, rank
    return best


def _earlier(state: State, square: int, other: int, best: int) -> bool:
    """Whether the direction of a square comes before that of a hero in the sweep around another square."""
    clockwise = state.table.rulings.sweep_clockwise
    return _turn(square, other, clockwise) < _turn(square, state.heroes[best].square, clockwise)


def _turn(square: int, other: int, clockwise: bool) -> float:
    return sweep(other % BOARD_ROWS - square % BOARD_ROWS, other // BOARD_ROWS - square // BOARD_ROWS, clockwise)


def in_play_order(state: State) -> list[int]:
    """The heroes on the map in the order of play, from the holder of the tape."""
    heroes = state.heroes
    return [hero for hero in state.in_order() if heroes[hero].square >= 0]
