"""Some squares cannot be reached from the others.

Why
    Nobody who appears there comes out again, and nothing there can be used. Diagonal steps count.

Wrong
    ```yaml
    kind: tile
    id: X1.A
    title: {en: Alley}
    grid: |
      ~~~~
      .pp.
      ppp.
      ====
      ====
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
      .pp.
      .pp.
      ====
      ====
    legend:
      p: {obstacle: fence}
    ```
"""

from rulewright_lint.games.megametrocity.drawings import drawing_rule
from rulewright_schema.diagnostics import Fault

RULE = drawing_rule(Fault("MAP011", "cut-off-square"), "cut-off-square")
