"""No tile has a door to an Establishment of the pack.

Why
    Nobody ever gets in. Packs without tiles, whose Establishments are for other packs, are left alone.

Wrong
    ```yaml
    # file: f.yaml
    kind: face
    id: den
    piece: x1
    title: {en: Den}
    grid: |
      ...
      ...
      .E.
    legend:
      E: entry
    # file: t.yaml
    kind: tile
    id: X3.A
    title: {en: Alley}
    grid: |
      ~D~~
      ....
      ....
      ====
      ====
    legend:
      D: door
    ```

Right
    ```yaml
    # file: f.yaml
    kind: face
    id: den
    piece: x1
    title: {en: Den}
    grid: |
      ...
      ...
      .E.
    legend:
      E: entry
    # file: t.yaml
    kind: tile
    id: X3.A
    title: {en: Alley}
    grid: |
      ~D~~
      ....
      ....
      ====
      ====
    legend:
      D: {door: den}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.rule import Finding, pack_rule
from rulewright_schema.catalog import Pack, View
from rulewright_schema.diagnostics import Fault


def check(pack: Pack, view: View) -> Iterator[Finding]:
    """The pack's own faces, against the doors of all tiles in sight; tiles that could not be read may open them."""
    lost = pack.unreadable or any(broken.kind == "tile" for broken in pack.broken)
    if lost or not view.own("tile"):
        return
    doors = facts_of(view).printed.doors
    for document in view.own("face"):
        if f"{document.pack}/{document.id}" not in doors:
            message = f"no tile has a door to {document.id}"
            help_text = f"Give a letter of a tile's facade the meaning {{door: {document.id}}}."
            yield Finding(document.id_span(), message, help_text)


RULE = pack_rule(Fault("MMC031", "unopened-establishment", "info"), check)
