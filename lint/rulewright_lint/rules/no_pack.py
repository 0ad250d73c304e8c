"""A file lies in no pack.

Why
    The pack's manifest says for which game its files are, and what they may refer to.

Wrong
    ```yaml
    # file: ../loose.yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    ```

Right
    ```yaml
    # file: terms.yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    ```
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.NO_PACK)
