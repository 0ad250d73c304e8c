"""A required pack that was not asked for has errors.

Why
    What the pack builds on cannot be relied upon: references may lead to documents that are not valid. Lint of the
    required pack shows all of its errors; the first one is told here, since nothing else would tell it.

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
    # file: terms.yaml
    kind: term
    id: cape
    title: {en: Cape}
    text: {en: A garment.}
    see: [hood]
    # file: ../installed/other/pack.yaml
    format: 1
    id: other
    game: megametrocity
    title: {en: A pack}
    version: 1.0.0
    requires: {megametrocity: ">=1"}
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    # file: ../installed/other/terms.yaml
    kind: term
    id: hood
    titel: {en: Hood}
    text: {en: A small garment.}
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
    # file: ../installed/other/pack.yaml
    format: 1
    id: other
    game: megametrocity
    title: {en: A pack}
    version: 1.0.0
    requires: {megametrocity: ">=1"}
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    # file: ../installed/other/terms.yaml
    kind: term
    id: hood
    title: {en: Hood}
    text: {en: A small garment.}
    ```
"""

from rulewright_lint.rule import reading_rule
from rulewright_schema import faults

RULE = reading_rule(faults.FAULTY_REQUIREMENT)
