"""A document says that its figures are the rulebook's, and cites no statement.

Why
    Nobody can compare it with the rules, and the site cannot link to them.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    origin: rulebook
    ```

Right
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    origin: rulebook
    cites: [MMC-8-01]
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.fields import DocumentModel


def check(document: Document, _view: View) -> Iterator[Finding]:
    """Documents but of the rulebook itself; a citation at any place within the document will do."""
    model = document.model
    if document.kind in ("statement", "chapter") or not isinstance(model, DocumentModel):
        return
    if model.origin == "rulebook" and all(kind != "statement" for _, _, kind in document.references):
        message = "the figures are said to be the rulebook's, and no statement is cited"
        yield Finding(document.span("origin"), message, "Add cites: and the ids, or write origin: authored.")


RULE = document_rule(Fault("RUL011", "rulebook-without-cites", "warning"), check)
