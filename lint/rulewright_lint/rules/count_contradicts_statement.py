"""A component's count is not the one that the cited statement gives.

Why
    One of the two is wrong, and checks against the box go by the component list.

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
    numbers: {count: 3}
    ---
    kind: box
    id: house-box
    title: {en: House pieces}
    components:
      - {id: hat, title: {en: Hat}, category: other, count: 2, supply: advisory, cites: [FAN-X-01]}
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
    numbers: {count: 2}
    ---
    kind: box
    id: house-box
    title: {en: House pieces}
    components:
      - {id: hat, title: {en: Hat}, category: other, count: 2, supply: advisory, cites: [FAN-X-01]}
    ```
"""

from collections import defaultdict
from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.shared.box import Box
from rulewright_schema.shared.rules import Statement
from rulewright_schema.wording import quoted


def check(document: Document, view: View) -> Iterator[Finding]:
    """Statements of the box's own pack with `numbers: {count: …}`; components that cite the same one add up."""
    citing: dict[str, list[int]] = defaultdict(list)
    components = document.expect(Box).components
    for index, component in enumerate(components):
        for name in component.cites:
            citing[name].append(index)
    for name, indices in citing.items():
        found = view.get("statement", name)
        if found is None or found.pack != document.pack:
            continue
        wanted = found.expect(Statement).numbers.get("count")
        count = sum(components[index].count for index in indices)
        if isinstance(wanted, int) and wanted != count:
            which = quoted(components[indices[-1]].id)
            message = f"the box holds {count} of {which}; {quoted(found.id)} gives {wanted}"
            related = (Related(found.span("numbers", "count"), "the statement's figure"),)
            span = document.span("components", indices[-1], "count")
            yield Finding(span, message, "Correct the one that is wrong.", related)


RULE = document_rule(Fault("BOX003", "count-contradicts-statement"), check, ("box",))
