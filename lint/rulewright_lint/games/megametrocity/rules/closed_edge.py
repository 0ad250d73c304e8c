"""Nobody can stand in the first or the last column of a tile.

Why
    Heroes start in the first column, thugs come in at the last one, and the street goes on over both.

Wrong
    ```yaml
    kind: tile
    id: X1.A
    title: {en: Alley}
    grid: |
      ~~~~
      p...
      p...
      p===
      p===
    legend:
      p: {obstacle: fence}
    ```

Right
    ```yaml
    kind: tile
    id: X1.A
    title: {en: Alley}
    grid: |
      ~~~~
      p...
      p...
      p===
      ====
    legend:
      p: {obstacle: fence}
    ```
"""

from rulewright_lint.games.megametrocity.drawings import drawing_rule
from rulewright_schema.diagnostics import Fault

RULE = drawing_rule(Fault("MAP010", "closed-edge"), "column-without-square")
