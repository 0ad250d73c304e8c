"""A text has not the form that is wanted: an id, a tile, a language, a version.

Why
    Ids are written in one way only, so that nobody has to remember how: small letters, digits and hyphens. Tiles
    are written as they are printed.

Wrong
    ```yaml
    kind: term
    id: Black_Cape
    title: {en: Black cape}
    text: {en: A garment.}
    ```

Right
    ```yaml
    kind: term
    id: black-cape
    title: {en: Black cape}
    text: {en: A garment.}
    ```

Fix
    Where only case or signs are wrong, the right text is offered.
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.WRONG_FORM)
