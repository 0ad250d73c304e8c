"""Nobody has won a stage yet, and nothing proves that it cannot be won.

Why
    The bots played it and a search looked for a lucky line, within the budget that was given. It may be too hard, or
    only need more time: `rulewright solve` with a larger budget goes on.

Wrong
    ```yaml
    kind: stage
    id: night-shift
    title: {en: Night Shift}
    text: {en: Somebody has to.}
    heroes: [1]
    turns: 2
    street: {start: [1.A, 2.A]}
    goal: {goal: knock-out-thugs, count: 40}
    ```

Right
    ```yaml
    kind: stage
    id: night-shift
    title: {en: Night Shift}
    text: {en: Somebody has to.}
    heroes: [1]
    turns: 9
    street: {start: [1.A, 2.A]}
    goal: {goal: knock-out-thugs, count: 1}
    ```
"""

from rulewright_engine.faults import NOT_WON_YET
from rulewright_lint.rule import played_rule

RULE = played_rule(NOT_WON_YET)
