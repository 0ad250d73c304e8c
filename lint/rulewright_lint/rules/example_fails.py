"""The engine does not agree with a worked example.

Why
    An example is played as it is written. Where an action is not possible, or something is not as it says at the end,
    either the example is wrong or the rule is; the message tells what the engine did.

Wrong
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
    then: [{hero: jack, moves: 1}]
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

from rulewright_engine.faults import EXAMPLE_FAILS
from rulewright_lint.rule import played_rule

RULE = played_rule(EXAMPLE_FAILS)
