"""A drawing is not written below a `|`, so that its rows run together.

Why
    YAML joins the lines of a text with blanks, unless a `|` stands behind the key; `>` joins them as well.

Wrong
    ```yaml
    kind: tile
    id: X1.A
    title: {en: Alley}
    grid:
      ~d~~
      ....
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

RULE = drawing_rule(Fault("MAP019", "rows-run-together"), "rows-run-together")
