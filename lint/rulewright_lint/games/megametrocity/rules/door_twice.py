"""An Establishment has two doors on one tile.

Why
    Which of the two a hero comes out of would be open; plain doors can be drawn as often as one likes.

Wrong
    ```yaml
    kind: tile
    id: X1.A
    title: {en: Alley}
    grid: |
      ~ab~
      ....
      ....
      ====
      ====
    legend:
      a: {door: arcade}
      b: {door: arcade}
    ```

Right
    ```yaml
    kind: tile
    id: X1.A
    title: {en: Alley}
    grid: |
      ~ad~
      ....
      ....
      ====
      ====
    legend:
      a: {door: arcade}
      d: door
    ```
"""

from rulewright_lint.games.megametrocity.drawings import drawing_rule
from rulewright_schema.diagnostics import Fault

RULE = drawing_rule(Fault("MAP008", "door-twice"), "door-twice")
