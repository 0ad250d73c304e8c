"""Where a character of a scalar's value stands in the source, whatever quotes, escapes or folding lie between."""

import re

from rulewright_schema.nodes import ScalarNode
from rulewright_schema.source import Span

_BLANK = " \t\r\n"
_ESCAPE = re.compile(r"\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|\r\n|[\s\S])")
_ESCAPED_BLANKS = frozenset("tnr \t")
_PIECE = {
    "double": re.compile(rf"{_ESCAPE.pattern}|[^ \t\r\n]"),
    "single": re.compile(r"''|[^ \t\r\n]"),
}
_CHARACTER = re.compile(r"[^ \t\r\n]")
_LINE_END = re.compile(r"\r\n|\n|\r|\Z")


def characters(node: ScalarNode, start: int, end: int) -> Span:
    """The span of the characters from `start` to before `end` of a scalar's text.

    Characters that are no blanks are matched one by one; blanks, which quoting and folding may change, stand between
    those around them.
    """
    begin, places = _places(node)
    before = _not_blank(node.text[:start])
    inside = _not_blank(node.text[start:end])
    if inside == 0:
        first = places[before - 1][1] if before and before <= len(places) else begin
        skipped = start - len(node.text[:start].rstrip(_BLANK))
        return node.source.span(min(first + skipped, node.end), min(first + skipped + end - start, node.end))
    if before + inside > len(places):
        return node.span
    first = places[before][0] - (end - start - len(node.text[start:end].lstrip(_BLANK)))
    last = places[before + inside - 1][1] + (end - start - len(node.text[start:end].rstrip(_BLANK)))
    return node.source.span(max(first, node.start), min(last, node.end))


def _not_blank(text: str) -> int:
    return sum(each not in _BLANK for each in text)


def _places(node: ScalarNode) -> tuple[int, list[tuple[int, int]]]:
    """Where the text begins, and start and end in the source of each character of it that is no blank, in order."""
    text = node.source.text
    begin, end = node.start, node.end
    if node.style in ("single", "double"):
        begin, end = begin + 1, end - 1
    elif node.style in ("literal", "folded"):
        match = _LINE_END.search(text, begin)
        begin = match.end() if match else end
    found = []
    for match in _PIECE.get(node.style, _CHARACTER).finditer(text, begin, end):
        if not _is_blank_escape(match[0]):
            found.append((match.start(), match.end()))
    return begin, found


def _is_blank_escape(piece: str) -> bool:
    if len(piece) < 2 or piece[0] != "\\":
        return False
    if piece[1] in "xuU" and len(piece) > 2:
        return chr(int(piece[2:], 16)) in _BLANK
    return piece[1] in _ESCAPED_BLANKS or piece[1] in "\r\n"
