"""A stage cannot be won, whatever the dice.

Why
    A bound proves it: too few turns, too far a way, cards or figures that lack, a closed square. The bound assumes the
    best of luck and still finds no way; the help names the smallest change that lifts it. Where an error of lint
    already says so at the same place, that is the finding, and the verdict stands below it.

Wrong
    ```yaml
    kind: stage
    id: night-shift
    title: {en: Night Shift}
    text: {en: Somebody has to.}
    heroes: [1]
    turns: 9
    street: {start: [1.A, 2.A], then: [4.A, 5.A]}
    goal:
      goal: spend-actions
      actions: 1
      place: {at: last-column, tile: 5.A}
      provided: [{condition: by-turn, turn: 2}]
    ```

Right
    ```yaml
    kind: stage
    id: night-shift
    title: {en: Night Shift}
    text: {en: Somebody has to.}
    heroes: [1]
    turns: 9
    street: {start: [1.A, 2.A], then: [4.A, 5.A]}
    goal:
      goal: spend-actions
      actions: 1
      place: {at: last-column, tile: 5.A}
      provided: [{condition: by-turn, turn: 9}]
    ```
"""

from rulewright_engine.faults import CANNOT_BE_WON
from rulewright_lint.rule import played_rule

RULE = played_rule(CANNOT_BE_WON)
