"""A door or machine is drawn in a street row.

Why
    Doors and machines belong to the facade, the first row; they are used from the square below.

Wrong
    ```yaml
    kind: tile
    id: X1.A
    title: {en: Alley}
    grid: |
      ~~~~
      .d..
      .o..
      ====
      ====
    legend:
      d: door
      o: {furniture: barrel}
    ```

Right
    ```yaml
    kind: tile
    id: X1.A
    title: {en: Alley}
    grid: |
      ~d~~
      ....
      .o..
      ====
      ====
    legend:
      d: door
      o: {furniture: barrel}
    ```
"""

from rulewright_lint.games.megametrocity.drawings import drawing_rule
from rulewright_schema.diagnostics import Fault

RULE = drawing_rule(Fault("MAP006", "building-in-street"), "building-in-street")
