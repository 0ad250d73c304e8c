"""The file is not written in UTF-8.

Why
    Other encodings look right on one machine and wrong on the next. Only UTF-8 is read, with or without a byte-
    order mark.

Wrong
    ```yaml
    # file: example.yaml made by latin-1
    kind: term
    id: cafe
    title: {en: Café}
    text: {en: A place to rest.}
    ```

Right
    ```yaml
    kind: term
    id: cafe
    title: {en: Café}
    text: {en: A place to rest.}
    ```
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.NOT_UTF_8)
