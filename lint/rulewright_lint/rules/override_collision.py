"""Two required packs change the same document of a third one.

Why
    Both changes cannot hold, and which of them does would depend on the order of packs. The pack that brings both
    together has to say what holds.

Wrong
    ```yaml
    # file: pack.yaml
    format: 1
    id: scratch
    game: megametrocity
    title: {en: Scratch}
    version: 1.0.0
    requires: {day: ">=1", night: ">=1"}
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    # file: terms.yaml
    terms:
      - {id: cape, title: {en: Cape}, see: [day/sun, night/moon]}
    # file: ../day/pack.yaml
    format: 1
    id: day
    game: megametrocity
    title: {en: Day}
    version: 1.0.0
    requires: {megametrocity: ">=1"}
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    # file: ../day/terms.yaml
    kind: term
    id: sun
    title: {en: Sun}
    # file: ../day/hero.yaml
    override: megametrocity
    kind: term
    id: hero
    text: {en: "Somebody who works by day, with a sheet."}
    # file: ../night/pack.yaml
    format: 1
    id: night
    game: megametrocity
    title: {en: Night}
    version: 1.0.0
    requires: {megametrocity: ">=1"}
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    # file: ../night/terms.yaml
    kind: term
    id: moon
    title: {en: Moon}
    # file: ../night/hero.yaml
    override: megametrocity
    kind: term
    id: hero
    text: {en: "Somebody who works by night, with a sheet."}
    ```

Right
    ```yaml
    # file: pack.yaml
    format: 1
    id: scratch
    game: megametrocity
    title: {en: Scratch}
    version: 1.0.0
    requires: {day: ">=1"}
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    # file: terms.yaml
    terms:
      - {id: cape, title: {en: Cape}, see: [sun]}
    # file: ../day/pack.yaml
    format: 1
    id: day
    game: megametrocity
    title: {en: Day}
    version: 1.0.0
    requires: {megametrocity: ">=1"}
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    # file: ../day/terms.yaml
    kind: term
    id: sun
    title: {en: Sun}
    # file: ../day/hero.yaml
    override: megametrocity
    kind: term
    id: hero
    text: {en: "Somebody who works by day, with a sheet."}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, pack_rule
from rulewright_schema import faults
from rulewright_schema.catalog import Pack, View
from rulewright_schema.diagnostics import Related
from rulewright_schema.wording import quoted


def check(pack: Pack, view: View) -> Iterator[Finding]:
    """Documents that several required packs have laid their own over, at the last of these requirements."""
    if pack.document is None:
        return
    for (kind, name), found in view.ambiguous.items():
        changed = [document for document in found if document.base is not None]
        if len(changed) < 2:
            continue
        packs = [document.pack for document in changed]
        message = f"{' and '.join(map(quoted, packs))} both change {kind} {quoted(name)}"
        help_text = f"Require only one of them, or say what holds: override: {packs[-1]}, id: {name}."
        direct = [each for each in pack.manifest.requires if each in packs]
        path = ("requires", direct[-1]) if direct else ("requires",)
        related = tuple(Related(each.id_span(), f"the one of {each.pack}") for each in changed)
        yield Finding(pack.document.key_span(*path), message, help_text, related)


RULE = pack_rule(faults.OVERRIDE_COLLISION, check, ("pack",))
