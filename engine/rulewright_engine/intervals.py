"""Statistics of games: the one module that turns counts into intervals."""

from dataclasses import dataclass
from math import sqrt

NINETY_FIVE = 1.959963984540054
"""Standard deviations on both sides of the mean within which 95 of 100 samples lie."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many of so many, with the 95 % interval by Wilson's score, which holds near 0 and 1 and for few games too."""

    count: int
    of: int

    @property
    def share(self) -> float:
        """The observed share; 0 of none."""
        return self.count / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The lowest and highest share that the counts speak for; all of 0 to 1 without any."""
        return wilson(self.count, self.of)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.share:.1%} ({low:.1%} to {high:.1%})"


def wilson(count: int, of: int, deviations: float = NINETY_FIVE) -> tuple[float, float]:
    """The score interval of a share. Raises ValueError for counts that cannot be."""
    if not 0 <= count <= of:
        raise ValueError(f"{count} of {of}")
    if not of:
        return 0.0, 1.0
    share = count / of
    square = deviations * deviations
    middle = (share + square / (2 * of)) / (1 + square / of)
    half = deviations / (1 + square / of) * sqrt(share * (1 - share) / of + square / (4 * of * of))
    # At the ends the formula gives 0 and 1 but for rounding.
    return (0.0 if count == 0 else max(0.0, middle - half)), (1.0 if count == of else min(1.0, middle + half))


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean of some values and its standard error; 0 and 0 of none, no error of one."""
    count = len(values)
    if not count:
        return 0.0, 0.0
    mean = sum(values) / count
    if count == 1:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, sqrt(variance / count)
