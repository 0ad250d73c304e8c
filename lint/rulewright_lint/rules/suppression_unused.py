"""A comment that hides nothing any more.

Why
    What it once hid has been mended. Left in place it would hide the next mistake at the same spot.

Wrong
    ```yaml
    terms:
      - id: cape
        title: {en: Cape}
        text: {en: A garment.}
        see: [cloak] # rulewright: ignore[REF001] the cloak is in another pack
      - {id: cloak, title: {en: Cloak}, text: {en: A larger garment.}}
    ```

Right
    ```yaml
    terms:
      - id: cape
        title: {en: Cape}
        text: {en: A garment.}
        see: [cloak]
      - {id: cloak, title: {en: Cloak}, text: {en: A larger garment.}}
    ```

Fix
    The comment is taken out; where it names several rules, only those that it hides nothing of.
"""

from rulewright_lint.rule import run_rule
from rulewright_schema.diagnostics import Fault

RULE = run_rule(Fault("YML050", "suppression-unused", "warning"))
