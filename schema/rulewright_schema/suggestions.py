"""The right word for a mistyped one."""

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from typing import cast


def closest(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate that a mistyped word most likely means, or None.

    Case and the difference between `-`, `_` and a space count for nothing; then one edit (two swapped letters are
    one) in three characters is allowed, or the word being the whole beginning of the candidate.
    """
    target = _fold(word)
    distance_of = _distance()
    ranked = sorted((distance_of(target, _fold(each)), each) for each in set(candidates))
    for distance, best in ranked:
        if distance <= max(1, min(len(target), len(best)) // 3) or (
            len(target) >= 4 and _fold(best).startswith(target)
        ):
            return best
    return None


@cache
def _distance() -> Callable[[str, str], int]:
    """Edits from one word to another. Loaded with the first mistyped word: most runs meet none."""
    return cast("Callable[[str, str], int]", import_module("rapidfuzz.distance").OSA.distance)


def _fold(word: str) -> str:
    return word.casefold().replace("_", "-").replace(" ", "-")
