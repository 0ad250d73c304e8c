"""A box lists a component of which there is none.

Why
    A component that the box does not hold needs no line; most likely the count was forgotten.

Wrong
    ```yaml
    kind: box
    id: house-box
    title: {en: House pieces}
    components:
      - {id: hat, title: {en: Hat}, category: other, count: 0, supply: advisory}
    ```

Right
    ```yaml
    kind: box
    id: house-box
    title: {en: House pieces}
    components:
      - {id: hat, title: {en: Hat}, category: other, count: 2, supply: advisory}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.shared.box import Box
from rulewright_schema.wording import quoted


def check(document: Document, _view: View) -> Iterator[Finding]:
    """Counts of 0."""
    for index, component in enumerate(document.expect(Box).components):
        if component.count == 0:
            message = f"the box holds no {quoted(component.id)}"
            yield Finding(document.span("components", index, "count"), message, "Write how many, or take it out.")


RULE = document_rule(Fault("BOX002", "component-of-none", "warning"), check, ("box",))
