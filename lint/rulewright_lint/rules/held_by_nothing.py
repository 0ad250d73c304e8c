"""A statement is said to be held by a rule that does not exist.

Why
    Coverage would count it as checked, and nothing checks it. `box` is the component list; all others are codes of
    lint rules.

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
    held_by: [REF999]
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
    held_by: [REF001]
    ```
"""

from collections.abc import Iterator

from rulewright_lint.registry import rules_of_game
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.shared.rules import HELD_BY_BOX, Statement
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted


def check(document: Document, view: View) -> Iterator[Finding]:
    """Names under `held_by` that are neither the box nor a rule of the game."""
    for index, name in enumerate(document.expect(Statement).held_by):
        if name == HELD_BY_BOX:
            continue
        known = [word for rule in rules_of_game(view.pack.game) for word in (rule.code, rule.name)]
        if name not in known:
            meant = closest(name, [*known, HELD_BY_BOX])
            hint = f", did you mean {quoted(meant)}?" if meant else ""
            message = f"{quoted(name)} is no lint rule{hint}"
            help_text = "Write the code of the rule that holds the statement, or box."
            yield Finding(document.span("held_by", index), message, help_text)


RULE = document_rule(Fault("RUL006", "held-by-nothing"), check, ("statement",))
