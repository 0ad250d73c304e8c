"""An Establishment has no entry, or more than one.

Why
    The door on the street leads to one square inside.

Wrong
    ```yaml
    kind: face
    id: den
    piece: x1
    title: {en: Den}
    grid: |
      ...
      ...
      E.E
    legend:
      E: entry
    ```

Right
    ```yaml
    kind: face
    id: den
    piece: x1
    title: {en: Den}
    grid: |
      ...
      ...
      .E.
    legend:
      E: entry
    ```
"""

from rulewright_lint.games.megametrocity.drawings import drawing_rule
from rulewright_schema.diagnostics import Fault

RULE = drawing_rule(Fault("MAP014", "establishment-entry"), "face-entry")
