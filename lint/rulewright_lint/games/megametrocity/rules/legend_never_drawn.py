"""The legend explains a letter that is not drawn.

Why
    Something is missing on the map, or the entry is left over from an earlier drawing.

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

RULE = drawing_rule(Fault("MAP004", "legend-never-drawn", "warning"), "legend-never-drawn")
