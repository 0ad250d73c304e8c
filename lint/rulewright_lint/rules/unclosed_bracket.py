"""A bracket or brace is never closed.

Why
    Everything behind it seems to belong to it. The finding stands at the opening bracket, since that is the one to
    close.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: Cape
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

RULE = reading_rule(faults.UNCLOSED_BRACKET)
