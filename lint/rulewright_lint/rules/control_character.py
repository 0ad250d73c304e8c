"""A control character stands in the file as it is.

Why
    It is invisible in an editor and can change what a terminal shows. Where one is meant, an escape in double
    quotes says so.

Wrong
    ```yaml
    # file: example.yaml made by control-character
    kind: term
    id: cape
    title: {en: Ca?pe}
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

RULE = reading_rule(faults.CONTROL_CHARACTER)
