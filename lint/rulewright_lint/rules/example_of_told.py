"""An example shows a statement that is said to be only told.

Why
    `told` says that there is nothing to show. With an example there is: the reason beside `told` no longer holds.

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
    ---
    kind: example
    id: dance
    title: {en: A dance}
    shows: [FAN-X-01]
    position: {heroes: {jack: {at: "1,1"}}}
    actions: [end]
    then: [{round: 2}]
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
    ---
    kind: example
    id: dance
    title: {en: A dance}
    shows: [FAN-X-01]
    position: {heroes: {jack: {at: "1,1"}}}
    actions: [end]
    then: [{round: 2}]
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.shared.example import Example
from rulewright_schema.shared.rules import Statement
from rulewright_schema.wording import quoted


def check(document: Document, view: View) -> Iterator[Finding]:
    """Statements under `shows` that are told."""
    for index, name in enumerate(document.expect(Example).shows):
        found = view.get("statement", name)
        if found is not None and found.expect(Statement).told is not None:
            message = f"{quoted(found.id)} is only told, and this example shows it"
            related = (Related(found.key_span("told"), "told here"),)
            yield Finding(document.span("shows", index), message, "Take told: out there, or the id here.", related)


RULE = document_rule(Fault("RUL010", "example-of-told", "warning"), check, ("example",))
