"""A value by number of heroes leaves a number out.

Why
    The game for that number of heroes has no value. Which numbers are wanted, the stage's `heroes` say; sheets have
    to give one to four.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns:
      by_heroes:
        - {heroes: [1, 2], value: 8}
        - {heroes: [4], value: 10}
    street: {start: [1.A, 2.A]}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns:
      by_heroes:
        - {heroes: [1, 2], value: 8}
        - {heroes: [3, 4], value: 10}
    street: {start: [1.A, 2.A]}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.stage_cases import heroes_in_words
from rulewright_lint.games.megametrocity.varying import KINDS, varying
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each value by number of heroes, against the numbers that it is wanted for."""
    for vary in varying(document, view):
        missing = set(vary.wanted) - {number for entry in vary.entries for number in entry}
        if missing:
            message = f"no value for {heroes_in_words(missing)}"
            help_text = "Add the number to an entry, or an entry for it."
            yield Finding(document.key_span(*vary.path, "by_heroes"), message, help_text)


RULE = document_rule(Fault("MMC009", "gap-by-heroes"), check, KINDS)
