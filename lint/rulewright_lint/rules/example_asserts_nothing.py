"""An example expects nothing: whatever the engine does, it holds.

Why
    A worked example is there to be wrong one day, when rule and engine part. One without an expectation, and without an
    action that must be refused or allowed, shows nothing, and yet its statements would count as shown.

Wrong
    ```yaml
    kind: example
    id: a-walk
    title: {en: A walk}
    shows: [MMC-8b-01]
    position: {heroes: {jack: {at: "1,1"}}, turn: jack}
    actions: ["move 2,1"]
    ```

Right
    ```yaml
    kind: example
    id: a-walk
    title: {en: A walk}
    shows: [MMC-8b-01]
    position: {heroes: {jack: {at: "1,1"}}, turn: jack}
    actions: ["move 2,1"]
    then: [{hero: jack, at: "2,1"}]
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.shared.example import Example


def check(document: Document, _view: View) -> Iterator[Finding]:
    """Examples without `then` and without an action that is refused, allowed or offered."""
    if not document.expect(Example).asserts:
        message = "the example expects nothing"
        help_text = "Say under then: what must be so at the end, or which actions are refused."
        yield Finding(document.id_span(), message, help_text)


RULE = document_rule(Fault("RUL014", "example-asserts-nothing"), check, ("example",))
