"""Two documents of one kind have the same id.

Why
    Which of them is meant cannot be said. A pack replaces nothing silently: to change another pack's document, say
    so with `override:`.

Wrong
    ```yaml
    terms:
      - {id: cape, title: {en: Cape}}
      - {id: cape, title: {en: Hood}}
    ```

Right
    ```yaml
    terms:
      - {id: cape, title: {en: Cape}}
      - {id: hood, title: {en: Hood}}
    ```
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.ID_COLLISION)
