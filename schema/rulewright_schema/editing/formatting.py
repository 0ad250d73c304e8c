"""Layout made tidy without touching anything that means something.

Only these are changed, and only outside of scalars (texts, drawn grids) and comments: blanks at ends of lines, empty
lines at the beginning and the end, more than two empty lines in a row, a missing last line break, and line endings
that are mixed in one file. Whatever comes out is read again; unless every value, key, style and comment is the same as
before, the file is left as it was.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rulewright_schema.nodes import MappingNode, Node, ScalarNode, SequenceNode
from rulewright_schema.reading.reader import Reading, read
from rulewright_schema.source import BYTE_ORDER_MARK, Source

MOST_EMPTY_LINES = 2

_BREAK = re.compile("\r\n|\n|\r")
_REST_OF_LINE = re.compile(r"[ \t]*")
_EMPTY_LINES = re.compile(r"(?:[ \t]*(?:\r\n|\n|\r))+")
_BLANKS = re.compile(r"[ \t]+(?=\r|\n|\Z)")
_INDICATOR = re.compile(r"(?:[&!]\S*\s+)*[|>]([0-9+-]*)")

Region = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Formatted:
    """A file after formatting. `problem` says why it was left as it was; empty where nothing stood in the way."""

    before: Source
    after: Source
    problem: str = ""

    @property
    def changed(self) -> bool:
        return self.before.data != self.after.data


def formatted(source: Source) -> Formatted:
    """The file with its layout made tidy, or as it was and why."""
    reading = read(source)
    if reading.diagnostics:
        first = reading.diagnostics[0]
        return Formatted(source, source, f"it cannot be read without faults: {first.span}: {first.message}")
    even = _with(source, _even_endings(source.text))
    if _said(read(even)) != _said(reading):
        even = source
    scalars = list(_scalars(read(even).documents))
    regions = sorted(_region(even, node) for node in scalars)
    blocks = [_region(even, node)[1] for node in scalars if node.style in ("literal", "folded")]
    after = _with(even, _tidy(even.text, regions, max(blocks, default=0)))
    if _said(read(after)) != _said(reading):
        return Formatted(source, source, "tidying it would change more than its layout")
    return Formatted(source, after)


def _with(source: Source, text: str) -> Source:
    return Source(source.path, (BYTE_ORDER_MARK if source.mark_length else b"") + text.encode("utf-8"))


def _even_endings(text: str) -> str:
    """All line endings as most of them are; of two equally frequent ones the first."""
    counts = Counter(_BREAK.findall(text))
    return text if len(counts) < 2 else _BREAK.sub(counts.most_common(1)[0][0], text)


def _tidy(text: str, regions: list[Region], last_block: int) -> str:
    """The text with its gaps made tidy; `last_block` is where the last block text ends."""
    match = _BREAK.search(text)
    ending = match.group() if match else "\n"
    last = regions[-1][1] if regions else 0
    body = len(text.rstrip(" \t\r\n"))
    if body == 0:
        return text
    end = max(body, last)
    kept = "".join(_pieces(text[:end], regions, ending))
    # What ends inside a block text has no line break of its own: with one the text would end in it too.
    unfinished = last_block >= len(text) and not text.endswith(("\n", "\r"))
    return kept if unfinished or kept.endswith(("\n", "\r")) else kept + ending


def _pieces(text: str, regions: Iterable[Region], ending: str) -> Iterator[str]:
    """The text from gap to gap: what lies in a region as it is, what lies between without what is too much."""
    done = 0
    for start, end in (*regions, (len(text), len(text))):
        if start >= done:
            yield _gap(text[done:start], ending, at_start=done == 0)
            yield text[start:end]
            done = end


def _gap(gap: str, ending: str, at_start: bool) -> str:
    """A stretch without scalars. A blank at its very end stands before a scalar and is no blank at a line's end."""
    head = _EMPTY_LINES.match(gap) if at_start else None
    rest = gap[head.end() :] if head else gap
    last = max(rest.rfind("\n"), rest.rfind("\r")) + 1
    lines, tail = rest[:last], rest[last:]
    lines = _BLANKS.sub("", lines)
    return re.sub(f"(?:{re.escape(ending)}){{{MOST_EMPTY_LINES + 2},}}", ending * (MOST_EMPTY_LINES + 1), lines) + tail


def _region(source: Source, node: ScalarNode) -> Region:
    """A scalar's place; empty lines behind a block text count only where they may be part of it."""
    if node.style not in ("literal", "folded"):
        return node.start, node.end
    # The node ends with its last visible character; blanks of that line are its own, and so may be lines behind it.
    text = source.text
    ends = _REST_OF_LINE.match(text, node.end)
    end = ends.end() if ends else node.end
    behind = _EMPTY_LINES.match(text, end)
    stop = behind.end() if behind else end
    indicator = _INDICATOR.match(text, node.start)
    kept = indicator is None or "+" in indicator.group(1) or text[end:stop].strip("\r\n")
    return node.start, stop if kept else end


def _scalars(roots: Iterable[Node]) -> Iterator[ScalarNode]:
    waiting = list(roots)
    seen: set[int] = set()
    while waiting:
        node = waiting.pop()
        if id(node) in seen:  # an alias leads to the same node again
            continue
        seen.add(id(node))
        if isinstance(node, ScalarNode):
            yield node
        elif isinstance(node, SequenceNode):
            waiting.extend(node.items)
        else:
            for entry in node.entries.values():
                waiting.extend((entry.key, entry.value))


def _said(reading: Reading) -> tuple[object, ...]:
    """Everything that a file says, without where it stands."""
    told = tuple((each.text, each.own_line) for each in reading.comments)
    return tuple(_shape(each) for each in reading.documents), told, tuple(each.code for each in reading.diagnostics)


def _shape(node: Node) -> object:
    if isinstance(node, ScalarNode):
        return type(node.value).__name__, node.text, node.style
    if isinstance(node, MappingNode):
        entries = node.entries.values()
        return "{}", node.flow, tuple((_shape(each.key), _shape(each.value)) for each in entries)
    return "[]", node.flow, tuple(_shape(each) for each in node.items)
