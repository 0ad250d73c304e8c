"""A mapping has the same key twice.

Why
    Most YAML readers keep the last value without a word, so that half of what was written is lost. Within a list
    the cause is often a missing '- '.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    title: {en: Cloak}
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

RULE = reading_rule(faults.DUPLICATE_KEY)
