"""A document says to be of one kind and has the keys of another.

Why
    Everything in it would be wrong, and one word is. The kind is told from the keys: the other kind knows them all,
    and none that it needs is missing.

Wrong
    ```yaml
    kind: chapter
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    see: [wound]
    ```

Right
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    see: [wound]
    ```
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.WRONG_KIND)
