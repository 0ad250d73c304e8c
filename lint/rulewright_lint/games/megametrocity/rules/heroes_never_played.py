"""Something is only for numbers of heroes that the stage is not for.

Why
    It never comes into play. Either the stage is for more heroes than it says, or the entry is left over.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    heroes: [1, 2]
    street: {start: [1.A, 2.A]}
    spawns:
      - {who: boss, boss: sid, heroes: [3, 4], place: {at: last-column, tile: 2.A, row: S.1}}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    heroes: [1, 2]
    street: {start: [1.A, 2.A]}
    spawns:
      - {who: boss, boss: sid, heroes: [2], place: {at: last-column, tile: 2.A, row: S.1}}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.games.megametrocity.stage_cases import heroes_in_words
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.fields import ByHeroes, HeroRange


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each entry that is for some numbers of heroes only."""
    stage = facts_of(view).stage(document)
    played = frozenset(stage.numbers)
    for part in stage.parts_of(ByHeroes, HeroRange):
        numbers = part.model.heroes if isinstance(part.model, ByHeroes | HeroRange) else None
        if numbers is not None and played.isdisjoint(numbers):
            message = f"this is for {heroes_in_words(numbers)}, but the stage is for {heroes_in_words(stage.numbers)}"
            help_text = "Mend the numbers here or the stage's own `heroes`, or take the entry away."
            yield Finding(document.span(*part.path, "heroes"), message, help_text)


RULE = document_rule(Fault("MMC011", "heroes-never-played", "warning"), check, ("stage",))
