"""A pack is described in another file than `pack.yaml`.

Why
    Only the file `pack.yaml` of a folder says that the folder is a pack, and for which game. Anywhere else the
    description has no effect.

Wrong
    ```yaml
    # file: about.yaml
    format: 1
    id: other
    game: megametrocity
    title: {en: A pack}
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
    title: {en: A pack}
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

RULE = reading_rule(faults.MISPLACED_MANIFEST)
