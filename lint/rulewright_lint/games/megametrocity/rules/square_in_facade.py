"""Something that stands on the street is drawn in the facade.

Why
    In the facade only Establishments' doors have a square; nobody could get to what is drawn there.

Wrong
    ```yaml
    kind: tile
    id: X1.A
    title: {en: Alley}
    grid: |
      ~do~
      ....
      ....
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

RULE = drawing_rule(Fault("MAP007", "square-in-facade"), "square-in-facade")
