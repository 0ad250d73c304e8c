"""Nobody can stand on the middle square of an Establishment.

Why
    Goals and bosses are put on the middle square.

Wrong
    ```yaml
    kind: face
    id: den
    piece: x1
    title: {en: Den}
    grid: |
      ...
      .t.
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
      ...
      .t.
      .E.
    legend:
      E: entry
      t: {furniture: table}
    ```
"""

from rulewright_lint.games.megametrocity.drawings import drawing_rule
from rulewright_schema.diagnostics import Fault

RULE = drawing_rule(Fault("MAP015", "no-middle-square"), "no-middle-square")
