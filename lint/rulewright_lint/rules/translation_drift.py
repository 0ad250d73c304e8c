"""A text has changed since it was translated.

Why
    The translation may tell an older rule: a figure that is no longer so, or a sentence that is gone. The
    fingerprint beside a translation says which original it was made from.

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
    text:
      en: "A garment, worn long."
      es: {text: Una prenda., of: fce027eb}
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
    text:
      en: A garment.
      es: {text: Una prenda., of: fce027eb}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.words.texts import fingerprint


def check(document: Document, view: View) -> Iterator[Finding]:
    """Translations whose fingerprint is not the original's. No fix: only a translator can say that all is well."""
    original_language = view.pack.manifest.languages[0]
    for local in document.texts:
        for text in local.own:
            if text.of is None or text.language == original_language:
                continue
            original = local.in_language(original_language)
            now = fingerprint(original.text) if original else text.of
            if original is not None and now != text.of:
                message = f"the original has changed since this was translated: {text.of} then, {now} now"
                help_text = f'Compare the two, mend the translation, then write of: "{now}".'
                related = (Related(document.span(*original.path), "the original as it is now"),)
                yield Finding(document.span(*text.key, "of"), message, help_text, related)


RULE = document_rule(Fault("TXT003", "translation-drift", "warning"), check)
