"""The right word for a mistyped one."""

from collections.abc import Iterable

from rapidfuzz.distance import OSA


def closest(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate that a mistyped word most likely means, or None.

    Case and the difference between `-`, `_` and a space count for nothing; then one edit (two swapped letters are
    one) in three characters is allowed, or the word being the whole beginning of the candidate.
    """
    target = _fold(word)
    ranked = sorted((OSA.distance(target, _fold(each)), each) for each in set(candidates))
    for distance, best in ranked:
        if distance <= max(1, min(len(target), len(best)) // 3) or (
            len(target) >= 4 and _fold(best).startswith(target)
        ):
            return best
    return None


def _fold(word: str) -> str:
    return word.casefold().replace("_", "-").replace(" ", "-")
