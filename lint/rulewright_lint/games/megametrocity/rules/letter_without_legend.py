"""A character of the drawing means nothing.

Why
    Only `.`, `=` and `~` are known to every drawing; whatever else is drawn, the legend has to explain.

Wrong
    ```yaml
    kind: tile
    id: X1.A
    title: {en: Alley}
    grid: |
      ~d~~
      ....
      .o.p
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
      .o.p
      ====
      ====
    legend:
      d: door
      o: {furniture: barrel}
      p: {obstacle: post}
    ```
"""

from rulewright_lint.games.megametrocity.drawings import drawing_rule
from rulewright_schema.diagnostics import Fault

RULE = drawing_rule(Fault("MAP002", "letter-without-legend"), "letter-without-legend")
