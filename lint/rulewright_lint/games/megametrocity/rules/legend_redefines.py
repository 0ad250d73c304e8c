"""The legend gives a new meaning to a character that every drawing knows.

Why
    `.` is a square, `=` a road square and `~` a wall in every drawing, so that maps can be read at a glance.

Wrong
    ```yaml
    kind: tile
    id: X1.A
    title: {en: Alley}
    grid: |
      ~d~~
      ....
      ....
      ====
      ====
    legend:
      d: door
      =: {furniture: barrel}
    ```

Right
    ```yaml
    kind: tile
    id: X1.A
    title: {en: Alley}
    grid: |
      ~d~~
      ....
      ....
      ===o
      ====
    legend:
      d: door
      o: {furniture: barrel, road: true}
    ```
"""

from rulewright_lint.games.megametrocity.drawings import drawing_rule
from rulewright_schema.diagnostics import Fault

RULE = drawing_rule(Fault("MAP003", "legend-redefines"), "legend-redefines")
