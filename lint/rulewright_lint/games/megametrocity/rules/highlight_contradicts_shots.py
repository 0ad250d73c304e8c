"""An obstacle's highlight and `stops_shots` say different things.

Why
    Yellow obstacles let shots pass and red ones stop them; `stops_shots` is for obstacles without a highlight.

Wrong
    ```yaml
    kind: tile
    id: X1.A
    title: {en: Alley}
    grid: |
      ~~~~
      .p..
      ....
      ====
      ====
    legend:
      p: {obstacle: fence, highlight: yellow, stops_shots: true}
    ```

Right
    ```yaml
    kind: tile
    id: X1.A
    title: {en: Alley}
    grid: |
      ~~~~
      .p..
      ....
      ====
      ====
    legend:
      p: {obstacle: fence, highlight: red}
    ```
"""

from rulewright_lint.games.megametrocity.drawings import drawing_rule
from rulewright_schema.diagnostics import Fault

RULE = drawing_rule(Fault("MAP012", "highlight-contradicts-shots"), "highlight-contradicts-shots")
