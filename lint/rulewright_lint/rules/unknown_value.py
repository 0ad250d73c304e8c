"""A word that nothing here is called by.

Why
    Only some words have a meaning at such a place; the finding lists them and offers the one that is close.

Wrong
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
          do: [{effect: hael, wounds: 1}]
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

Fix
    The word is replaced, where one is close enough. The author has to want it.
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.UNKNOWN_VALUE)
