"""A tile of the pack is on no street.

Why
    No stage in sight lays it, so that nobody ever plays on it. Packs without stages, whose tiles are for other
    packs, are left alone.

Wrong
    ```yaml
    # file: a.yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    # file: t.yaml
    kind: tile
    id: X2.A
    title: {en: X2.A}
    grid: |
      ~~~~
      p...
      p...
      p===
      ====
    legend:
      p: {obstacle: fence}
    ```

Right
    ```yaml
    # file: a.yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A], then: [X2.A]}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    # file: t.yaml
    kind: tile
    id: X2.A
    title: {en: X2.A}
    grid: |
      ~~~~
      p...
      p...
      p===
      ====
    legend:
      p: {obstacle: fence}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, pack_rule
from rulewright_schema.catalog import Pack, View
from rulewright_schema.diagnostics import Fault


def check(pack: Pack, view: View) -> Iterator[Finding]:
    """The pack's own tiles; stages that could not be read may use them."""
    lost = pack.unreadable or any(broken.kind == "stage" for broken in pack.broken)
    if lost or not view.own("stage"):
        return
    for document in view.own("tile"):
        if not any(user.kind == "stage" for user, _ in view.referrers(document)):
            message = f"no stage lays {document.id}"
            yield Finding(document.id_span(), message, "Add it to the street of a stage, or take it away.")


RULE = pack_rule(Fault("MMC030", "unused-tile", "info"), check)
