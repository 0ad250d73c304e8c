"""The file holds no document, or one of its documents is empty.

Why
    An empty file says nothing; most likely something was not saved, or a `---` is left over.

Wrong
    ```yaml
    # A card will follow here.
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

RULE = reading_rule(faults.EMPTY_DOCUMENT)
