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
from rulewright_schema.words.text_drift import numbers_among, spells_numbers, words_of
from rulewright_schema.words.texts import Text

# Said without a number as often as with one: an article, both, a pair.
_VAGUE = frozenset({0, 1, 2})
_BOTH = frozenset({"both", "ambos", "ambas"})


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each translated text against the same text in the pack's first language that it has."""
    for local in document.texts:
        order = [*view.pack.manifest.languages, *sorted(text.language for text in local.texts)]
        original = next((text for language in order if (text := local.in_language(language))), None)
        if original is None or not spells_numbers(original.language):
            continue
        for text in local.texts:
            difference = _difference(original, text) if text is not original else ""
            told = (original.language, text.language) if text.path[0] == "text" else ()
            if difference and not any(_contradicts_effect(document, view, language) for language in told):
                related = (Related(document.span(*original.path), "the original"),)
                message = f"the translation {difference}"
                yield Finding(document.span(*text.path), message, "Mend the translation.", related)


def _difference(original: Text, text: Text) -> str:
    """What numbers a translation says and leaves out against its original; nothing where they agree."""
    wanted, said = _numbers(original), _numbers(text)
    added, missing = said - wanted, wanted - said if spells_numbers(text.language) else frozenset()
    if not ((added and missing) or (added | missing) - _VAGUE):
        return ""
    parts = [f"says {_listed(added)}" if added else "", f"leaves out {_listed(missing)}" if missing else ""]
    return " and ".join(part for part in parts if part)


def _numbers(text: Text) -> frozenset[int]:
    """The numbers that a text says, where both is two."""
    words = words_of(text.text)
    said = numbers_among(words, text.language)
    return said if _BOTH.isdisjoint(words) else said | {2}


def _contradicts_effect(document: Document, view: View, language: str) -> bool:
    """Whether a text says something else than its effect does: that is told, and nothing follows from it."""
    if document.kind not in CARDS:
        return False
    return any(found.language == language for found in on_demand(WORDINGS).drift(document, view))


def _listed(numbers: frozenset[int]) -> str:
    return ", ".join(str(number) for number in sorted(numbers))


RULE = document_rule(Fault("TXT051", "number-changed-in-translation", "warning"), check)
