"""A key that means nothing here.

Why
    It would be read by nothing: what it was to say is not there, and a card can become stronger than its author
    meant. Most such keys are mistyped; the right one is offered.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    sea: [hero]
    ```

Right
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    see: [hero]
    ```

Fix
    The key is renamed, where one name is close enough. The author has to want it.
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.UNKNOWN_KEY)
