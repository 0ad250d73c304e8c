"""A stage draws a boss whom it never uses.

Why
    A spawn is missing, or the draw is left over.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    draws:
      the-boss: {among: bosses}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    draws:
      the-boss: {among: bosses}
    spawns:
      - {who: drawn, draw: the-boss, place: {at: last-column, tile: 2.A, row: S.1}}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.foes import DrawnBoss
from rulewright_schema.games.megametrocity.stages import Stage


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each draw that neither a spawn nor anything else of the stage names."""
    draws = document.expect(Stage).draws
    if draws:
        parts = facts_of(view).stage(document).parts_of(DrawnBoss)
        named = {part.model.draw for part in parts if isinstance(part.model, DrawnBoss)}
        for name in draws:
            if name not in named:
                help_text = f"Add a spawn {{who: drawn, draw: {name}, place: …}}, or take the draw away."
                yield Finding(
                    document.key_span("draws", name), f"nobody is put on the map by the draw {name}", help_text
                )


RULE = document_rule(Fault("MMC014", "unused-draw", "warning"), check, ("stage",))
