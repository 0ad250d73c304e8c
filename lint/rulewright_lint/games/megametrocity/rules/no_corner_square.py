"""Nobody can stand in a corner of an Establishment.

Why
    Thugs appear in the corners S.1 to S.4.

Wrong
    ```yaml
    kind: face
    id: den
    piece: x1
    title: {en: Den}
    grid: |
      ..t
      ...
      .E.
    legend:
      E: entry
      t: {obstacle: table}
    ```

Right
    ```yaml
    kind: face
    id: den
    piece: x1
    title: {en: Den}
    grid: |
      ..t
      ...
      .E.
    legend:
      E: entry
      t: {furniture: table}
    ```
"""

from rulewright_lint.games.megametrocity.drawings import drawing_rule
from rulewright_schema.diagnostics import Fault

RULE = drawing_rule(Fault("MAP016", "no-corner-square"), "no-corner-square")
