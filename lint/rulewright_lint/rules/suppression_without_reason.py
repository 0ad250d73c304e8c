"""A comment that hides findings and does not say why.

Why
    Whoever reads the file next cannot tell a decision from a mistake that was swept aside.

Wrong
    ```yaml
    terms:
      # rulewright: ignore[REF001]
      - {id: cape, title: {en: Cape}, text: {en: A garment.}, see: [cloak]}
    ```

Right
    ```yaml
    terms:
      # rulewright: ignore[REF001] the cloak is in another pack
      - {id: cape, title: {en: Cape}, text: {en: A garment.}, see: [cloak]}
    ```
"""

from rulewright_lint.rule import run_rule
from rulewright_schema.diagnostics import Fault

RULE = run_rule(Fault("YML051", "suppression-without-reason", "warning"))
