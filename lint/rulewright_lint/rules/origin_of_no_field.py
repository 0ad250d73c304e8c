"""An origin is given for a field that the document does not have.

Why
    It says nothing about any figure, and the one that was meant keeps the document's own origin.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    origins: {txet: {origin: authored}}
    ```

Right
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    origins: {text: {origin: authored}}
    ```
"""

from collections.abc import Iterator

from pydantic import BaseModel

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.fields import DocumentModel
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted


def check(document: Document, _view: View) -> Iterator[Finding]:
    """Dotted paths under `origins` that lead to nothing in the document or what it overrides.

    An override that makes another sort of thing of a document (food of money) is not told of origins that it inherits.
    """
    model = document.model
    if not isinstance(model, DocumentModel):
        return
    for dotted in model.origins:
        if document.owner(("origins", dotted)) is not document:
            continue
        value: object = model
        before: list[str] = []
        for part in dotted.split("."):
            names = _names(value)
            if part not in names:
                where = quoted(".".join(before)) if before else "the document"
                meant = closest(part, names)
                hint = f", did you mean {quoted('.'.join([*before, meant]))}?" if meant else ""
                message = f"{quoted(dotted)} is no field: {where} has no {quoted(part)}{hint}"
                help_text = "Write the path of a key, with dots between, such as card.batteries."
                yield Finding(document.key_span("origins", dotted), message, help_text)
                break
            before.append(part)
            value = names[part]


def _names(value: object) -> dict[str, object]:
    """What can stand behind a dot, with its value; lists count from 0."""
    if isinstance(value, BaseModel):
        return {name: getattr(value, name) for name in type(value).model_fields}
    if isinstance(value, dict):
        return {str(key): item for key, item in value.items()}
    return {str(index): item for index, item in enumerate(value)} if isinstance(value, tuple) else {}


RULE = document_rule(Fault("RUL012", "origin-of-no-field"), check)
