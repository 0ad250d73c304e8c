"""How time grows with the size of what is worked on: a guard against work that grows with the square.

Two sizes of the same are compared, in the same process one after the other, so that a slow machine is slow for both.
The best of a few runs counts, and Python's search for rings is off, which takes the longer the more else a process
holds.
"""

import gc
import time
from collections.abc import Callable

TIMES = 16
LINEAR = 4 * TIMES
"""Below this work grows in line with its size; with its square it would take `TIMES` times `TIMES` as long."""


def growth(work: Callable[[int], object], size: int) -> float:
    """How many times as long `work` takes for `TIMES` times the size."""
    return _best(work, TIMES * size) / _best(work, size)


def _best(work: Callable[[int], object], size: int) -> float:
    best = float("inf")
    for _ in range(3):
        gc.disable()
        try:
            began = time.process_time()
            work(size)
            best = min(best, time.process_time() - began)
        finally:
            gc.enable()
    return best
