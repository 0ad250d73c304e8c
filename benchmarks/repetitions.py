"""What the two players of `engine_against_catanatron.py` share: a repetition for each line that comes in.

Plain Python alone: the interpreter that has the one engine need not have the other.
"""

import gc
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    """What was played in some processor seconds."""

    seconds: float
    decisions: int
    games: int
    rounds: float


def repeated(play: Callable[[int], Part]) -> Iterator[str]:
    """Once to warm up, then once for each line that comes in, until one says that it is enough."""
    play(0)
    gc.collect()
    gc.freeze()
    for seed, line in enumerate(sys.stdin, 1):
        if not line.strip():
            return
        part = play(seed)
        yield f"{part.seconds} {part.decisions} {part.games} {part.rounds}"
