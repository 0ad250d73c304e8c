"""Figures put on other squares: where each can go, and what happens when it arrives."""

from rulewright_engine.games.megametrocity.choices.shove import relocate
from rulewright_engine.games.megametrocity.effects import places
from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.shoving import why_not_moved
from rulewright_engine.games.megametrocity.state import OFF, State
from rulewright_schema.games.megametrocity.effects import Move, Push, SwapPlaces, Teleport
from rulewright_schema.geometry import indices, union


def steps(state: State, square: int, most: int, over: bool = False) -> int:
    """Where so many steps lead; `over` obstacles or around them, never onto one (MMC-5-12)."""
    window = state.window
    if not over:
        return window.reach(square, most)
    return window.board.reach(1 << square, most, window.passable | window.obstacles) & window.passable


def straight(state: State, square: int, most: int, origin: int, away: bool) -> int:
    """Where steps lead each of which goes farther from a square, or nearer to it; the own square among them."""
    window = state.window
    distance = window.distances(origin)
    ring = reached = 1 << square
    for _ in range(most):
        ring = union(
            1 << other
            for here in indices(ring)
            for other in indices(window.around(here))
            if (distance[other] > distance[here] if away else distance[other] < distance[here])
        )
        reached |= ring
    return reached


def put(state: State, figure: int, square: int) -> None:
    """A figure is now on a square, its own or another one."""
    here = state.square_of(figure)
    if here != OFF and square not in (here, OFF):
        relocate(state, figure, square)


def _each(state: State, context: Context, figures: tuple[int, ...], how: str, reach: int) -> None:
    for figure in reversed(figures):
        if why_not_moved(state, figure) is None:
            state.agenda.append(("put", context.actor, figure, how, reach))


def push(state: State, effect: Push, context: Context, figures: tuple[int, ...]) -> None:
    """Shoves each target in turn (MMC-6a-22, MMC-8c-16)."""
    _each(state, context, figures, f"push-{effect.direction}", effect.squares)


def shift(state: State, effect: Move, context: Context, figures: tuple[int, ...]) -> None:
    """Each target goes some steps."""
    _each(state, context, figures, "move-over" if effect.over_obstacles else "move", effect.squares)


def teleport(state: State, effect: Teleport, context: Context, figures: tuple[int, ...]) -> None:
    """Each target appears on a square of choice."""
    _each(state, context, figures, "teleport", places.squares(state, effect.where, context))


def swap(state: State, effect: SwapPlaces, context: Context, figures: tuple[int, ...]) -> None:
    """The one who acts and a target trade squares."""
    for figure in figures[:1]:
        here, there = state.square_of(context.actor), state.square_of(figure)
        if here != OFF and why_not_moved(state, figure) is None:
            put(state, figure, here)
            put(state, context.actor, there)
