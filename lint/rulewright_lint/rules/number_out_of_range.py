"""A number has more digits than any figure can have.

Why
    Such numbers are read differently by every tool. Text made of digits needs quotes.

Wrong
    ```yaml
    kind: item-card
    id: fortune
    title: {en: Fortune}
    card: {type: money, cents: 1000000000000000000000}
    ```

Right
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: "1000000000000000000000"}
    ```
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.NUMBER_OUT_OF_RANGE)
