"""The manifest does not say in which format the pack is written, or names one that is not read here.

Why
    A later format may mean other things by the same words. Nothing is guessed: a newer pack needs a newer release.

Wrong
    ```yaml
    # file: pack.yaml
    format: 2
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

RULE = reading_rule(faults.UNKNOWN_FORMAT)
