"""A stage cannot be set up.

Why
    The engine sets every stage up for every number of heroes that it is for, at every level. Where something is missing
    that no other finding names, play cannot begin.

Wrong
    ```yaml
    kind: stage
    id: night-shift
    title: {en: Night Shift}
    text: {en: Somebody has to.}
    heroes: [6]
    turns: 8
    street: {start: [1.A, 2.A]}
    goal: {goal: knock-out-thugs, count: 3}
    ```

Right
    ```yaml
    kind: stage
    id: night-shift
    title: {en: Night Shift}
    text: {en: Somebody has to.}
    heroes: [1, 2]
    turns: 9
    street: {start: [1.A, 2.A]}
    goal: {goal: knock-out-thugs, count: 1}
    ```
"""

from rulewright_engine.faults import CANNOT_BE_SET_UP
from rulewright_lint.rule import played_rule

RULE = played_rule(CANNOT_BE_SET_UP)
