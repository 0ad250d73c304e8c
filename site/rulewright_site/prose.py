"""Text that people wrote, as HTML: our own small markup, parsed to a tree and written escaped.

This is the one way by which such text reaches a page. Ids of statements that stand in it as plain words become links.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from rulewright_schema.words.markup import STATEMENT, Bold, Inline, Paragraph, Reference, Words, parse
from rulewright_site.html import Html, el, esc, join

_STATEMENT = re.compile(r"\b[A-Z]{2,5}-[0-9A-Z][0-9A-Za-z.]*-[0-9]+\b")

Linker: TypeAlias = Callable[[Reference], Html]
"""Makes a reference's link."""
Marker: TypeAlias = Callable[[str], Html]
"""Makes markup of plain words, with terms among them explained."""


def named(reference: Reference) -> Html:
    """A reference without a link: its words, else the name of what it means."""
    return esc(reference.words if reference.words is not None else reference.id)


def plain(text: str) -> str:
    """The words of a text alone, without markup."""
    return " ".join("".join(_plain(part) for part in parts) for parts in _runs(text))


def _plain(part: Inline) -> str:
    if isinstance(part, Words):
        return part.text
    if isinstance(part, Bold):
        return "".join(map(_plain, part.parts))
    return part.words if part.words is not None else part.id


def inline(text: str, linked: Linker = named) -> Html:
    """Text within a line; items of a list follow each other."""
    return join(
        piece for index, parts in enumerate(_runs(text)) for piece in (" " if index else None, _line(parts, linked))
    )


def paragraphs(text: str, linked: Linker = named, marked: Marker = esc) -> Html:
    """Text of one or more paragraphs and lists."""
    blocks = (
        el("p", _line(block.parts, linked, marked))
        if isinstance(block, Paragraph)
        else el("ul", *(el("li", _line(item, linked, marked)) for item in block.items))
        for block in parse(text).blocks
    )
    return join(blocks)


def _runs(text: str) -> Iterable[tuple[Inline, ...]]:
    for block in parse(text).blocks:
        yield from (block.parts,) if isinstance(block, Paragraph) else block.items


def _line(parts: Iterable[Inline], linked: Linker, marked: Marker = esc) -> Html:
    return join(_part(part, linked, marked) for part in parts)


def _part(part: Inline, linked: Linker, marked: Marker) -> Html:
    if isinstance(part, Words):
        return join(_words(part, linked, marked))
    return el("strong", _line(part.parts, linked, marked)) if isinstance(part, Bold) else linked(part)


def _words(part: Words, linked: Linker, marked: Marker) -> Iterator[Html]:
    """Plain words with their statement ids linked."""
    at = 0
    for found in _STATEMENT.finditer(part.text):
        yield marked(part.text[at : found.start()])
        start, end, name = part.start + found.start(), part.start + found.end(), found.group()
        yield linked(Reference(start, end, STATEMENT, name, name, start, end))
        at = found.end()
    yield marked(part.text[at:])
