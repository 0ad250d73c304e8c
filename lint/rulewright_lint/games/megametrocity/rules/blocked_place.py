"""A place that a stage names is an obstacle or lies off the tile.

Why
    Nobody can appear, start or arrive there. Rows count from the top, columns from the left, the first is 1.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    spawns:
      - {who: boss, boss: sid, place: {at: square, tile: 1.A, row: S.2, column: 3}}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    spawns:
      - {who: boss, boss: sid, place: {at: square, tile: 1.A, row: S.2, column: 4}}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.blocked import why_blocked
from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.places import PlaceModel


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each place, against the drawing of the tile or Establishment that it names; drawings with problems are left."""
    facts = facts_of(view)
    stage = facts.stage(document)
    for part in stage.parts_of(PlaceModel):
        blocked = why_blocked(part, stage, facts) if part.heroes else None
        if blocked is not None:
            drawn = view.get(*blocked.drawn) if blocked.drawn else None
            related = (Related(drawn.span("grid"), "the drawing"),) if drawn else ()
            yield Finding(document.span(*part.path, blocked.field), blocked.message, blocked.help, related)


RULE = document_rule(Fault("MAP018", "blocked-place"), check, ("stage",))
