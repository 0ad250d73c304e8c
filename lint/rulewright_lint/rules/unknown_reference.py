"""A reference to a document that no pack in sight has.

Why
    A stage that names a tile nobody drew, or a card that names a thug nobody wrote, cannot be played. Most of the time
    the id is mistyped; the right one is offered.

Wrong
    ```yaml
    terms:
      - {id: cape, title: {en: Cape}, text: {en: A garment.}, see: [capes]}
    ```

Right
    ```yaml
    terms:
      - {id: cape, title: {en: Cape}, text: {en: A garment.}, see: [cloak]}
      - {id: cloak, title: {en: Cloak}, text: {en: A larger garment.}, see: [cape]}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View, split
from rulewright_schema.diagnostics import Edit, Fault, Fix
from rulewright_schema.documents import Document
from rulewright_schema.nodes import at_path, key_at
from rulewright_schema.source import Span
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted


def check(document: Document, view: View) -> Iterator[Finding]:
    """Every reference that finds no document, unless that document is there and broken."""
    for path, text, wanted in document.references:
        kind, name = split(text, wanted)
        if view.find(kind, name) or view.lost(kind, name):
            continue
        meant = closest(name, view.ids(kind))
        is_key = at_path(document.node, path) is not None and path[-1] == text and key_at(document.node, path)
        span = document.key_span(*path) if is_key else document.span(*path)
        hint = f", did you mean {quoted(meant)}?" if meant else ""
        fix = _replacement(span, text, meant if wanted else f"{kind}:{meant}") if meant else None
        known = ", ".join(sorted(view.ids(kind))[:10])
        help_text = f"Write {meant}." if meant else f"Known: {known}, …" if known else f"No {kind} is in sight."
        yield Finding(span, f"no {kind} {quoted(name)} is in sight{hint}", help_text, fix=fix)


def _replacement(span: Span, text: str, meant: str) -> Fix:
    return Fix((Edit(span, meant),), f"Replace {quoted(text)} by {quoted(meant)}", safe=False)


RULE = document_rule(Fault("REF001", "unknown-reference"), check)
