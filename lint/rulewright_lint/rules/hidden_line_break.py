"""An invisible line break stands outside quotes.

Why
    YAML 1.1 parsers, and the one used here, end a line at U+0085, U+2028 and U+2029; editors show none of them. So
    a comment could hide content from those who review it.

Wrong
    ```yaml
    # file: example.yaml made by hidden-line-break
    kind: term
    id: cape
    # a harmless comment
    title: {en: Cape}
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

RULE = reading_rule(faults.HIDDEN_LINE_BREAK)
