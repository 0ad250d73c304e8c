"""A text refers to a document that no pack in sight has.

Why
    Readers would be shown an id instead of a link.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text:
      en: "See {term:heroo}."
    ```

Right
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text:
      en: "See {term:hero}."
    ```

Fix
    The id is replaced, where one is close enough. The author has to want it.
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Edit, Fault, Fix
from rulewright_schema.documents import Document
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import listed, quoted
from rulewright_schema.words.markup import Reference, has_markup, parse
from rulewright_schema.words.texts import Text


def check(document: Document, view: View) -> Iterator[Finding]:
    """References of the markup that find nothing, unless what they mean is there and broken."""
    for local in document.texts:
        for text in local.own:
            if has_markup(text.text) and "{" in text.text:
                for reference in parse(text.text).references():
                    if not view.find(reference.kind, reference.id) and not view.lost(reference.kind, reference.id):
                        yield _unknown(document, text, reference, view)


def _unknown(document: Document, text: Text, reference: Reference, view: View) -> Finding:
    span = document.text_span(text.path, reference.target_start, reference.target_end)
    written = text.text[reference.target_start : reference.target_end]
    if view.kind(reference.kind) is None:
        message = f"unknown kind {quoted(reference.kind)}"
        return Finding(span, message, f"Known kinds: {listed(view.kinds)}.")
    name = reference.id.rpartition("/")[2]
    meant = closest(name, view.ids(reference.kind))
    if meant is None:
        known = listed(sorted(view.ids(reference.kind)))
        return Finding(span, f"no {reference.kind} {quoted(reference.id)} is in sight", f"Known: {known}.")
    new = written.removesuffix(name) + meant
    fix = Fix((Edit(span, new),), f"Replace {quoted(written)} by {quoted(new)}", safe=False)
    message = f"no {reference.kind} {quoted(reference.id)} is in sight, did you mean {quoted(meant)}?"
    return Finding(span, message, f"Write {new}.", fix=fix)


RULE = document_rule(Fault("TXT008", "unknown-reference-in-text"), check)
