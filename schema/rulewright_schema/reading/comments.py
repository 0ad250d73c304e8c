"""Comments: every `#` that begins one, found in the gaps between scalars (grids and block text contain `#`)."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from rulewright_schema.nodes import MappingNode, Node, ScalarNode
from rulewright_schema.source import Source

_END_OF_LINE = re.compile(r"\r|\n|\Z")
_BLANK = " \t\r\n"


@dataclass(frozen=True, slots=True)
class Comment:
    """One comment: code-point offsets of `#` and of the line's end, the text between, without trailing blanks.

    `own_line`: nothing but blanks stands before it on its line.
    """

    start: int
    end: int
    text: str
    own_line: bool


def scan(source: Source, documents: Iterable[Node]) -> tuple[Comment, ...]:
    """All comments in order. `documents` are all roots that the reader built, dropped ones included."""
    text = source.text
    if "#" not in text:
        return ()
    regions = quoted_regions(source, documents)
    regions.append((len(text), len(text)))
    found: list[Comment] = []
    at = text.find("#")
    current = 0
    seen = line = 0  # the line's beginning is looked for only behind the last comment
    while at != -1:
        while regions[current][1] <= at and current < len(regions) - 1:
            current += 1
        begin, end = regions[current]
        if begin <= at < end:
            at = text.find("#", end)
        elif at == 0 or text[at - 1] in _BLANK:
            match = _END_OF_LINE.search(text, at)
            stop = match.start() if match else len(text)
            shown = text[at:stop].rstrip()
            line = max(text.rfind("\n", seen, at) + 1, text.rfind("\r", seen, at) + 1, line)
            seen = at
            found.append(Comment(at, at + len(shown), shown, not text[line:at].strip()))
            at = text.find("#", stop)
        else:
            at = text.find("#", at + 1)
    return tuple(found)


def quoted_regions(source: Source, roots: Iterable[Node]) -> list[tuple[int, int]]:
    """Code-point ranges of quoted and block scalars in order: what a `#` or a line break in there is part of.

    The header line of a block scalar does not belong to its range: it may end with a comment.
    """
    text = source.text
    regions: list[tuple[int, int]] = []
    waiting: list[Node] = list(roots)
    seen: set[int] = set()
    while waiting:
        node = waiting.pop()
        if isinstance(node, ScalarNode):
            if node.style == "plain":
                continue
            start = node.start
            if node.style in ("literal", "folded"):
                match = _END_OF_LINE.search(text, start)
                start = min(match.start() if match else node.end, node.end)
            regions.append((start, node.end))
        elif id(node) not in seen:  # an alias leads to the same node again
            seen.add(id(node))
            if isinstance(node, MappingNode):
                for entry in node.entries.values():
                    waiting.append(entry.key)
                    waiting.append(entry.value)
            else:
                waiting.extend(node.items)
    regions.sort()
    return regions
