"""Worked examples beside the statements that they show: in full at the first one, by a link at the others."""

import re
from collections.abc import Iterable, Iterator
from functools import cached_property

from rulewright_schema.shared.example import Example
from rulewright_site.games_parts import illustrations_of
from rulewright_site.html import Child, Html, el
from rulewright_site.model import Entry
from rulewright_site.writer import Writer

_CHAPTER_IN_ID = re.compile(r"^[A-Z]+-(.+)-[^-]+$")


def chapter_number(statement: str) -> str:
    """The number of the chapter in a statement's id: `MMC-12.07-01` -> `12.07`."""
    found = _CHAPTER_IN_ID.match(statement)
    return found.group(1) if found else ""


def first_shown(entry: Entry) -> str:
    """The id of the first statement that an example shows, without the pack that it may name."""
    return _plain(entry.document.expect(Example).shows[0])


def anchor(entry: Entry) -> str:
    """The anchor of an example on its chapter's page."""
    return f"example-{entry.id}"


class Shown:
    """The examples of one chapter's page; each is written once."""

    def __init__(self, write: Writer, number: str) -> None:
        self.write = write
        self.number = number
        self.written: set[str] = set()
        self.drawn = illustrations_of(write.pack.game)

    @cached_property
    def _by_statement(self) -> dict[str, list[Entry]]:
        found: dict[str, list[Entry]] = {}
        for entry in self.write.context.pack.of("example"):
            for statement in dict.fromkeys(map(_plain, entry.document.expect(Example).shows)):
                found.setdefault(statement, []).append(entry)
        return found

    def of(self, statement: str) -> Html | None:
        """The examples of a statement."""
        here = self._by_statement.get(statement, ())
        full = [entry for entry in here if first_shown(entry) == statement]
        links = [entry for entry in here if first_shown(entry) != statement]
        parts: list[Child] = [self._example(entry) for entry in full]
        if links:
            parts.append(
                el(
                    "p",
                    self.write.say("also-shown"),
                    ": ",
                    *_commas(map(self._link, links)),
                    class_="rw-small",
                    data_search_exclude="",
                )
            )
        return el("div", *parts, class_="rw-examples") if parts else None

    def rest(self) -> Html | None:
        """Examples of this chapter's statements that the pack does not have itself."""
        left = [
            entry
            for entry in self.write.context.pack.of("example")
            if chapter_number(first_shown(entry)) == self.number and entry.id not in self.written
        ]
        if not left:
            return None
        heading = el("h2", self.write.say("worked-examples"), id="worked-examples")
        return el("div", heading, *(self._example(entry) for entry in left), class_="rw-examples")

    def shared(self) -> Html | None:
        """What the drawings of the page need."""
        return self.drawn.shared() if self.drawn is not None and self.written else None

    def _link(self, entry: Entry) -> Html:
        return self.write.ref("example", entry.id)

    def _example(self, entry: Entry) -> Html:
        """The example, folded away: its title tells what it shows."""
        self.written.add(entry.id)
        write, context = self.write, self.write.context
        played = context.plays.of(context.pack.view, entry.document)
        shows = entry.document.expect(Example).shows
        drawn = self.drawn.illustrate(write, entry, played) if self.drawn is not None and played is not None else None
        name = entry.title.value
        return el(
            "details",
            el("summary", el("b", write.say("worked-example")), " ", write.text(entry.title)),
            write.paragraphs(entry.text),
            drawn,
            el(
                "p",
                write.say("shows"),
                ": ",
                write.cites(shows),
                " ",
                write.permalink(anchor(entry), name),
                " ",
                write.mark(entry),
                class_="rw-small",
            ),
            write.origin(entry) if write.pack.fan else None,
            id=anchor(entry),
            class_="rw-example",
        )


def _plain(reference: str) -> str:
    return reference.rpartition("/")[2]


def _commas(pieces: Iterable[Html]) -> Iterator[Child]:
    for index, each in enumerate(pieces):
        if index:
            yield ", "
        yield each
