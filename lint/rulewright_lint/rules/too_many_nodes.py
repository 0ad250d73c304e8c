"""The file holds more values than any content file can.

Why
    Each value takes memory. Content is split into files by what it is about, and none comes near the limit.

Wrong
    ```yaml
    # file: example.yaml made by too-many-values
    kind: term
    id: cape
    see: [a, a, a, a, a, and so on
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

RULE = reading_rule(faults.TOO_MANY_NODES)
