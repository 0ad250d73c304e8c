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

from collections import defaultdict
from collections.abc import Iterator

from rulewright_lint.rule import Finding, pack_rule
from rulewright_schema.catalog import Pack, View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.wording import quoted


def check(pack: Pack, view: View) -> Iterator[Finding]:
    """Each own document whose title, in some language, another one in sight has had before it."""
    for kind in sorted({document.kind for document in pack.documents} - {"pack", "box"}):
        titled: dict[tuple[str, str], list[Document]] = defaultdict(list)
        for document in view.all(kind):
            title = getattr(document.model, "title", None) or {}
            for language, text in title.items():
                words = text if isinstance(text, str) else text.text
                titled[language, words.casefold()].append(document)
        told: set[int] = set()
        for (language, _), documents in titled.items():
            for document in documents[1:]:
                if document.pack == pack.id and document.base is None and id(document) not in told:
                    told.add(id(document))
                    yield _finding(document, documents[0], language)


def _finding(document: Document, first: Document, language: str) -> Finding:
    span = document.span("title", language)
    message = f"{first.kind} {quoted(first.id)} has the same title in {quoted(language)}"
    related = (Related(first.span("title", language), f"the title of {first.id}"),)
    return Finding(span, message, "Give one of them another title.", related)


RULE = pack_rule(Fault("TXT010", "same-title", "warning"), check)
