"""Texts in a language that the pack does not declare.

Why
    Only declared languages are offered to readers and checked for gaps, so these texts are seen by nobody.

Wrong
    ```yaml
    terms:
      - {id: cape, title: {en: Cape, fr: Manteau}, text: {en: A garment.}}
    ```

Right
    ```yaml
    # file: pack.yaml
    format: 1
    id: scratch
    game: megametrocity
    title: {en: Scratch, fr: Essai}
    version: 1.0.0
    requires: {megametrocity: ">=1"}
    licence: CC0-1.0
    authors: [a fan]
    languages: [en, fr]
    # file: terms.yaml
    terms:
      - {id: cape, title: {en: Cape, fr: Manteau}, text: {en: A garment., fr: Un vêtement.}}
    ```
"""

from collections import defaultdict
from collections.abc import Iterator

from rulewright_lint.rule import Finding, pack_rule
from rulewright_schema.catalog import Pack, View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.nodes import Path
from rulewright_schema.wording import quoted


def check(pack: Pack, _view: View) -> Iterator[Finding]:
    """One finding for each such language, at the first text."""
    declared = set(pack.manifest.languages)
    found: dict[str, list[tuple[Document, Path]]] = defaultdict(list)
    if pack.document is None:
        return
    for document in pack.documents:
        for each in document.texts:
            for text in each.own:
                if text.language not in declared:
                    found[text.language].append((document, text.key))
    for language, places in found.items():
        document, path = places[0]
        more = len(places) - 1
        texts = f"this text and {more} more are" if more else "this text is"
        message = f"{texts} in {quoted(language)}, which the pack does not declare"
        languages = ", ".join([*pack.manifest.languages, language])
        help_text = f"Write languages: [{languages}] in pack.yaml, or take the text out."
        yield Finding(document.key_span(*path), message, help_text)


RULE = pack_rule(Fault("PCK015", "undeclared-language", "warning"), check)
