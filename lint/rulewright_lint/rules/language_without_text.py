"""A declared language in which the pack has no text at all.

Why
    Readers who choose it find everything in another language.

Wrong
    ```yaml
    # file: pack.yaml
    format: 1
    id: scratch
    game: megametrocity
    title: {en: Scratch}
    version: 1.0.0
    requires: {megametrocity: ">=1"}
    licence: CC0-1.0
    authors: [a fan]
    languages: [en, es]
    # file: terms.yaml
    terms:
      - {id: cape, title: {en: Cape}}
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
    terms:
      - {id: cape, title: {en: Cape, es: Capa}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, pack_rule
from rulewright_schema.catalog import Pack, View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.wording import quoted


def check(pack: Pack, _view: View) -> Iterator[Finding]:
    """Declared languages that no text of the pack is in."""
    if pack.document is None or pack.broken or pack.unreadable:
        return
    for index, language in enumerate(pack.manifest.languages):
        if not pack.has_text_in(language):
            message = f"no text of the pack is in {quoted(language)}, which it declares"
            yield Finding(pack.document.span("languages", index), message, "Take it out, or begin translating.")


RULE = pack_rule(Fault("PCK016", "language-without-text", "warning"), check, ("pack",))
