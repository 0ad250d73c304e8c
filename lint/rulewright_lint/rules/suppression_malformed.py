"""A comment for the linter that it cannot read, or that stands where it has no effect.

Why
    A comment that begins with `rulewright:` is meant to hide a finding. Mistyped, or with `ignore-file` below the
    first key, it would hide nothing, and nobody would know why.

Wrong
    ```yaml
    # rulewright: ignore REF001 the cloak is in another pack
    terms:
      - {id: cape, title: {en: Cape}, text: {en: A garment.}}
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

RULE = run_rule(Fault("YML053", "suppression-malformed", "warning"))
