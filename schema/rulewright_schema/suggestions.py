"""The right word for a mistyped one."""

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from typing import cast


def closest(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate that a mistyped word most likely means; None where there is none or where others are as near."""
    found = equally_near(word, candidates)
    return found[0] if len(found) == 1 else None


def equally_near(word: str, candidates: Iterable[str]) -> list[str]:
    """The candidates that a mistyped word may mean and than which none is nearer, sorted.

    Case and the difference between `-`, `_` and a space count for nothing; then one edit (two swapped letters are
    one) in three characters is allowed, or the word being the whole beginning of the candidate.
    """
    target = _fold(word)
    distance_of = _distance()
    by_distance: dict[int, list[str]] = {}
    for each in sorted(set(candidates)):
        folded = _fold(each)
        distance = distance_of(target, folded)
        begun = len(target) >= 4 and folded.startswith(target)
        if begun or distance <= max(1, min(len(target), len(each)) // 3):
            by_distance.setdefault(distance, []).append(each)
    return by_distance[min(by_distance)] if by_distance else []


@cache
def _distance() -> Callable[[str, str], int]:
    """Edits from one word to another. Loaded with the first mistyped word: most runs meet none."""
    return cast("Callable[[str, str], int]", import_module("rapidfuzz.distance").OSA.distance)


def _fold(word: str) -> str:
    return word.casefold().replace("_", "-").replace(" ", "-")
