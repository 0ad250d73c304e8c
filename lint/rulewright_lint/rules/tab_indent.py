"""A line is indented with a tab.

Why
    YAML allows only spaces there: how wide a tab is differs from editor to editor, and so would the structure.

Wrong
    ```yaml
    # file: example.yaml made by tab-indent
    kind: term
    id: cape
    title:
            en: Cape
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

RULE = reading_rule(faults.TAB_INDENT)
