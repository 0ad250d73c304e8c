"""An alias repeats a value that nothing before it is called.

Why
    An anchor (`&name`) must come before its aliases (`*name`), in the same document. Text that begins with an
    asterisk needs quotes.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: *garment
    ```

Right
    ```yaml
    kind: term
    id: cape
    title: &cape {en: Cape}
    text: *cape
    ```
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.UNDEFINED_ALIAS)
