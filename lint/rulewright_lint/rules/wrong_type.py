"""Another sort of value is wanted: a number, text, a list or a mapping.

Why
    A value of another sort cannot be used. YAML 1.2 is strict: `yes` is text and no truth value, `1_0` is text and
    no number, and a number in quotes is text.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: 7}
    text: {en: A garment.}
    ```

Right
    ```yaml
    kind: term
    id: cape
    title: {en: "7"}
    text: {en: A garment.}
    ```

Fix
    Quotes are put around what is to be text, brackets around what is to be a list, where it is sure what was meant.
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.WRONG_TYPE)
