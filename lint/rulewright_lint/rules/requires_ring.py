"""Packs require each other in a ring.

Why
    Which of them comes first cannot be said, and none of them can be used without the other. What both need belongs
    into a third pack.

Wrong
    ```yaml
    # file: pack.yaml
    format: 1
    id: scratch
    game: megametrocity
    title: {en: A pack}
    version: 1.0.0
    requires:
      other: ">=1"
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    # file: ../other/pack.yaml
    format: 1
    id: other
    game: megametrocity
    title: {en: A pack}
    version: 1.0.0
    requires:
      scratch: ">=1"
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
    requires:
      other: ">=1"
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    # file: terms.yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    see: [hood]
    # file: ../other/pack.yaml
    format: 1
    id: other
    game: megametrocity
    title: {en: A pack}
    version: 1.0.0
    requires:
      megametrocity: ">=1"
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    # file: ../other/terms.yaml
    kind: term
    id: hood
    title: {en: Hood}
    ```
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.REQUIRES_RING)
