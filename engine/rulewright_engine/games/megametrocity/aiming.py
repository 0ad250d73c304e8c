"""Ranged attacks: what can be aimed at, and why something else cannot (MMC-8c-06 to MMC-8c-10)."""

from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.interface import Refusal
from rulewright_schema.counts import counted
from rulewright_schema.games.megametrocity.layouts import BOARD_ROWS
from rulewright_schema.geometry import rays


def aimed(state: State, square: int, reach: int, past_obstacles: bool = False) -> int:
    """The squares that a ranged attack from a square can be aimed at, its own among them (MMC-6a-15).

    `past_obstacles`: obstacles do not stop it; walls and the way into an Establishment still do.
    """
    window = state.window
    if not past_obstacles:
        return window.fire(square, reach)
    clear = window.board.clear | window.obstacles
    found = 1 << square
    for ray in rays(window.frame)[square]:
        for step in ray[:reach]:
            if not step & clear:
                break
            found |= step
    return found & window.passable


def why_not_aimed(state: State, square: int, target: int, reach: int, past_obstacles: bool = False) -> Refusal | None:
    """Why a square cannot be aimed at: too far, no straight line, or something in between."""
    if target < state.window.squares and aimed(state, square, reach, past_obstacles) >> target & 1:
        return None
    down = abs(target % BOARD_ROWS - square % BOARD_ROWS)
    right = abs(target // BOARD_ROWS - square // BOARD_ROWS)
    if max(down, right) > reach:
        return Refusal("out-of-range", f"it is farther away than {counted(reach, 'square')}", ("MMC-8c-07",))
    if down and right and down != right:
        return Refusal("no-straight-line", "no straight line leads there", ("MMC-8c-09",))
    return Refusal("line-blocked", "an obstacle is in the way", ("MMC-8c-10",))
