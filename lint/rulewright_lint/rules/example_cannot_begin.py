"""The position of a worked example cannot be set up.

Why
    Something in it is not there, stands nowhere, or cannot be: then nothing of the example was looked at.

Wrong
    ```yaml
    kind: example
    id: a-walk
    title: {en: A walk}
    shows: [MMC-8b-01]
    position:
      drawn: |
        ~~~~|~~~~
        K...|....
        ....|....
        ....|....
        ====|====
      figures: {J: jack}
      heroes: {jack: {moves: 2}}
      turn: jack
    actions: ["move 3,1"]
    then: [{hero: jack, moves: 0}]
    ```

Right
    ```yaml
    kind: example
    id: a-walk
    title: {en: A walk}
    shows: [MMC-8b-01]
    position:
      drawn: |
        ~~~~|~~~~
        J...|....
        ....|....
        ....|....
        ====|====
      figures: {J: jack}
      heroes: {jack: {moves: 2}}
      turn: jack
    actions: ["move 3,1"]
    then: [{hero: jack, moves: 0}]
    ```
"""

from rulewright_engine.faults import EXAMPLE_CANNOT_BEGIN
from rulewright_lint.rule import played_rule

RULE = played_rule(EXAMPLE_CANNOT_BEGIN)
