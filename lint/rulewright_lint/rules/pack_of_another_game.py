"""A required pack is for another game.

Why
    Its tiles and cards mean nothing in this one.

Wrong
    ```yaml
    # file: pack.yaml
    format: 1
    id: scratch
    game: megametrocity
    title: {en: Scratch}
    version: 1.0.0
    requires: {other: ">=1", megametrocity: ">=1"}
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    # file: terms.yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    # file: ../other/pack.yaml
    format: 1
    id: other
    game: chess
    title: {en: A pack}
    version: 1.0.0
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
    # file: terms.yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    ```
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.PACK_OF_ANOTHER_GAME)
