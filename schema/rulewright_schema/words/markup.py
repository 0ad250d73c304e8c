"""The tiny markup of shown text: bold, lists, and references; parsed to a tree with offsets, never to HTML here.

    **bold**                     emphasis; does not reach over a line of a list or a blank line
    - a line                     an item of a list, as long as lines begin with `- `
    {ref:stage:wallace}          a document, by kind and id; `{ref:pack/stage:id}` where two packs could be meant
    {ref:MMC-4-02}               a rule statement
    {term:wound}                 a term of the glossary
    {term:wound|wounds}          the same, shown in other words
    \\*  \\{  \\}  \\-  \\|  \\\\       the sign itself

A blank line begins a new paragraph; single line breaks count as blanks. Whatever cannot be understood is kept as plain
words and reported in `problems`: parsing never fails, and runs in time proportional to the text.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import TypeAlias, TypeVar

STATEMENT = "statement"
TERM = "term"

_LINE = re.compile(r"[^\n]*\n?")
_ITEM = re.compile(r"[ \t]*-[ \t]+")
_TOKEN = re.compile(r"\\[\\*{}\-|]|\*\*|\{[^{}\n]*\}|[{}]")
_REFERENCE = re.compile(
    r"\{(?P<what>ref|term):(?P<to>[^\s|{}]+)(?:\|(?P<words>[^|{}]*[^|{}\s][^|{}]*))?\}",
)


@dataclass(frozen=True, slots=True)
class Words:
    """Plain words; `start` and `end` are offsets in the parsed text, escapes included."""

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Bold:
    """Emphasized parts, between two `**`."""

    start: int
    end: int
    parts: "tuple[Words | Reference, ...]"


@dataclass(frozen=True, slots=True)
class Reference:
    """A reference to a document: its kind, its id (with `pack/` in front if written so), and the words to show.

    `words` None: the document's own title. `target_start` and `target_end` enclose what names the document.
    """

    start: int
    end: int
    kind: str
    id: str
    words: str | None
    target_start: int
    target_end: int


Inline: TypeAlias = Words | Bold | Reference
P = TypeVar("P")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text."""

    parts: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class Bullets:
    """A list; each item is running text."""

    items: tuple[tuple[Inline, ...], ...]


Block: TypeAlias = Paragraph | Bullets


@dataclass(frozen=True, slots=True)
class Problem:
    """What cannot be understood, between two offsets, and what to write instead."""

    start: int
    end: int
    message: str
    help: str


@dataclass(frozen=True, slots=True)
class Markup:
    """A parsed text."""

    blocks: tuple[Block, ...]
    problems: tuple[Problem, ...]

    def references(self) -> Iterator[Reference]:
        """Every reference, in the order of the text."""
        for part in _inlines(self.blocks):
            if isinstance(part, Reference):
                yield part
            elif isinstance(part, Bold):
                yield from (inner for inner in part.parts if isinstance(inner, Reference))

    def plain(self, name: Callable[[Reference], str]) -> str:
        """The words alone, list items and paragraphs on lines of their own; `name` gives a reference's words."""
        lines = []
        for block in self.blocks:
            if isinstance(block, Paragraph):
                lines.append(_plain(block.parts, name))
            else:
                lines.extend("- " + _plain(item, name) for item in block.items)
        return "\n".join(lines)


def has_markup(text: str) -> bool:
    """Whether a text could hold more than one plain paragraph: a cheap test that spares parsing most texts."""
    return "{" in text or "}" in text or "**" in text or "\\" in text or "\n" in text or _ITEM.match(text) is not None


@lru_cache(maxsize=256)
def parse(text: str) -> Markup:
    """The tree of a text and what could not be understood in it."""
    blocks: list[Block] = []
    items: list[tuple[Inline, ...]] = []
    problems: list[Problem] = []
    begin: int | None = None  # where the open paragraph or item starts
    in_item = False

    def close(end: int) -> None:
        nonlocal begin
        if begin is None:
            return
        parts = tuple(_parse_inline(text, begin, end, problems))
        begin = None
        if in_item:
            items.append(parts)
        elif parts:
            blocks.append(Paragraph(parts))

    def close_list() -> None:
        if items:
            blocks.append(Bullets(tuple(items)))
            items.clear()

    for match in _LINE.finditer(text):
        if match.start() == match.end():
            break
        if not match[0].strip():
            close(match.start())
            close_list()
            in_item = False
            continue
        item = _ITEM.match(text, match.start(), match.end())
        if item is not None:
            close(match.start())
            in_item, begin = True, item.end()
        elif begin is None:
            close_list()
            in_item, begin = False, match.start()
    close(len(text))
    close_list()
    return Markup(tuple(blocks), tuple(sorted(problems, key=lambda each: each.start)))


