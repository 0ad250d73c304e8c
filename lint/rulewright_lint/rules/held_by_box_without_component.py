"""A statement is said to be held by the box, and no component cites it.

Why
    The component list holds a statement by giving the figure that it names. Without a component that cites it
    nothing is compared.

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
    held_by: [box]
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
    held_by: [box]
    ---
    kind: box
    id: house-box
    title: {en: House pieces}
    components:
      - {id: hat, title: {en: Hat}, category: other, count: 2, supply: advisory, cites: [FAN-X-01]}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, pack_rule
from rulewright_schema.catalog import Pack, View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.shared.box import Box
from rulewright_schema.shared.rules import HELD_BY_BOX, Statement
from rulewright_schema.wording import quoted


def check(pack: Pack, view: View) -> Iterator[Finding]:
    """Own statements held by the box that no component of any box in sight cites."""
    own = pack.of_kind("statement")
    held = [each for each in own if HELD_BY_BOX in each.expect(Statement).held_by]
    if not held or pack.unreadable or pack.contents.broken_of("box"):
        return
    boxes = [each.expect(Box) for each in view.all("box")]
    cited = {cite.rpartition("/")[2] for box in boxes for part in box.components for cite in part.cites}
    for document in held:
        if document.id not in cited:
            index = document.expect(Statement).held_by.index(HELD_BY_BOX)
            message = f"no component of the box cites {quoted(document.id)}"
            help_text = f"Add cites: [{document.id}] to the component that it speaks of."
            yield Finding(document.span("held_by", index), message, help_text)


RULE = pack_rule(Fault("RUL007", "held-by-box-without-component"), check, ("statement",))
