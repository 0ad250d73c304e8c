"""Nobody can step from one tile of a street to the next.

Why
    Each tile is open at its edges, but the free squares of the two columns do not touch, not even diagonally. The
    street is cut in two.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [X1.A, X2.A]}
    goal: {goal: reach, place: {at: last-column, tile: X2.A}}
    ---
    kind: tile
    id: X1.A
    title: {en: X1.A}
    grid: |
      ~~~~
      ....
      ...p
      ===p
      ===p
    legend:
      p: {obstacle: fence}
    ---
    kind: tile
    id: X2.A
    title: {en: X2.A}
    grid: |
      ~~~~
      p...
      p...
      p===
      ====
    legend:
      p: {obstacle: fence}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [X1.A, X2.A]}
    goal: {goal: reach, place: {at: last-column, tile: X2.A}}
    ---
    kind: tile
    id: X1.A
    title: {en: X1.A}
    grid: |
      ~~~~
      ....
      ...p
      ===p
      ===p
    legend:
      p: {obstacle: fence}
    ---
    kind: tile
    id: X2.A
    title: {en: X2.A}
    grid: |
      ~~~~
      p...
      ....
      p===
      ====
    legend:
      p: {obstacle: fence}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.games.megametrocity.tables import Laid, laid_tiles
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each two tiles that lie side by side on a map, for every number of heroes."""
    facts = facts_of(view)
    stage = facts.stage(document)
    found: dict[tuple[Laid, Laid], list[int]] = {}
    for case in stage.cases:
        closed = [
            (map_id, window)
            for map_id, shown in case.windows_by_map
            for window in shown
            if len(window) == 2 and not facts.leads_on(*window)
        ]
        for map_id, (left, right) in closed:
            laid = laid_tiles(case)
            rear = next((each for each in laid if each.tile == left and each.map == map_id), None)
            front = next((each for each in laid if each.tile == right and each.map == map_id), None)
            if rear and front:
                found.setdefault((rear, front), []).extend(case.heroes)
    for (rear, front), numbers in found.items():
        message = f"nobody can step from {rear.tile} to {front.tile}{stage.among(numbers)}"
        help_text = "Choose another tile, or free squares that touch in the two columns."
        related = (Related(document.span(*rear.path), "the tile before it"),)
        yield Finding(document.span(*front.path), message, help_text, related)


RULE = document_rule(Fault("MAP017", "closed-seam"), check, ("stage",))
