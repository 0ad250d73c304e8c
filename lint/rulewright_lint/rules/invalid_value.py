"""A value of the right sort that still cannot be: no number at all, or one without end.

Why
    Figures are counted and compared; with these that is not possible.

Wrong
    ```yaml
    kind: item-card
    id: stick
    title: {en: Stick}
    card:
      type: weapon
      batteries: 2
      dice: .nan
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

RULE = reading_rule(faults.INVALID_VALUE)
