"""A value has a tag, a word that begins with an exclamation mark, which is unknown.

Why
    Content has no types of its own, and tags that make objects are a way to do harm. Text that begins with `!`
    needs quotes.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: !loud Cape}
    ```

Right
    ```yaml
    kind: term
    id: cape
    title: {en: "!loud Cape"}
    text: {en: A garment.}
    ```
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.UNKNOWN_TAG)
