"""A value's tag says another type than the value has.

Why
    The tag is not needed, and the value is not what it says.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: !!int A garment.}
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

RULE = reading_rule(faults.TAG_DOES_NOT_FIT)
