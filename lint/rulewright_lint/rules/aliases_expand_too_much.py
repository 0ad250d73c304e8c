"""Aliases of aliases stand for more values than anybody can mean.

Why
    A few lines can stand for a billion values. The reader stops before they are made.

Wrong
    ```yaml
    kind: term
    id: cape
    notes:
      - &a [x, x, x, x, x, x, x, x, x, x, x, x]
      - &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
      - &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
      - &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
      - &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
      - &f [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e, *e, *e]
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

RULE = reading_rule(faults.ALIASES_EXPAND_TOO_MUCH)
