"""A document says to be of a kind that the game does not have.

Why
    Kinds are each game's own, and a mistyped one is none.

Wrong
    ```yaml
    kind: trem
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    ```

Right
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    ```
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.UNKNOWN_KIND)
