"""A setting of the linter in a pack's manifest cannot be used.

Why
    A rule that is called by a wrong name is not turned off, and a baseline that cannot be read hides nothing. What
    stands beside it still holds.

Wrong
    ```yaml
    # file: pack.yaml
    format: 1
    id: scratch
    game: megametrocity
    title: {en: A pack}
    version: 1.0.0
    requires: {megametrocity: ">=1"}
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    lint:
      ignore: [REF999]
    ```

Right
    ```yaml
    # file: pack.yaml
    format: 1
    id: scratch
    game: megametrocity
    title: {en: A pack}
    version: 1.0.0
    requires: {megametrocity: ">=1"}
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    lint:
      ignore: [REF001]
    ```
"""

from rulewright_lint.rule import run_rule
from rulewright_schema.diagnostics import Fault

RULE = run_rule(Fault("PCK023", "bad-lint-setting"))
