"""A title has more than sixty characters.

Why
    It does not fit the head of a card, and lists become hard to read.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: A Cape of Such Length That No Card Could Ever Show All of Its Name}
    text:
      en: "A garment."
    ```

Right
    ```yaml
    kind: term
    id: cape
    title: {en: A Cape of Some Length}
    text:
      en: "A garment."
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.counts import counted
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document

LONGEST = 60
"""Characters that the head of a card has room for."""


def check(document: Document, _view: View) -> Iterator[Finding]:
    """Titles at any place of a document, in every language."""
    for local in document.texts:
        if local.path[-1] == "title":
            for text in local.own:
                if len(text.text) > LONGEST:
                    message = f"the title has {counted(len(text.text), 'character')}; a card has room for {LONGEST}"
                    yield Finding(document.span(*text.path), message, "Shorten it; text: has room for more.")


RULE = document_rule(Fault("TXT009", "title-too-long", "warning"), check)
