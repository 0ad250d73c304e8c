"""A row of a drawing is longer or shorter than the others, ends with blanks or a comment, or nothing is drawn.

Why
    Columns are counted in every row: a row with a square too few moves all that stands to its right. Below `grid: |`
    every character belongs to the drawing, blanks and `#` among them.

Wrong
    ```yaml
    kind: tile
    id: X1.A
    title: {en: Alley}
    grid: |
      ~d~~
      ....
      .o.
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

RULE = drawing_rule(Fault("MAP001", "ragged-grid"), "ragged-row", "empty-grid", "blanks-in-grid", "comment-in-grid")
