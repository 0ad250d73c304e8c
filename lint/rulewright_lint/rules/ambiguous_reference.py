"""A reference that two required packs both have a document for.

Why
    Which of the two is meant cannot be said, and the order of packs must not decide it. The pack's id in front
    tells them apart.

Wrong
    ```yaml
    # file: pack.yaml
    format: 1
    id: scratch
    game: megametrocity
    title: {en: A pack}
    version: 1.0.0
    requires:
      other: ">=1"
      third: ">=1"
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    # file: a.yaml
    terms:
      - {id: hood, title: {en: Hood}, see: [cape, gate]}
    # file: ../other/pack.yaml
    format: 1
    id: other
    game: megametrocity
    title: {en: A pack}
    version: 1.0.0
    requires:
      megametrocity: ">=1"
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    # file: ../other/a.yaml
    terms:
      - {id: cape, title: {en: Cape}}
    # file: ../third/pack.yaml
    format: 1
    id: third
    game: megametrocity
    title: {en: A pack}
    version: 1.0.0
    requires:
      megametrocity: ">=1"
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    # file: ../third/a.yaml
    terms:
      - {id: cape, title: {en: Cape}}
      - {id: gate, title: {en: Gate}}
    ```

Right
    ```yaml
    # file: pack.yaml
    format: 1
    id: scratch
    game: megametrocity
    title: {en: A pack}
    version: 1.0.0
    requires:
      other: ">=1"
      third: ">=1"
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    # file: a.yaml
    terms:
      - {id: hood, title: {en: Hood}, see: [third/cape, gate, other/cape]}
    # file: ../other/pack.yaml
    format: 1
    id: other
    game: megametrocity
    title: {en: A pack}
    version: 1.0.0
    requires:
      megametrocity: ">=1"
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    # file: ../other/a.yaml
    terms:
      - {id: cape, title: {en: Cape}}
    # file: ../third/pack.yaml
    format: 1
    id: third
    game: megametrocity
    title: {en: A pack}
    version: 1.0.0
    requires:
      megametrocity: ">=1"
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    # file: ../third/a.yaml
    terms:
      - {id: cape, title: {en: Cape}}
      - {id: gate, title: {en: Gate}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View, split
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.wording import quoted


def check(document: Document, view: View) -> Iterator[Finding]:
    """References to ids that several required packs have; two packs that change one document are PCK011's."""
    if not view.ambiguous:
        return
    for path, text, wanted in document.references:
        kind, name = split(text, wanted)
        found = view.find(kind, name)
        if len({each.pack for each in found}) < 2 or sum(each.base is not None for each in found) > 1:
            continue
        packs = [each.pack for each in found]
        message = f"{kind} {quoted(name)} is in several packs: {', '.join(packs)}"
        written = [each.ref if wanted is None else f"{each.pack}/{each.id}" for each in found]
        help_text = f"Write the pack in front: {' or '.join(written)}."
        related = tuple(Related(each.id_span(), f"the one of {each.pack}") for each in found)
        yield Finding(document.reference_span(path, text), message, help_text, related)


RULE = document_rule(Fault("REF002", "ambiguous-reference"), check)
