"""A stage's shortcut leads to the stage itself.

Why
    Who is good enough for the shortcut would play the same stage again, and again.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    shortcut: {to: alley, provided: [{condition: unharmed}]}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    shortcut: {to: wallace, provided: [{condition: unharmed}]}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.stages import Stage


def check(document: Document, view: View) -> Iterator[Finding]:
    """Where the shortcut leads."""
    shortcut = document.expect(Stage).shortcut
    if shortcut is not None and view.get("stage", shortcut.to) is document:
        message, help_text = "the shortcut leads to its own stage", "Name a later stage."
        yield Finding(document.span("shortcut", "to"), message, help_text)


RULE = document_rule(Fault("MMC017", "shortcut-to-itself"), check, ("stage",))
