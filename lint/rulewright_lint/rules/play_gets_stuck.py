"""Play comes to a point at which nobody can do anything, or goes on without end.

Why
    A player has a decision and no legal choice, or the end is put off again and again, such as by a dial that is set
    far too high. After ten thousand actions the game is given up.

Wrong
    ```yaml
    kind: stage
    id: night-shift
    title: {en: Night Shift}
    text: {en: Somebody has to.}
    heroes: [4]
    turns: 8
    street: {start: [1.A, 2.A]}
    goal: {goal: when-time-is-up, provided: [{condition: heroes-standing}]}
    extras:
      - {extra: no-thugs-turn}
      - {extra: moment, when: {event: turn-begins, turn: 2}, do: [{effect: set-dial, turn: 999}]}
      - {extra: moment, when: {event: turn-begins, turn: 999}, do: [{effect: set-dial, turn: 999}]}
    ```

Right
    ```yaml
    kind: stage
    id: night-shift
    title: {en: Night Shift}
    text: {en: Somebody has to.}
    heroes: [4]
    turns: 8
    street: {start: [1.A, 2.A]}
    goal: {goal: when-time-is-up, provided: [{condition: heroes-standing}]}
    extras:
      - {extra: no-thugs-turn}
      - {extra: moment, when: {event: turn-begins, turn: 2}, do: [{effect: set-dial, turn: 9}]}
    ```
"""

from rulewright_engine.faults import PLAY_GETS_STUCK
from rulewright_lint.rule import played_rule

RULE = played_rule(PLAY_GETS_STUCK)
