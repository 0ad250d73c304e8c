"""A pack or an example chooses a reading that may not be played.

Why
    A statement's ruling says which of its readings a pack may choose from. Others would break the rules around it,
    or are not there at all.

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
    languages: [en]
    rulings: {MMC-12-01: b}
    # file: terms.yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    ```

Right
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
    languages: [en]
    rulings: {MMC-5-15: b}
    # file: terms.yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.shared.example import Example
from rulewright_schema.shared.pack import PackManifest
from rulewright_schema.shared.rules import Statement
from rulewright_schema.wording import listed, quoted


def check(document: Document, view: View) -> Iterator[Finding]:
    """Chosen readings of statements without a ruling, of no such letter, or not to be played."""
    model = document.model
    chosen = model.rulings if isinstance(model, PackManifest | Example) else {}
    for name, letter in chosen.items():
        found = view.get("statement", name)
        if found is None:
            continue
        ruling = found.expect(Statement).ruling
        if ruling is None:
            message = f"{quoted(found.id)} has no ruling to choose from"
            yield Finding(document.key_span("rulings", name), message, "Take it out, or name another statement.")
        elif letter not in ruling.playable:
            reason = "may not be played" if letter in ruling.readings else "is none of its readings"
            message = f"reading {quoted(letter)} of {quoted(found.id)} {reason}"
            help_text = f"Readings that may be played: {listed(ruling.playable)}."
            yield Finding(document.span("rulings", name), message, help_text)


RULE = document_rule(Fault("RUL009", "reading-not-playable"), check, ("pack", "example"))
