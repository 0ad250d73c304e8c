"""A figure is said to be publicly known, and no source is given.

Why
    Nobody can look it up or see whether it has changed.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    origin: public
    ```

Right
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    origin: public
    source: the publisher's preview
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.fields import DocumentModel

_MESSAGE = "the figures are said to be public, and no source is given"


def check(document: Document, _view: View) -> Iterator[Finding]:
    """Documents and single fields of public origin without `source`."""
    model = document.model
    if not isinstance(model, DocumentModel):
        return
    if model.origin == "public" and model.source is None:
        yield Finding(document.span("origin"), _MESSAGE, "Add source: and where it was published.")
    for path, each in model.origins.items():
        if each.origin == "public" and each.source is None and model.source is None:
            yield Finding(document.span("origins", path, "origin"), _MESSAGE, "Add source: beside it.")


RULE = document_rule(Fault("RUL013", "public-without-source", "warning"), check)
