"""Markup taken apart once for all who read it: links and anchors, and what the search finds."""

import re
from collections.abc import Iterator
from html import unescape

# Attributes are matched whole, so that nothing within a value is taken for a tag or for another attribute; the pattern
# of tags gives nothing back, so that no text makes it look twice.
_TAG = re.compile(r"<(/?)([a-zA-Z][\w:-]*)((?:\"[^\"]*\"|'[^']*'|[^<>\"']++)*+)>")
_ATTRIBUTE = re.compile(
    r"(?P<name>[^\s=\"'<>/]+)(?:\s*=\s*(?:\"(?P<double>[^\"]*)\"|'(?P<single>[^']*)'|(?P<bare>[^\s\"'<>]+)))?"
)
_UNREAD = re.compile(
    r"<!--.*?-->|(?P<begins><(?P<name>script|style)\b[^>]*>).*?</(?P=name)>", re.DOTALL | re.IGNORECASE
)

STRIDE = 4
"""Parts from one tag to the next: a slash if it is an end tag, the name, the attributes, and the text after it."""


def taken_apart(markup: str) -> list[str]:
    """A text, then for each tag `STRIDE` parts. Comments and what is in scripts and styles are left out. Tags are found
    by pattern: pages are our own builds, and a parser takes far longer.
    """
    return _TAG.split(_UNREAD.sub(_emptied, markup))


def _emptied(part: re.Match[str]) -> str:
    return f"{part['begins']}</{part['name']}>" if part["begins"] else ""


def valued(attributes: str) -> Iterator[tuple[str, str]]:
    """The attributes of a tag that have a value: names in lower case, values as they are meant."""
    for each in _ATTRIBUTE.finditer(attributes):
        value = each["double"] or each["single"] or each["bare"]
        if value:
            yield each["name"].lower(), unescape(value)
