"""Pages, sections and links: what every part of the site is made of.

A pack's pages lie in a folder of its id, one folder for each section. A section says which kinds of document it shows
and where each one is, and makes its pages; the shared ones lie in `sections`, a game's own in its part of this layer.
"""

import posixpath
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

from rulewright_schema.catalog import split
from rulewright_schema.documents import Document
from rulewright_site.html import Html
from rulewright_site.model import Entry, PackModel, SiteModel
from rulewright_site.plays import Plays
from rulewright_site.verdicts import Verdicts
from rulewright_site.words import word

NavEntry: TypeAlias = "dict[str, str | list[NavEntry]]"
"""An entry of the navigation: its title, and the file that it leads to (`stages/index.md`) or the entries below it."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its path without ending (`megametrocity/stages/countdown`), its title as plain text, and its body.

    The body is all HTML below the site's header, the `h1` included. `searched`: whether the theme's search has it.
    """

    path: str
    title: str
    body: Html
    searched: bool = True


@dataclass(frozen=True, slots=True)
class SvgFile:
    """A picture as a file of its own: its path without ending, and a complete SVG document."""

    path: str
    body: Html


@dataclass(frozen=True, slots=True)
class DataFile:
    """A file that a page's script reads, or the script itself: its path with its ending, and its text."""

    path: str
    body: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where something is shown: a page's path and, if it is not the whole page, an anchor there."""

    path: str
    anchor: str | None = None

    @property
    def address(self) -> str:
        """From the root of the site."""
        return f"{self.path}.html" + (f"#{self.anchor}" if self.anchor else "")


@dataclass(frozen=True, slots=True)
class CardFacts:
    """What a gallery filters, sorts and compares a document by: the kind and type in words, and figures by key with
    their names. All in the page's language.
    """

    kind: str
    type: str
    values: Mapping[str, int | str] = field(default_factory=dict)
    labels: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a pack: its folder, its title (a key of the words) and the kinds of document that it shows.

    `words` are a game's own words by language, beside the site's. `place` gives the page (below the section's
    folder) and the anchor of a document; `pages` makes the pages, the
    first of which is the landing page `index`. A section without documents is left out. With `facts`, its documents
    are in the gallery of everything too. `counted` are the kinds by which its size is told, all if it names none;
    `known_as` gives what else a document is called in a language (`Stage 9`), by which it is found too.
    """

    slug: str
    title: str
    kinds: tuple[str, ...]
    place: Callable[[Entry], tuple[str, str | None]]
    pages: Callable[["Context"], Iterable[Page | SvgFile | DataFile]]
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    facts: Callable[["Context", Entry], CardFacts] | None = None
    counted: tuple[str, ...] = ()
    known_as: Callable[[str, Entry], str | None] | None = None

    def amount(self, pack: PackModel) -> int:
        """How many documents a pack has for it."""
        return sum(len(pack.of(kind)) for kind in self.counted or self.kinds)

    def say(self, language: str, key: str, **values: str | int) -> str:
        """A word of the section in a language: the game's own, else the site's."""
        return word(language, key, own=self.words, **values)

    def title_in(self, language: str) -> str:
        """The section's title in a language."""
        return self.say(language, self.title)

    def shows(self, pack: PackModel) -> bool:
        """Whether the pack has anything for it."""
        return any(pack.of(kind) for kind in self.kinds)


@dataclass(frozen=True)
class Context:
    """What a section's pages are made from: the pack and the whole site, in one language. `plays` has the worked
    examples as they were played, `edit` the address at which a document is edited, `verdicts` what is known of whether
    a scenario can be won. Of a section with many pages only the one at the path `wanted` needs to be made, if there
    is one.
    """

    site: SiteModel
    pack: PackModel
    section: Section
    sections: tuple[Section, ...]
    places: Mapping[str, Place]
    other_languages: tuple[str, ...]
    plays: Plays
    edit: Callable[[Document], str | None] = field(default=lambda document: None)
    wanted: str | None = None
    verdicts: Verdicts = field(default_factory=Verdicts)

    def wants(self, path: str) -> bool:
        """Whether a page is asked for: all are, unless a single one is rendered anew."""
        return self.wanted is None or self.wanted == path

    @property
    def language(self) -> str:
        return self.site.language

    def say(self, key: str, **values: str | int) -> str:
        """A word of the game's site or of the site itself, in the language."""
        return self.section.say(self.language, key, **values)

    def path(self, page: str) -> str:
        """The path of a page of this section."""
        return f"{self.pack.info.folder}/{self.section.slug}/{page}"

    def document(self, kind: str, reference: str) -> Document | None:
        """What a reference of this pack means."""
        return self.pack.view.get(kind, reference)

    def entry(self, kind: str, reference: str) -> Entry | None:
        """The entry of what a reference of this pack means."""
        found = self.document(kind, reference)
        return self._entries.get(found.ref) if found else None

    def place(self, kind: str, reference: str) -> Place | None:
        """Where what a reference of this pack means is shown."""
        found = self.document(kind, reference)
        return self.places.get(found.ref) if found else None

    def any_place(self, reference: str) -> Place | None:
        """Where a reference that names its kind leads."""
        return self.place(*split(reference, None))

    @cached_property
    def _entries(self) -> dict[str, Entry]:
        return {entry.ref: entry for pack in self.site.packs for entry in pack.entries}


def relative(origin: str, target: str) -> str:
    """The address of a target (from the root, with ending) as seen from a page's path."""
    path, hash_sign, anchor = target.partition("#")
    found = posixpath.relpath(path, posixpath.dirname(origin) or ".")
    return found + hash_sign + anchor


def link(origin: str, place: Place) -> str:
    """The address of a place as seen from a page's path."""
    if place.path == origin and place.anchor:
        return f"#{place.anchor}"
    return relative(origin, place.address)


def language_folder(language: str) -> str:
    """The folder of a language's build below the site's root: none for English."""
    return "" if language == "en" else f"{language}/"


def in_language(path: str, here: str, there: str) -> str:
    """The address of a page in another language, as seen from the page itself."""
    return relative(language_folder(here) + path, f"{language_folder(there)}{path}.html")


def page_name(name: str) -> str:
    """A document's name as the name of its page; the landing page's own name stays its own."""
    return f"{name}_" if name == "index" else name
