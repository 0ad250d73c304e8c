"""An override changes a document that is not there.

Why
    It would do nothing. The pack or the id is mistyped, or the pack is not among the required ones.

Wrong
    ```yaml
    override: megametrocity
    kind: term
    id: heroo
    text: {en: Somebody.}
    ```

Right
    ```yaml
    override: megametrocity
    kind: term
    id: hero
    text: {en: "Somebody brave, with a figure and a sheet."}
    ```
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.OVERRIDE_OF_NOTHING)
