"""What a new Enemy or set-up does to the share of deals that can be won.

Why
    A card is fair or not by what it does to the game. `rulewright check` solves a sample of deals with it and without
    it, the same ones: an Enemy takes the place of the one that is most like it (the same Street behind it, else the
    nearest Health), a set-up is held against that of the pack that it builds on. This is information and no fault;
    official cards have nothing to be compared with.

Wrong
    ```yaml
    kind: enemy
    id: bouncer
    title: {en: Bouncer}
    health: 2
    left: [attack, shoot]
    right: [attack, shoot]
    behind: market
    ```

Right
    ```yaml
    kind: street
    id: back-yard
    title: {en: Back Yard}
    ```
"""

from rulewright_engine.games.city_of_fury.weighing import CHANGES_THE_ODDS
from rulewright_lint.rule import played_rule

RULE = played_rule(CHANGES_THE_ODDS)
