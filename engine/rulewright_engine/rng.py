"""Randomness from a seed: the same numbers in every process, one stream for each source."""

import random
from bisect import bisect_right
from collections.abc import Callable, Sequence
from hashlib import blake2b
from itertools import accumulate


class Rng:
    """A stream of random numbers. Other streams of the same seed are independent of how much this one was used."""

    __slots__ = ("_draw", "_seed")

    def __init__(self, seed: int | str) -> None:
        self._seed = str(seed)
        self._draw: Callable[[], float] | None = None

    def _begin(self) -> Callable[[], float]:
        """What draws, begun with the first number: many streams are made for what may need chance, and does not."""
        digest = blake2b(self._seed.encode("utf-8"), digest_size=16).digest()
        self._draw = random.Random(int.from_bytes(digest, "big")).random
        return self._draw

    def stream(self, name: str) -> "Rng":
        """The stream of that name; the same seed and name give the same stream."""
        return Rng(f"{self._seed}/{name}")

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each equally likely; count is at least 1."""
        return int((self._draw or self._begin())() * count)

    def weighted(self, weights: Sequence[int]) -> int:
        """An index, each as likely as its weight; at least one weight is above 0."""
        sums = list(accumulate(weights))
        index = bisect_right(sums, int((self._draw or self._begin())() * sums[-1])) if sums else 0
        if index == len(sums):
            raise ValueError("no weight above 0")
        return index

    def dice(self, count: int) -> tuple[int, ...]:
        """Faces 0 to 9 of some ten-sided dice, as they fall."""
        draw = self._draw or self._begin()
        return tuple([int(draw() * 10) for _ in range(count)])
