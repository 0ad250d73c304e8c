"""A box lists a component twice.

Why
    Which of the two counts holds cannot be said.

Wrong
    ```yaml
    kind: box
    id: house-box
    title: {en: House pieces}
    components:
      - {id: hat, title: {en: Hat}, category: other, count: 2, supply: advisory}
      - {id: hat, title: {en: Hat}, category: other, count: 3, supply: advisory}
    ```

Right
    ```yaml
    kind: box
    id: house-box
    title: {en: House pieces}
    components:
      - {id: hat, title: {en: Hat}, category: other, count: 2, supply: advisory}
      - {id: tall-hat, title: {en: Hat}, category: other, count: 2, supply: advisory}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.shared.box import Box
from rulewright_schema.wording import quoted


def check(document: Document, _view: View) -> Iterator[Finding]:
    """Ids that an earlier component of the same box has."""
    first: dict[str, int] = {}
    for index, component in enumerate(document.expect(Box).components):
        before = first.setdefault(component.id, index)
        if before != index:
            message = f"component {quoted(component.id)} is there twice"
            related = (Related(document.span("components", before, "id"), "the first one"),)
            yield Finding(document.span("components", index, "id"), message, "Make one of the two.", related)


RULE = document_rule(Fault("BOX001", "component-twice"), check, ("box",))
