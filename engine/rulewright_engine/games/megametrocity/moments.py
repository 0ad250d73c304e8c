"""Moments of a stage (`extra: moment`): each function is told when one may have come about.

What the stage then does is queued as `("stage-effects", index of the extra)`.
"""

from rulewright_engine.games.megametrocity.state import State


def turn_begins(state: State) -> None:
    """A turn begins."""


def tile_laid(state: State, tile: str) -> None:
    """A tile is laid."""


def face_laid(state: State, face: str) -> None:
    """An Establishment's tile is laid for the first time."""


def knocked_out(state: State, kind: int) -> None:
    """An enemy is knocked out, or a destructible thing destroyed."""


def freed(state: State, kind: int) -> None:
    """A chained boss is freed."""
