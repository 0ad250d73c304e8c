"""What a file may hold, told by its bytes alone, so that most files of a pack need not be read.

Every answer errs on one side only: what is said not to be in a file is not in it. Text stands in a file as it is unless
it is written with a backslash; a word (an id, a kind, letters and digits) is never broken by the end of a line.
"""

import re
from collections.abc import Iterable
from functools import cache, lru_cache

from rulewright_schema.kinds import kinds_by_plural
from rulewright_schema.source import Source

_BACKSLASH = b"\\"
_WORD = re.compile(r"[A-Za-z0-9._-]+")
_RUNS = re.compile(r"[a-z0-9]+")
_BEGIN = 100
"""So many characters of a text are looked for: what is told whole is told from its beginning, and patterns are dear."""

# What does not begin with blanks, and is neither a comment nor an entry of a list: where it is a key, its name.
_AT_MARGIN = re.compile(rb"\n(?!#|- |-$)([a-z_]+(?=:(?: |$)))?[^ \n]", re.MULTILINE)
_KINDS = re.compile(rb"\nkind:(.*)")
_KIND = re.compile(rb" +([a-z-]+) *")
_FIRST_KIND = re.compile(rb"kind: +([a-z-]+) *\n")

TURNING_TO_ASCII = (
    b"\xc3\x9f", b"\xc4\xb0", b"\xc5\x89", b"\xc5\xbf", b"\xc7\xb0", b"\xe1\xba", b"\xe2\x84\xaa", b"\xef\xac",
)  # fmt: skip
"""How characters begin that are none of ASCII and are, or hold, one when case is folded: ß, the sign of Kelvin, ﬁ."""


_TURNING = tuple((each[:1], each) for each in TURNING_TO_ASCII)


def kinds_at_a_glance(source: Source, game: str | None) -> frozenset[str] | None:
    """The kinds of which a file may hold documents, told by the keys at its left margin; None where these do not tell.

    Keys of a file whose first line is a key at the margin all stand there. A key that only seems to be one, inside of
    a text, makes the answer larger than it need be.
    """
    data = source.data
    if _has_odd_breaks(data):
        return None
    first = _FIRST_KIND.match(data)
    if first is not None and _further(game).search(data, first.end() - 1) is None:
        return frozenset((first[1].decode("ascii"),))  # one document that says its kind, as most files are
    keys = set(_AT_MARGIN.findall(b"\n" + data))
    if b"" in keys or _first_line(data).startswith((b" ", b"-")):
        return None
    plurals = kinds_by_plural(game)
    found = {plurals[name].name for name in (key.decode("ascii") for key in keys) if name in plurals}
    if b"format" in keys:
        found.add("pack")
    if b"kind" in keys:
        named = [_KIND.fullmatch(text) for text in _KINDS.findall(b"\n" + data)]
        found.update(match[1].decode("ascii") for match in named if match is not None)
        if None in named:
            return None
    return frozenset(found) or None


@cache
def _further(game: str | None) -> re.Pattern[bytes]:
    """What stands at the left margin and is no key, or a key that tells of documents."""
    names = b"|".join(name.encode("ascii") for name in ("kind", "format", *kinds_by_plural(game)))
    return re.compile(rb"\n(?!#|- |-$)(?:(?:" + names + rb"):|(?![a-z_]+:(?: |$))[^ \n])", re.MULTILINE)


def _has_odd_breaks(data: bytes) -> bool:
    """Whether there are line breaks that only YAML counts, or what `_AT_MARGIN` does not understand."""
    if b"\t" in data or b"\r" in data:
        return True
    # Looking for one byte takes a twentieth of looking for two.
    next_line = b"\xc2" in data and b"\xc2\x85" in data
    return next_line or (b"\xe2" in data and (b"\xe2\x80\xa8" in data or b"\xe2\x80\xa9" in data))


def _first_line(data: bytes) -> bytes:
    """The first line that is neither empty nor a comment."""
    start = 0
    while start < len(data):
        end = data.find(b"\n", start)
        line = data[start : end if end >= 0 else len(data)]
        if line.strip() and not line.lstrip().startswith(b"#"):
            return line
        start = end + 1 if end >= 0 else len(data)
    return b" "


def may_say(source: Source, text: str) -> bool:
    """Whether a value of a file may be a text, or hold it as a word; true of all texts that are no single word."""
    return _WORD.fullmatch(text) is None or text.encode("ascii") in source.data or _BACKSLASH in source.data


def may_tell(source: Source, texts: Iterable[str]) -> bool:
    """Whether a value of a file may be one of some texts, in small letters or capitals, on one line or several."""
    data = source.data
    folded = data.lower()
    if any(_runs_of(text).search(folded) is not None for text in texts) or _BACKSLASH in data:
        return True
    return not data.isascii() and any(first in data and whole in data for first, whole in _TURNING)


@lru_cache(maxsize=64)
def _runs_of(text: str) -> re.Pattern[bytes]:
    """The letters and digits at a text's beginning, in small letters, as far as ASCII: between them stands none."""
    return re.compile(b"[^a-z0-9]+".join(run.encode("ascii") for run in _RUNS.findall(text[:_BEGIN].casefold())))
