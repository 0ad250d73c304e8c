"""Something else stands where a document is wanted.

Why
    A document is a mapping: keys with values. A list of documents stands under the plural of their kind.

Wrong
    ```yaml
    - kind: term
      id: cape
    ```

Right
    ```yaml
    terms:
      - {id: cape, title: {en: Cape}, text: {en: A garment.}}
    ```
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.NOT_A_DOCUMENT)