def _inlines(blocks: tuple[Block, ...]) -> Iterator[Inline]:
    for block in blocks:
        if isinstance(block, Paragraph):
            yield from block.parts
        else:
            for item in block.items:
                yield from item


def _plain(parts: tuple[Inline, ...], name: Callable[[Reference], str]) -> str:
    words = []
    for part in parts:
        if isinstance(part, Words):
            words.append(part.text)
        elif isinstance(part, Bold):
            words.append(_plain(part.parts, name))
        else:
            words.append(part.words if part.words is not None else name(part))
    return "".join(words)


class _Inline:
    """The parts of one stretch of running text; `joined` makes one of words that follow each other."""

    def __init__(self) -> None:
        self.parts: list[Inline] = []
        self.bold: list[Words | Reference] = []
        self.opened: int | None = None  # where the open `**` stands

    def add(self, part: Words | Reference) -> None:
        into: list[Inline] | list[Words | Reference] = self.parts if self.opened is None else self.bold
        if not isinstance(part, Words) or part.text:
            into.append(part)


def _joined(parts: Iterable[P]) -> "Iterator[P | Words]":
    """The parts with words that follow each other made one, each text copied once."""
    for are_words, group in groupby(parts, key=lambda part: isinstance(part, Words)):
        if are_words:
            words = [each for each in group if isinstance(each, Words)]
            yield Words(words[0].start, words[-1].end, "".join(each.text for each in words))
        else:
            yield from group


def _parse_inline(text: str, start: int, end: int, problems: list[Problem]) -> Iterator[Inline]:
    end -= len(text[start:end]) - len(text[start:end].rstrip())
    state = _Inline()
    at = start
    for match in _TOKEN.finditer(text, start, end):
        state.add(_words(text, at, match.start()))
        at = match.end()
        token = match[0]
        if token == "**":
            _toggle_bold(state, match.start(), problems)
        elif token[0] == "\\":
            state.add(Words(match.start(), at, token[1]))
        else:
            state.add(_reference(token, match.start(), problems))
    state.add(_words(text, at, end))
    if state.opened is not None:
        opened = state.opened
        problems.append(
            Problem(opened, opened + 2, "the bold text is never closed", "Close it with **, or write \\*\\*.")
        )
        parts, state.opened = [Words(opened, opened + 2, "**"), *state.bold], None
        for part in parts:
            state.add(part)
    yield from _joined(state.parts)


def _words(text: str, start: int, end: int) -> Words:
    return Words(start, end, text[start:end].replace("\n", " "))


def _toggle_bold(state: _Inline, at: int, problems: list[Problem]) -> None:
    if state.opened is None:
        state.opened = at
        return
    opened, inner = state.opened, tuple(_joined(state.bold))
    state.opened, state.bold = None, []
    if inner:
        state.parts.append(Bold(opened, at + 2, inner))
    else:
        problems.append(Problem(opened, at + 2, "there is nothing between the two **", "Take them out, or write \\*."))
        state.add(Words(opened, at + 2, "****"))


def _reference(token: str, start: int, problems: list[Problem]) -> Words | Reference:
    end = start + len(token)
    match = _REFERENCE.fullmatch(token)
    if match is None:
        problems.append(_misread(token, start))
        return Words(start, end, token)
    target = match["to"]
    kind, name = (TERM, target) if match["what"] == "term" else _target(target)
    return Reference(start, end, kind, name, match["words"], start + match.start("to"), start + match.end("to"))


def _target(text: str) -> tuple[str, str]:
    """Kind and id of what stands behind `ref:`; without a kind it is a rule statement."""
    head, colon, name = text.partition(":")
    if not colon:
        return STATEMENT, text
    pack, slash, kind = head.rpartition("/")
    return kind, f"{pack}/{name}" if slash else name


def _misread(token: str, start: int) -> Problem:
    end = start + len(token)
    if token == "{":
        return Problem(start, end, "the brace is never closed", "Close it with }, or write \\{ for the sign itself.")
    if token == "}":
        return Problem(start, end, "the brace closes nothing", "Take it out, or write \\} for the sign itself.")
    return Problem(
        start,
        end,
        "braces hold a reference, and this is none",
        "Write {ref:kind:id} or {term:id}, with |words behind the id to show other words; \\{ for the sign itself.",
    )
