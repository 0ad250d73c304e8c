"""A merge conflict is not resolved.

Why
    Both versions are still in the file, and none of them is valid content.

Wrong
    ```yaml
    kind: term
    id: cape
    <<<<<<< HEAD
    title: {en: Cape}
    =======
    title: {en: Cloak}
    >>>>>>> other
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

RULE = reading_rule(faults.CONFLICT_MARKER)
