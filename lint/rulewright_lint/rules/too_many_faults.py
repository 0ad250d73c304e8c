"""A file has so many faults that the reader stops.

Why
    More than a hundred findings for one file are not read by anybody; mostly they all have one cause.

Wrong
    ```yaml
    # file: example.yaml made by many-faults
    1: x
    2: x
    3: x
    # and so on, a thousand times
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

RULE = reading_rule(faults.TOO_MANY_FAULTS)
