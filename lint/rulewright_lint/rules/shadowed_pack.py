"""A pack has the id of a built-in game and takes its place.

Why
    Packs beside it that require that id get this pack. That may be meant, when a built-in pack is being changed; if
    not, they miss what they ask for.

Wrong
    ```yaml
    # file: pack.yaml
    format: 1
    id: megametrocity
    game: megametrocity
    title: {en: A pack}
    version: 1.0.0
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
    id: my-harbour
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

RULE = reading_rule(faults.SHADOWED_PACK)
