"""A quote is never closed.

Why
    The rest of the file seems to be one long text. An apostrophe inside single quotes is written twice.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: 'A garment.}
    ```

Right
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: 'A hero''s garment.'}
    ```
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.UNCLOSED_QUOTE)
