"""The manifest names a game that is not there.

Why
    Kinds, rules and checks are each game's own. The game is mistyped, or its distribution is not installed.

Wrong
    ```yaml
    # file: pack.yaml
    format: 1
    id: scratch
    game: megametropolis
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

RULE = reading_rule(faults.UNKNOWN_GAME)
