"""Nobody can stand below a door or machine.

Why
    Doors are entered, and machines are used, from the square right below them.

Wrong
    ```yaml
    kind: tile
    id: X1.A
    title: {en: Alley}
    grid: |
      ~d~~
      .p..
      ....
      ====
      ====
    legend:
      d: door
      p: {obstacle: post}
    ```

Right
    ```yaml
    kind: tile
    id: X1.A
    title: {en: Alley}
    grid: |
      ~d~~
      p...
      ....
      ====
      ====
    legend:
      d: door
      p: {obstacle: post}
    ```
"""

from rulewright_lint.games.megametrocity.drawings import drawing_rule
from rulewright_schema.diagnostics import Fault

RULE = drawing_rule(Fault("MAP009", "nothing-below-door"), "nothing-below")
