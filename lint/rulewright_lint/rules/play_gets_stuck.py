"""Play comes to a point at which nobody can do anything.

Why
    A player has a decision and no legal choice, such as heroes without a square to start on. No game gets past
    that point.

Wrong
    ```yaml
    kind: stage
    id: night-shift
    title: {en: Night Shift}
    text: {en: Somebody has to.}
    heroes: [1]
    turns: 9
    street: {start: [1.A, 2.A], then: [5.A]}
    heroes_start: {at: first-column, tile: 5.A}
    goal: {goal: knock-out-thugs, count: 1}
    ```

Right
    ```yaml
    kind: stage
    id: night-shift
    title: {en: Night Shift}
    text: {en: Somebody has to.}
    heroes: [1]
    turns: 9
    street: {start: [1.A, 2.A], then: [5.A]}
    heroes_start: {at: first-column, tile: 2.A}
    goal: {goal: knock-out-thugs, count: 1}
    ```
"""

from rulewright_engine.faults import PLAY_GETS_STUCK
from rulewright_lint.rule import played_rule

RULE = played_rule(PLAY_GETS_STUCK)
