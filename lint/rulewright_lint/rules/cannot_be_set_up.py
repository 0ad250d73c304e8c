"""A stage cannot be set up.

Why
    The engine sets every stage up for every number of heroes that it is for, at every level. Where something is missing
    that no other finding names, play cannot begin.

Wrong
    ```yaml
    # file: pack.yaml
    format: 1
    id: scratch
    game: megametrocity
    title: {en: Scratch}
    version: 1.0.0
    requires: {}
    licence: CC0-1.0
    authors: [a tester]
    languages: [en]
    # file: alley.yaml
    kind: stage
    id: night-shift
    title: {en: Night Shift}
    text: {en: Somebody has to.}
    heroes: [1]
    turns: 9
    street: {start: [X1.A, X2.A]}
    goal: {goal: reach, place: {at: last-column, tile: X2.A}}
    ---
    kind: tile
    id: X1.A
    title: {en: Alley}
    grid: |
      ~~~~
      ....
      ....
      ====
      ====
    ---
    kind: tile
    id: X2.A
    title: {en: Yard}
    grid: |
      ~~~~
      ....
      ....
      ====
      ====
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
