"""A merge key (`<<`) takes over the keys of another mapping.

Why
    Merge keys are no part of YAML 1.2, and readers differ in which of two values wins. An alias to a whole value is
    fine.

Wrong
    ```yaml
    terms:
      - &cape {id: cape, title: {en: Cape}, text: {en: A garment.}}
      - {<<: *cape, id: hood}
    ```

Right
    ```yaml
    terms:
      - {id: cape, title: {en: Cape}, text: &garment {en: A garment.}}
      - {id: hood, title: {en: Hood}, text: *garment}
    ```
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.MERGE_KEY)
