"""Two values by number of heroes are for the same number.

Why
    Only one of them counts, the first; the other was meant for somebody else.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns:
      by_heroes:
        - {heroes: [1, 2], value: 8}
        - {heroes: [2, 3, 4], value: 10}
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
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each entry, against the numbers of those before it."""
    for vary in varying(document, view):
        taken: dict[int, int] = {}
        for index, numbers in enumerate(vary.entries):
            again = {number for number in numbers if number in taken}
            if again:
                first = taken[min(again)]
                related = (Related(document.span(*vary.path, "by_heroes", first, "heroes"), "the first value"),)
                message = f"a second value for {heroes_in_words(again)}"
                place = document.span(*vary.path, "by_heroes", index, "heroes")
                yield Finding(place, message, "Name each number of heroes in one entry.", related)
            for number in numbers:
                taken.setdefault(number, index)


RULE = document_rule(Fault("MMC010", "overlap-by-heroes"), check, KINDS)
