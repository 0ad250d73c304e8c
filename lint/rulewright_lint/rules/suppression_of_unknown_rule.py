"""A comment that hides findings of a rule that does not exist.

Why
    The name is mistyped, or the rule is gone: the comment hides nothing, and what it was meant for may be there still.

Wrong
    ```yaml
    terms:
      # rulewright: ignore[unknown-refrence] the cloak is in another pack
      - {id: cape, title: {en: Cape}, text: {en: A garment.}}
    ```

Right
    ```yaml
    terms:
      # rulewright: ignore[unknown-reference] the cloak is in another pack
      - {id: cape, title: {en: Cape}, text: {en: A garment.}, see: [cloak]}
    ```
"""

from rulewright_lint.rule import run_rule
from rulewright_schema.diagnostics import Fault

RULE = run_rule(Fault("YML052", "suppression-of-unknown-rule", "warning"))
