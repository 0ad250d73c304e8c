"""A tile has not five rows, or a tile or Establishment has a width that none can have.

Why
    A tile has its facade and the street rows S.1 to S.4; an Establishment needs a middle square,
    so odd numbers of both.

Wrong
    ```yaml
    kind: tile
    id: X1.A
    title: {en: Alley}
    grid: |
      ~d~~
      ....
      .o..
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

RULE = drawing_rule(Fault("MAP005", "wrong-grid-size"), "tile-rows", "tile-width", "face-rows", "face-columns")
