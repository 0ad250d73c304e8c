"""A required pack that nothing here uses.

Why
    Everybody who plays this pack has to get the other one too. The game's own pack is never meant: its decks and
    rules are always in play.

Wrong
    ```yaml
    # file: pack.yaml
    format: 1
    id: scratch
    game: megametrocity
    title: {en: A pack}
    version: 1.0.0
    requires:
      megametrocity: ">=1"
      other: ">=1"
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    # file: a.yaml
    terms:
      - {id: hood, title: {en: Hood}}
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
    # file: ../other/a.yaml
    terms:
      - {id: cape, title: {en: Cape}}
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
      megametrocity: ">=1"
      other: ">=1"
    licence: CC0-1.0
    authors: [a fan]
    languages: [en]
    # file: a.yaml
    terms:
      - {id: hood, title: {en: Hood}, see: [cape]}
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
    # file: ../other/a.yaml
    terms:
      - {id: cape, title: {en: Cape}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, pack_rule
from rulewright_schema.catalog import Pack, View, split
from rulewright_schema.diagnostics import Fault
from rulewright_schema.kinds import games
from rulewright_schema.wording import quoted


def check(pack: Pack, view: View) -> Iterator[Finding]:
    """Directly required packs that no reference leads to and no override changes, faulty ones aside."""
    if pack.game not in games():
        return
    asked = [name for name in pack.requires if name != pack.game]
    if not asked or pack.document is None or len(pack.documents) == 1 or pack.broken or pack.unreadable:
        return
    used: set[str] = set()
    for document in pack.documents:
        base = document.base
        while base is not None:
            used.add(base.pack)
            base = base.base
        for _, text, wanted in document.references:
            used.update(each.pack for each in view.find(*split(text, wanted)))
    packs = {each.id: each for each in view.packs}
    for name in asked:
        if name not in used and name in pack.manifest.requires and not (packs[name].broken or packs[name].unreadable):
            message = f"nothing here uses the required pack {quoted(name)}"
            help_text = "Take the requirement out, unless the packs are meant to be played together."
            yield Finding(pack.document.key_span("requires", name), message, help_text)


RULE = pack_rule(Fault("PCK014", "requirement-unused", "info"), check, ("pack",))
