"""A key that has to be there is missing.

Why
    Without it the document says too little to be played or shown.

Wrong
    ```yaml
    kind: term
    id: cape
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

RULE = reading_rule(faults.MISSING_KEY)
