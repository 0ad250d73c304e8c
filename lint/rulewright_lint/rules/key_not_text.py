"""A key is a number, a truth value, a list or nothing.

Why
    Keys are names, and names are text. In quotes a number or the word true is text.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment., 12: Twelve}
    ```

Right
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    ```

Fix
    The key is put in quotes, which leaves its meaning as it is.
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.KEY_NOT_TEXT)
