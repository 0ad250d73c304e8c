"""A stage cannot be won, whatever the dice.

Why
    A bound proves it: too few turns, too far a way, cards or figures that lack, a closed square. The bound assumes the
    best of luck and still finds no way; the help names the smallest change that lifts it.

Wrong
    ```yaml
    kind: stage
    id: night-shift
    title: {en: Night Shift}
    text: {en: Somebody has to.}
    heroes: [1]
    turns: 9
    street: {start: [1.A, 2.A]}
    spawns:
      - who: boss
        boss: sid
        place: {at: last-column, tile: 2.A, row: S.2}
        chained: {freed_by: nothing}
    goal: {goal: knock-out, whom: [{who: boss, boss: sid}]}
    ```

Right
    ```yaml
    kind: stage
    id: night-shift
    title: {en: Night Shift}
    text: {en: Somebody has to.}
    heroes: [1]
    turns: 9
    street: {start: [1.A, 2.A], then: [4.A]}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```
"""

from rulewright_engine.faults import CANNOT_BE_WON
from rulewright_lint.rule import played_rule

RULE = played_rule(CANNOT_BE_WON)
