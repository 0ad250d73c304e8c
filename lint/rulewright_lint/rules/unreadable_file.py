"""A file is there but cannot be read.

Why
    What it holds is not checked, and whatever refers to it may seem to be missing.

Wrong
    ```yaml
    # file: example.yaml made by unreadable
    # a file that only its owner may read
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

RULE = reading_rule(faults.UNREADABLE_FILE)
