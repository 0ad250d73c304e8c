"""A statement is both only told and held by a check.

Why
    `told` says that there is nothing to check, `held_by` names what checks it. One of them is not so, and coverage
    would count the statement twice.

Wrong
    ```yaml
    kind: chapter
    id: house-rules
    number: "X"
    title: {en: House rules}
    ---
    kind: statement
    id: FAN-X-01
    type: action
    section: House rules
    says: {en: Heroes may dance.}
    origin: authored
    told: Only a mood.
    held_by: [REF001]
    ```

Right
    ```yaml
    kind: chapter
    id: house-rules
    number: "X"
    title: {en: House rules}
    ---
    kind: statement
    id: FAN-X-01
    type: action
    section: House rules
    says: {en: Heroes may dance.}
    origin: authored
    told: Only a mood.
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.shared.rules import Statement


def check(document: Document, _view: View) -> Iterator[Finding]:
    """Statements with both."""
    statement = document.expect(Statement)
    if statement.told is not None and statement.held_by:
        message = "the statement is told, and held by a check as well"
        yield Finding(document.key_span("told"), message, "Take told: or held_by: out.")


RULE = document_rule(Fault("RUL008", "told-and-held", "warning"), check, ("statement",))
