"""Only a miracle wins a stage.

Why
    A line of play that wins is known, but no bot ever won, and the line needs dice that nobody should hope for: rarer
    than once in a thousand games.

Wrong
    ```yaml
    kind: stage
    id: night-shift
    title: {en: Night Shift}
    text: {en: Somebody has to.}
    heroes: [1]
    turns: 2
    street: {start: [1.A, 2.A]}
    goal: {goal: knock-out-thugs, count: 12}
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

from rulewright_engine.faults import WON_BY_A_MIRACLE
from rulewright_lint.rule import played_rule

RULE = played_rule(WON_BY_A_MIRACLE)
