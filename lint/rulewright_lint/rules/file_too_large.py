"""The file is larger than any content file can be.

Why
    The largest real file, all statements of a game, has some 200 kilobytes. A bigger one is a mistake, or meant to
    harm.

Wrong
    ```yaml
    # file: example.yaml made by too-large
    kind: term
    id: cape
    title: {en: Cape}
    # and four million more characters
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

RULE = reading_rule(faults.FILE_TOO_LARGE)
