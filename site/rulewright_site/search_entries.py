"""What the theme's search finds: an entry for each page, and one for each heading with an anchor on it.

The theme's own reader of pages would take as long as all else that a page needs. Entries are as the theme's script
expects them: an address, a title, and a text in which some elements are kept.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape, unescape
from typing import TypedDict

from rulewright_site.html import VOID
from rulewright_site.tags import STRIDE, valued

# As `el` writes them; an attribute's value cannot hold either, since its quotes are escaped.
_LEFT_OUT = ('data-search-exclude=""', 'class="rw-permalink')
_KEPT = frozenset({"p", "code", "pre", "li", "ol", "ul", "sub", "sup"})
# Words in these stand apart from those beside them even where the markup has no space between.
_WITHIN_LINES = frozenset({"a", "abbr", "b", "bdi", "del", "em", "i", "ins", "mark", "q", "s", "small", "strong", "u"})
_SKIPPED = frozenset({"h1", "object", "script", "style"})
_HEADINGS = frozenset({"h2", "h3", "h4", "h5", "h6"})
_SPACES = re.compile(r"\s+")


class Entry(TypedDict):
    """An entry as the search's script reads it: the address from the site's root; markup in title and text."""

    location: str
    title: str
    text: str


@dataclass(slots=True)
class _Part:
    """What is below a heading, as far as the element that holds the heading: `depth` counts the elements open there."""

    anchor: str
    depth: int
    title: list[str] = field(default_factory=list)
    text: list[str] = field(default_factory=list)


def entries(address: str, title: str, parts: Sequence[str]) -> list[Entry]:
    """The entries of a page, from its markup as `tags` takes it apart. `title` is that of the page's own entry, in
    place of its `h1`. Of elements that the search leaves out nothing is found, headings in them included.
    """
    found = _Parts(parts[0])
    for end, name, attributes, text in zip(*(parts[first::STRIDE] for first in range(1, STRIDE + 1)), strict=True):
        if end:
            found.close(name)
        elif name in VOID or attributes.endswith("/"):
            found.write(" ")
        else:
            found.open(name, attributes)
        if text:
            found.write(escape(unescape(text), quote=False) if "&" in text else text)
    whole, *rest = found.all
    return [
        Entry(location=address, title=escape(title, quote=False), text=_joined(whole.text)),
        *(
            Entry(location=f"{address}#{each.anchor}", title=_joined(each.title), text=_joined(each.text))
            for each in rest
        ),
    ]


class _Parts:
    """Reads a page from its beginning to its end."""

    def __init__(self, text: str) -> None:
        self.all = [_Part("", 0, text=[text])]
        self._within = [self.all[0]]
        self._open: list[str] = []
        self._left_out = 0  # how many elements were open when one began that is left out; 0 if none did
        self._into = self.all[0].text

    def open(self, name: str, attributes: str) -> None:
        """A tag that begins an element."""
        self._open.append(name)
        if self._left_out:
            return
        if name in _SKIPPED or any(each in attributes for each in _LEFT_OUT):
            self._left_out = len(self._open)
        elif name in _HEADINGS and (anchor := dict(valued(attributes)).get("id")):
            part = _Part(anchor, len(self._open))
            self.all.append(part)
            self._within.append(part)
            self._into = part.title
        elif name in _KEPT:
            self._into.append(f"<{name}>")
        elif name not in _WITHIN_LINES:
            self._into.append(" ")

    def close(self, name: str) -> None:
        """A tag that ends an element, and what is still open in it; nothing if there is no such element."""
        while name in self._open:
            depth, ended = len(self._open), self._open.pop()
            if not self._left_out:
                self._end(ended, depth)
            elif depth == self._left_out:
                self._left_out = 0
            if ended == name:
                return

    def _end(self, name: str, depth: int) -> None:
        while self._within[-1].depth > depth:
            self._within.pop()
            self._into = self._within[-1].text
        if self._within[-1].depth == depth and name in _HEADINGS:
            self._into = self._within[-1].text
            self._into.append(" ")
        elif name in _KEPT:
            self._end_kept(name)
        elif name not in _WITHIN_LINES:
            self._into.append(" ")

    def _end_kept(self, name: str) -> None:
        """Ends an element that is kept, or forgets it if there is nothing in it."""
        last = len(self._into) - 1
        while last >= 0 and self._into[last].isspace():
            last -= 1
        if last >= 0 and self._into[last] == f"<{name}>":
            del self._into[last:]
        else:
            self._into.append(f"</{name}>")

    def write(self, text: str) -> None:
        """Text, unless it is left out."""
        if not self._left_out:
            self._into.append(text)


def _joined(pieces: Sequence[str]) -> str:
    return _SPACES.sub(" ", "".join(pieces)).strip()
