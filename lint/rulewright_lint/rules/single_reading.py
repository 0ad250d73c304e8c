"""A ruling with one reading only.

Why
    Where there is nothing to choose from, there is no ambiguity: the statement itself should say it, or the other
    reading is missing.

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
    ruling:
      question: {en: When?}
      readings: {a: {en: at once}}
      adopted: a
      why: {en: It is simpler.}
      playable: [a]
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
    ruling:
      question: {en: When?}
      readings: {a: {en: at once}, b: {en: in the next turn}}
      adopted: a
      why: {en: It is simpler.}
      playable: [a, b]
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.shared.rules import Statement


def check(document: Document, _view: View) -> Iterator[Finding]:
    """Rulings that list fewer than two readings."""
    ruling = document.expect(Statement).ruling
    if ruling is not None and len(ruling.readings) < 2:
        help_text = "Write down the other reading, or say it in the statement and take the ruling out."
        yield Finding(document.key_span("ruling", "readings"), "the ruling has one reading only", help_text)


RULE = document_rule(Fault("RUL002", "single-reading", "warning"), check, ("statement",))
