"""Why the engine refuses an action, in the page's language.

An engine gives its reasons in English, with names and figures in their places. A book of a game has each as it stands
in the engine's source, `{}` where something is filled in, and its translation with the places numbered from 0. A test
reads the engine's source and holds the books whole. What is filled in may be words that are in the book themselves
(`the {} at {}`), or a name, for which the page has a title.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from rulewright_site.model import Text

ENGLISH = "en"
Book: TypeAlias = Mapping[str, str]
"""Texts in English, with the same in another language."""
Books: TypeAlias = Mapping[str, Book]
"""Books by language."""
Named: TypeAlias = Callable[[str], str]
"""Gives the title of a name; figures come back as they are."""


@dataclass(frozen=True, eq=False)
class Reasons:
    """A game's reasons, and what may be filled in there, each by language without English."""

    reasons: Books
    filled: Books

    def told(self, reason: str, language: str, named: Named) -> Text:
        """A reason in a language, names told by `named`; in English, saying so, where no book has it."""

        def value(text: str) -> str:
            said = _said(text, self._filled, self.filled, language, named)
            return named(text) if said is None else said

        found = _said(reason, self._reasons, self.reasons, language, value)
        return Text(reason, ENGLISH, language != ENGLISH) if found is None else Text(found, language)

    @cached_property
    def _reasons(self) -> "_Forms":
        return _forms(self.reasons)

    @cached_property
    def _filled(self) -> "_Forms":
        return _forms(self.filled)


_Forms: TypeAlias = tuple[tuple[str, re.Pattern[str]], ...]
"""Texts with places, those with the most letters of their own first: they fit the fewest texts."""


def _forms(books: Books) -> _Forms:
    every = {each for book in books.values() for each in book}
    return tuple((each, _pattern(each)) for each in sorted(every, key=lambda each: (-_own_letters(each), each)))


def _said(text: str, forms: _Forms, books: Books, language: str, value: Named) -> str | None:
    """A text with its places filled in anew, from the language's book or in English; None where it is in none."""
    for form, pattern in forms:
        found = pattern.fullmatch(text)
        if found is not None:
            said = _numbered(form) if language == ENGLISH else books.get(language, {}).get(form)
            return None if said is None else said.format(*map(value, found.groups()))
    return None


def _own_letters(form: str) -> int:
    return len(form.replace("{}", ""))


def _pattern(form: str) -> re.Pattern[str]:
    return re.compile("(.+?)".join(map(re.escape, form.split("{}"))))


def _numbered(form: str) -> str:
    pieces = form.split("{}")
    return pieces[0] + "".join(f"{{{number}}}{piece}" for number, piece in enumerate(pieces[1:]))
