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
from collections.abc import Iterator, Mapping
from functools import lru_cache

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import Pack, View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.nodes import Path
from rulewright_schema.wording import quoted


def check(document: Document, view: View) -> Iterator[Finding]:
    """One finding for each such language, at the pack's first text in it."""
    pack = view.pack
    if pack.document is None:
        return
    declared = set(pack.manifest.languages)
    here = {text.language for each in document.texts for text in each.own} - declared
    for language in sorted(here):
        places = _places(pack)[language]
        first, path = places[0]
        if first is not document:
            continue
        more = len(places) - 1
        texts = f"this text and {more} more are" if more else "this text is"
        message = f"{texts} in {quoted(language)}, which the pack does not declare"
        languages = ", ".join([*pack.manifest.languages, language])
        help_text = f"Write languages: [{languages}] in pack.yaml, or take the text out."
        yield Finding(document.key_span(*path), message, help_text)


@lru_cache(maxsize=8)
def _places(pack: Pack) -> Mapping[str, list[tuple[Document, Path]]]:
    """Every text of the pack by its language."""
    found: dict[str, list[tuple[Document, Path]]] = defaultdict(list)
    for document in pack.documents:
        for each in document.texts:
            for text in each.own:
                found[text.language].append((document, text.key))
    return found


RULE = document_rule(Fault("PCK015", "undeclared-language", "warning"), check)
