"""A file that would be content but for the `.txt` behind its name.

Why
    Editors for plain text add `.txt` to a name, and file managers hide it. The file looks right and nobody reads it.

Wrong
    ```yaml
    # file: cape.yaml.txt
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    ```

Right
    ```yaml
    # file: cape.yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    ```
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.MISNAMED_FILE)
