"""A translation says another number than its original.

Why
    Mostly the original was changed and the translation kept the old number. Numbers count in digits and, in English
    and Spanish, in words; a pair may be said without a two.

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
    authors: [a tester]
    languages: [en, es]
    # file: s.yaml
    kind: stage
    id: alley
    title: {en: Alley, es: Callejón}
    text:
      en: Hold out against four gangs.
      es: Aguantad contra 3 bandas.
    turns: 8
    street: {start: [1.A, 2.A]}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
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
    authors: [a tester]
    languages: [en, es]
    # file: s.yaml
    kind: stage
    id: alley
    title: {en: Alley, es: Callejón}
    text:
      en: Hold out against four gangs.
      es: Aguantad contra cuatro bandas.
    turns: 8
    street: {start: [1.A, 2.A]}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.drifts import CARDS, WORDINGS
from rulewright_lint.registry import on_demand
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.fields import DocumentModel, Translation
from rulewright_schema.words.text_drift import numbers_said, spells_numbers

# Said without a number as often as with one: an article, both, a pair.
_VAGUE = frozenset({0, 1, 2})


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each translated text against the text in the pack's first language that it has."""
    text = document.model.text if isinstance(document.model, DocumentModel) else None
    if text is None or len(text) < 2:
        return
    order = [*view.pack.manifest.languages, *sorted(text)]
    original = next((language for language in order if language in text), None)
    if original is None or not spells_numbers(original):
        return
    wanted = numbers_said(_plain(text[original]), original)
    for language in text:
        if language == original:
            continue
        said = numbers_said(_plain(text[language]), language)
        added, missing = said - wanted, wanted - said if spells_numbers(language) else frozenset()
        if ((added and missing) or (added | missing) - _VAGUE) and not _original_is_wrong(document, view, original):
            parts = [f"says {_listed(added)}" if added else "", f"leaves out {_listed(missing)}" if missing else ""]
            message = f"the translation {' and '.join(part for part in parts if part)}"
            related = (Related(document.span("text", original), "the original"),)
            yield Finding(document.span("text", language), message, "Mend the translation.", related)


def _original_is_wrong(document: Document, view: View, original: str) -> bool:
    """Whether it is the original that says something else than its effect does: then nothing follows from it."""
    if document.kind not in CARDS:
        return False
    return any(found.language == original for found in on_demand(WORDINGS).drift(document, view))


def _plain(text: str | Translation) -> str:
    return text.text if isinstance(text, Translation) else text


def _listed(numbers: frozenset[int]) -> str:
    return ", ".join(str(number) for number in sorted(numbers))


RULE = document_rule(Fault("TXT051", "number-changed-in-translation", "warning"), check)
