"""Findings of play that only follow from an error that lint has told: one cause is one finding, and the verdict stands
beside it.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.source import Span

PLAYED = "ENG"
CANNOT_BEGIN = ("ENG001", "ENG006")
"""Findings that say that play could not begin."""
CANNOT_BE_WON = "ENG002"
LACKING = ("YML", "SCH", "REF", "PCK")
"""Families of errors by which documents are not there, so that others cannot be played."""


@dataclass(frozen=True, slots=True)
class Following:
    """What playing found, and the error that it follows from."""

    found: Diagnostic
    cause: Diagnostic

    def __str__(self) -> str:
        """The verdict in one line: `a.yaml:4:8: cannot be won (…): … (ENG002, since MMC004)`."""
        where = "" if self.cause.span.path == self.found.span.path else f" at {self.cause.span}"
        return f"{self.found.span}: {self.found.message} ({self.found.code}, since {self.cause.code}{where})"


def told_apart(
    found: Sequence[Diagnostic], in_sight: Callable[[str, str], bool]
) -> tuple[list[Diagnostic], tuple[Following, ...]]:
    """Findings that stand for themselves, and those of play that follow from one of them.

    `in_sight`: whether the pack of a file sees what another file holds.
    """
    causes = [each for each in found if each.severity == "error" and not each.code.startswith(PLAYED)]
    left: list[Diagnostic] = []
    following: list[Following] = []
    for each in found:
        cause = _cause(each, causes, in_sight)
        if cause is None:
            left.append(each)
        else:
            following.append(Following(each, cause))
    return left, tuple(following)


def _cause(played: Diagnostic, causes: Iterable[Diagnostic], in_sight: Callable[[str, str], bool]) -> Diagnostic | None:
    """The error from which a finding follows.

    What cannot begin follows from any error in its file, or from one by which something in sight is lacking; what
    cannot be won from an error at that very value, within it or around it.
    """
    if played.code == CANNOT_BE_WON:
        return next((each for each in causes if _overlap(played.span, each.span)), None)
    if played.code not in CANNOT_BEGIN:
        return None
    here = played.span.path
    own = (each for each in causes if each.span.path == here)
    lacking = (each for each in causes if each.code[:3] in LACKING and in_sight(here, each.span.path))
    return next(own, None) or next(lacking, None)


def _overlap(one: Span, other: Span) -> bool:
    """Whether one of two spans holds the other."""
    if one.path != other.path:
        return False
    inner, outer = sorted((one, other), key=lambda each: each.end_byte - each.start_byte)
    return outer.start_byte <= inner.start_byte and inner.end_byte <= outer.end_byte
