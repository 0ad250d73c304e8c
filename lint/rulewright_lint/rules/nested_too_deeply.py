"""Lists and mappings lie too deep inside each other.

Why
    No document needs two hundred levels; a file that has them would exhaust the memory of those who read it.

Wrong
    ```yaml
    # file: example.yaml made by nested-deeply
    kind: term
    id: cape
    title: [[[[[[[[[[[[[[[[ and so on, 201 times
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

RULE = reading_rule(faults.NESTED_TOO_DEEPLY)
