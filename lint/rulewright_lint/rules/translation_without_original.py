"""A text is there in another language, but not in the pack's own.

Why
    The first of the pack's languages is the original, which everything else is translated from and compared with.

Wrong
    ```yaml
    # file: pack.yaml
    format: 1
    id: scratch
    game: megametrocity
    title: {en: Scratch, es: Apunte}
    version: 1.0.0
    requires: {megametrocity: ">=1"}
    licence: CC0-1.0
    authors: [a fan]
    languages: [en, es]
    # file: terms.yaml
    kind: term
    id: cape
    title: {en: Cape, es: Capa}
    text: {es: Una prenda.}
    ```

Right
    ```yaml
    # file: pack.yaml
    format: 1
    id: scratch
    game: megametrocity
    title: {en: Scratch, es: Apunte}
    version: 1.0.0
    requires: {megametrocity: ">=1"}
    licence: CC0-1.0
    authors: [a fan]
    languages: [en, es]
    # file: terms.yaml
    kind: term
    id: cape
    title: {en: Cape, es: Capa}
    text: {en: A garment., es: Una prenda.}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.wording import quoted


def check(document: Document, view: View) -> Iterator[Finding]:
    """Texts without the pack's first language."""
    original = view.pack.manifest.languages[0]
    if view.pack.document is None:
        return
    for local in document.texts:
        if local.in_language(original) is None:
            message = f"{quoted(local.name)} has no original in {quoted(original)}"
            yield Finding(document.key_span(*local.path), message, f"Add {original}: and the text.")


RULE = document_rule(Fault("TXT004", "translation-without-original", "warning"), check)
