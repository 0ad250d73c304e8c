"""HTML and SVG that is safe by construction: plain text is escaped when it is put in, markup is a type of its own.

Escaping goes further than HTML needs: readers of Markdown and templates look for backticks, braces and the beginnings
of lines before they look for HTML, and escaped text holds none of these, whatever a theme may do with pages.
"""

import re
from collections.abc import Iterable
from typing import TypeAlias


class Html(str):
    """Markup that may be written as it is. Only this module and its callers' literals make it out of plain text."""

    __slots__ = ()


Child: TypeAlias = "Html | str | int | Iterable[Child] | None"

LONGEST_TITLE = 120
"""Characters of a title in navigation and browser tabs."""

_ENTITIES = {ord(each): f"&#{ord(each)};" for each in "\"'`{}~|\\"} | {
    ord("&"): "&amp;",
    ord("<"): "&lt;",
    ord(">"): "&gt;",
    ord("\n"): "&#10;",
    ord("\r"): "&#10;",
    ord("\u2028"): "&#10;",
    ord("\u2029"): "&#10;",
    ord("\x85"): "&#10;",
}
_SPECIAL = re.compile(r"[\"'`{}~|\\&<>\n\r\u2028\u2029\x85]")
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
VOID = frozenset({"br", "hr", "img", "input", "link", "meta"})
"""Elements that have no end tag."""
# Characters that HTML, Markdown, templates or YAML read as their own, and what a page's plain title shows instead.
_LOOKALIKES = str.maketrans('<>&"`{}[]|\\*_#~$%@!', "‹›＆”’()()∣∕∗‗♯∼＄٪＠ǃ")


def esc(text: str) -> Html:
    """Text as markup, for content and for attributes alike; control and direction-changing characters are dropped."""
    if _CONTROL.search(text):
        text = _CONTROL.sub("", text)
    # Most texts have nothing to escape, and looking is quicker than translating.
    return Html(text.translate(_ENTITIES) if _SPECIAL.search(text) else text)


def plain_title(text: str) -> str:
    """A title for places that themes do not escape (browser tabs, navigation): look-alikes stand in for special
    characters, line breaks become spaces, and very long ones are cut (YAML allows a key 1,024 characters).
    """
    title = " ".join(_CONTROL.sub("", text).translate(_LOOKALIKES).split()) or "–"
    return title if len(title) <= LONGEST_TITLE else f"{title[:LONGEST_TITLE]}…"


def join(*children: Child) -> Html:
    """Markup one after another; plain text among it is escaped, None is nothing."""
    return Html("".join(_pieces(children)))


def el(name: str, /, *children: Child, **attributes: str | int | None) -> Html:
    """An element. `class_` is `class`, other underscores become hyphens; an attribute of None is left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{esc(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    if name in VOID:
        return Html(f"<{name}{written}>")
    return Html(f"<{name}{written}>{join(*children)}</{name}>")


def _pieces(children: Iterable[Child]) -> Iterable[str]:
    for child in children:
        if child is None:
            continue
        if isinstance(child, Html):
            yield child
        elif isinstance(child, str):
            yield esc(child)
        elif isinstance(child, int):
            yield str(child)
        else:
            yield from _pieces(child)
