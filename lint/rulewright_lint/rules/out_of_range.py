"""A number is smaller or greater than it can be.

Why
    No figure of the game lies there: a die shows ten at most, and nobody takes a turn less than never.

Wrong
    ```yaml
    kind: item-card
    id: stick
    title: {en: Stick}
    card:
      type: weapon
      batteries: 2
      dice: 33
      hits: miniature
      effects:
        - when: ko
          do: [{effect: heal, wounds: 1}]
    ```

Right
    ```yaml
    kind: item-card
    id: stick
    title: {en: Stick}
    card:
      type: weapon
      batteries: 2
      dice: 3
      hits: miniature
      effects:
        - when: ko
          do: [{effect: heal, wounds: 1}]
    ```
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.OUT_OF_RANGE)
