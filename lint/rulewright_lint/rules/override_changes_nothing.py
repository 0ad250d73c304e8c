"""An override that changes nothing.

Why
    Every value that it gives is already so. The override hides later changes of the original from those who play
    with it.

Wrong
    ```yaml
    override: megametrocity
    kind: item-card
    id: revolver
    quantity: 2
    ```

Right
    ```yaml
    override: megametrocity
    kind: item-card
    id: revolver
    quantity: 1
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.wording import quoted


def check(document: Document, _view: View) -> Iterator[Finding]:
    """Overrides whose model equals the one that they are laid over."""
    if document.base is not None and document.model == document.base.model:
        message = f"this override of {document.kind} {quoted(document.id)} changes nothing"
        related = (Related(document.base.id_span(), f"the one of {document.base.pack}"),)
        yield Finding(document.id_span(), message, "Change a value, or take the override out.", related)


RULE = document_rule(Fault("PCK013", "override-changes-nothing", "warning"), check)
