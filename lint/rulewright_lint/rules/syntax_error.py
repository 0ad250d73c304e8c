"""The text is no valid YAML.

Why
    Nothing in the file can be used before it is: the reader does not know where one value ends and the next begins.
    The place is where the fault is seen, which is not always where the parser gave up.

Wrong
    ```yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.} }
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

RULE = reading_rule(faults.SYNTAX_ERROR)
