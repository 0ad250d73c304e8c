"""A document does not say what it is.

Why
    Without its kind nobody knows which keys it may have. A file holds one document with `kind:`, or lists of
    documents under the plural of their kind.

Wrong
    ```yaml
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
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

RULE = reading_rule(faults.NO_KIND)
