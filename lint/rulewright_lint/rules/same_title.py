"""Two documents of a kind have the same title.

Why
    Players tell cards and stages apart by what is printed on them.

Wrong
    ```yaml
    terms:
      - {id: cape, title: {en: Cape}}
      - {id: black-cape, title: {en: Cape}}
    ```

Right
    ```yaml
    terms:
      - {id: cape, title: {en: Cape}}
      - {id: black-cape, title: {en: Black cape}}
    ```
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.wording import quoted

_Title = tuple[str, str]


def check(document: Document, view: View) -> Iterator[Finding]:
    """An own document whose title, in some language, another one in sight has had before it."""
    if document.base is not None or document.kind in ("pack", "box"):
        return
    firsts = _firsts(view.telling(document.kind, [text for _, text in _titles(document)]))
    # Two documents of one id are another finding.
    taken = [(firsts[title], title) for title in _titles(document) if firsts[title][1].id != document.id]
    if taken:
        (_, first), (language, _) = min(taken, key=lambda each: each[0][0])
        yield _finding(document, first, language)


@lru_cache(maxsize=32)
def _firsts(documents: tuple[Document, ...]) -> Mapping[_Title, tuple[int, Document]]:
    """The first document with a title, and the how many-th title it is."""
    found: dict[_Title, tuple[int, Document]] = {}
    for document in documents:
        for title in _titles(document):
            found.setdefault(title, (len(found), document))
    return found


def _titles(document: Document) -> Iterator[_Title]:
    for language, text in (document.model.__dict__.get("title") or {}).items():
        yield language, (text if isinstance(text, str) else text.text).casefold()


def _finding(document: Document, first: Document, language: str) -> Finding:
    span = document.span("title", language)
    message = f"{first.kind} {quoted(first.id)} has the same title in {quoted(language)}"
    related = (Related(first.span("title", language), f"the title of {first.id}"),)
    return Finding(span, message, "Give one of them another title.", related)


RULE = document_rule(Fault("TXT010", "same-title", "warning"), check)
