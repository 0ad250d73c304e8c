"""A document that refers to itself.

Why
    Following it leads nowhere. A term that points to itself, a statement that gives itself as its source: another
    one was meant.

Wrong
    ```yaml
    terms:
      - {id: cape, title: {en: Cape}, text: {en: A garment.}, see: [cape]}
    ```

Right
    ```yaml
    terms:
      - {id: cape, title: {en: Cape}, text: {en: A garment.}, see: [hood]}
      - {id: hood, title: {en: Hood}, text: {en: A part of it.}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View, split
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.wording import quoted


def check(document: Document, view: View) -> Iterator[Finding]:
    """References of a document of the rulebook to itself; what a game's own kinds may do is the game's to say."""
    for path, text, wanted in document.references:
        kind, name = split(text, wanted)
        if kind == document.kind and name.endswith(document.id) and view.get(kind, name) is document:
            message = f"{kind} {quoted(document.id)} refers to itself"
            yield Finding(document.reference_span(path, text), message, "Name another one, or take it out.")


RULE = document_rule(Fault("REF003", "self-reference", "warning"), check, ("term", "statement", "chapter"))
