"""A required pack's range of versions is none.

Why
    A range has bounds with commas between: `>=1.0,<2`. A version alone does not say whether later ones will do.

Wrong
    ```yaml
    # file: pack.yaml
    format: 1
    id: scratch
    game: megametrocity
    title: {en: Scratch}
    version: 1.0.0
    requires: {megametrocity: "1.0 or later"}
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    # file: terms.yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    ```

Right
    ```yaml
    # file: pack.yaml
    format: 1
    id: scratch
    game: megametrocity
    title: {en: Scratch}
    version: 1.0.0
    requires: {megametrocity: ">=1"}
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    # file: terms.yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    ```
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.BAD_VERSION_RANGE)
