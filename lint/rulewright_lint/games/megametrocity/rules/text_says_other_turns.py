"""The text of a stage speaks of a number of turns that the stage does not have.

Why
    Players plan by what they read. Every number of turns that the stage names may be spoken of: those on the dial,
    of a ride, or gained.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    text: {en: You have ten turns to get out.}
    turns: 8
    street: {start: [1.A, 2.A]}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    text: {en: You have eight turns to get out.}
    turns: 8
    street: {start: [1.A, 2.A]}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```
"""

import re
from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.counts import counted
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.fields import Translation, Varying
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.words.text_drift import numbers_said, spells_numbers

# A number right before the word for turns, in the languages whose number words are known.
_TURNS = {
    "en": re.compile(r"\b\w{1,20}(?= turns?\b)", re.IGNORECASE),
    "es": re.compile(r"\b\w{1,20}(?= turnos?\b)", re.IGNORECASE),
}


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each number before the word for turns, in each language."""
    stage = document.expect(Stage)
    for language, written in (stage.text or {}).items():
        pattern = _TURNS.get(language.partition("-")[0])
        if pattern is None or not spells_numbers(language):
            continue
        text = written.text if isinstance(written, Translation) else written
        said = {number for word in pattern.findall(text) for number in numbers_said(word, language)}
        wrong = sorted(said - _turns(document, view)) if said else []
        if wrong:
            message = f"the text speaks of {counted(wrong[0], 'turn')}, which the stage does not have"
            related = (Related(document.span("turns"), "the turns"),)
            yield Finding(document.span("text", language), message, "Mend the text or the turns.", related)


def _turns(document: Document, view: View) -> set[int]:
    """Every number of turns in the stage."""
    found: set[int] = {1}
    for part in facts_of(view).stage(document).parts.having("turns", "turn"):
        for field in ("turns", "turn"):
            value = part.model.__dict__.get(field)
            if isinstance(value, Varying):
                found |= {entry.value for entry in value.by_heroes}
            elif isinstance(value, int):
                found.add(abs(value))
    return found


RULE = document_rule(Fault("TXT052", "text-says-other-turns", "warning"), check, ("stage",))
