"""A line that begins with a percent sign gives the parser an instruction.

Why
    Files are read as YAML 1.2 whatever they ask for: older versions read `NO` as false and `12:30` as a number.

Wrong
    ```yaml
    %YAML 1.1
    ---
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
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

RULE = reading_rule(faults.YAML_DIRECTIVE)
