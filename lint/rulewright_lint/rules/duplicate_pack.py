"""Two packs that are checked together have the same id.

Why
    What others mean by that id cannot be said.

Wrong
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
    # file: ../other/pack.yaml
    format: 1
    id: scratch
    game: megametrocity
    title: {en: Scratch}
    version: 1.0.0
    requires: {megametrocity: ">=1"}
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
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
    # file: ../other/pack.yaml
    format: 1
    id: other
    game: megametrocity
    title: {en: Scratch}
    version: 1.0.0
    requires: {megametrocity: ">=1"}
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    ```
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.DUPLICATE_PACK)
