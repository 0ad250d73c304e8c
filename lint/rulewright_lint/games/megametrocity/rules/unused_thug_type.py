"""Nothing brings a type of thug onto the map.

Why
    No card, stage or effect in sight names it, so that its sheet is never used. Packs without cards and stages are
    left alone.

Wrong
    ```yaml
    # file: n.yaml
    kind: thug-sheet
    id: ninja
    title: {en: Ninja}
    component: punk
    death_circle: punk
    figures:
      normal: {movement: 2, attack: 2, fight: 7}
      hard: {movement: 2, attack: 2, fight: 7}
      very_hard: {movement: 3, attack: 3, fight: 6}
    leader:
      normal: {movement: 2, attack: 3, fight: 6}
      hard: {movement: 3, attack: 4, fight: 6}
      very_hard: {movement: 3, attack: 5, fight: 5}
    # file: c.yaml
    kind: thug-card
    id: crowd
    title: {en: Crowd}
    spawn: {type: regular, rows: {S.1: [{thug: punk}]}}
    actions: move-and-attack
    ```

Right
    ```yaml
    # file: n.yaml
    kind: thug-sheet
    id: ninja
    title: {en: Ninja}
    component: punk
    death_circle: punk
    figures:
      normal: {movement: 2, attack: 2, fight: 7}
      hard: {movement: 2, attack: 2, fight: 7}
      very_hard: {movement: 3, attack: 3, fight: 6}
    leader:
      normal: {movement: 2, attack: 3, fight: 6}
      hard: {movement: 3, attack: 4, fight: 6}
      very_hard: {movement: 3, attack: 5, fight: 5}
    # file: c.yaml
    kind: thug-card
    id: crowd
    title: {en: Crowd}
    spawn: {type: regular, rows: {S.1: [{thug: ninja}]}}
    actions: move-and-attack
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, pack_rule
from rulewright_schema.catalog import Pack, View
from rulewright_schema.diagnostics import Fault

_USERS = ("thug-card", "stage", "item-card", "technique-card", "final-boss-sheet", "thug-sheet")


def check(pack: Pack, view: View) -> Iterator[Finding]:
    """The pack's own types; one into which another fills in the Death Circle is used."""
    lost = pack.unreadable or any(broken.kind in _USERS for broken in pack.broken)
    if lost or not (view.own("thug-card") or view.own("stage")):
        return
    for document in view.own("thug-sheet"):
        users = (user for user, _ in view.referrers(document) if user is not document)
        if not any(user.kind in _USERS for user in users):
            message = f"nothing brings {document.id} onto the map"
            help_text = f"Let a Thug card or a stage spawn {{thug: {document.id}}}."
            yield Finding(document.id_span(), message, help_text)


RULE = pack_rule(Fault("MMC032", "unused-thug-type", "info"), check)
