"""Terms of the glossary in running text: the first mention of each becomes a link that is explained on the spot."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from rulewright_site.html import Child, Html, el, join
from rulewright_site.model import Entry
from rulewright_site.pages import Context, link

_LEAST = 3
"""Letters of the shortest term that is looked for."""


@dataclass(frozen=True)
class Terms:
    """The terms that a pack's texts in one language may mention."""

    pattern: re.Pattern[str] | None
    by_word: dict[str, Entry]

    def marker(self, context: Context, path: str, but: str | None = None) -> "TermMarker":
        """Marks the terms of one text on a page; `but` is a term that explains itself there."""
        return TermMarker(self, context, path, {but} if but else set())


@dataclass
class TermMarker:
    """Marks each term once."""

    terms: Terms
    context: Context
    path: str
    seen: set[str] = field(default_factory=set)

    def __call__(self, text: str) -> Html:
        """Plain words with their terms marked."""
        return join(self._pieces(text))

    def _pieces(self, text: str) -> Iterator[Child]:
        at = 0
        if self.terms.pattern is not None:
            for found in self.terms.pattern.finditer(text):
                entry = self.terms.by_word[found.group(1).casefold()]
                place = self.context.places.get(entry.ref)
                if entry.id in self.seen or place is None:
                    continue
                self.seen.add(entry.id)
                yield text[at : found.start()]
                yield el("a", found.group(), href=link(self.path, place), class_="rw-term-link")
                at = found.end()
        yield text[at:]


def terms_of(context: Context) -> Terms:
    """The terms in sight of a pack that have a title in the page's language, longer ones first; plurals count too."""
    by_word: dict[str, Entry] = {}
    for document in context.pack.view.all("term"):
        entry = context.entry("term", f"{document.pack}/{document.id}")
        if entry is not None and not entry.title.fallback and len(entry.title.value) >= _LEAST:
            by_word.setdefault(entry.title.value.casefold(), entry)
    if not by_word:
        return Terms(None, {})
    wanted = "|".join(re.escape(each) for each in sorted(by_word, key=len, reverse=True))
    return Terms(re.compile(rf"\b({wanted})(?:s|es)?\b", re.IGNORECASE), by_word)
