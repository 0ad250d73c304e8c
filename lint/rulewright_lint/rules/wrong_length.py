"""A text or list is empty, or longer than it can be.

Why
    An empty one says nothing, and leaving the key out says so better.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: ""}
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

RULE = reading_rule(faults.WRONG_LENGTH)
