"""A road square is drawn in an Establishment.

Why
    No road leads into a house; cards that speak of the road would reach inside.

Wrong
    ```yaml
    kind: face
    id: den
    piece: x1
    title: {en: Den}
    grid: |
      ..=
      ...
      .E.
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

RULE = drawing_rule(Fault("MAP013", "road-inside"), "road-inside")
