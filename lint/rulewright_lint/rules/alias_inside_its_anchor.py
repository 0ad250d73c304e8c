"""An alias stands inside the value that it is to repeat.

Why
    Such a value would contain itself and never end.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: &text {en: *text}
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

RULE = reading_rule(faults.ALIAS_INSIDE_ITS_ANCHOR)
