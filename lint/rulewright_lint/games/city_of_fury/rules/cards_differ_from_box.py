"""A pack's box counts other cards than the pack has.

Why
    The count is what people check their copy by. A Vigilante and a set of Skills are the two sides of one card, an
    Enemy (or boss) and its Street are those of another (COF-COMP-01, COF-COMP-02). Each pack's box is compared with
    what that pack itself adds, overrides left out.

Wrong
    ```yaml
    kind: box
    id: more
    title: {en: More}
    components:
      - {id: enemy-street-card, title: {en: Enemy/Street cards}, category: card, count: 2, supply: hard}
    ---
    kind: enemy
    id: bouncer
    title: {en: Bouncer}
    health: 2
    left: [push-left, attack]
    right: [push-right, attack]
    behind: night-club
    ---
    kind: street
    id: night-club
    title: {en: Night Club}
    ```

Right
    ```yaml
    kind: box
    id: more
    title: {en: More}
    components:
      - {id: enemy-street-card, title: {en: Enemy/Street cards}, category: card, count: 1, supply: hard}
    ---
    kind: enemy
    id: bouncer
    title: {en: Bouncer}
    health: 2
    left: [push-left, attack]
    right: [push-right, attack]
    behind: night-club
    ---
    kind: street
    id: night-club
    title: {en: Night Club}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, pack_rule
from rulewright_schema.catalog import Pack, View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.shared.box import Box

_KINDS = {"vigilante-skill-card": ("vigilante",), "enemy-street-card": ("enemy", "boss")}
"""By component: the kinds of document that are one card each."""


def check(pack: Pack, view: View) -> Iterator[Finding]:
    """Each line of the pack's box that counts cards; kinds with broken documents are left out."""
    broken = {kind for each in pack.broken for kind in each.kinds}
    for box in view.own("box"):
        for index, component in enumerate(box.expect(Box).components):
            kinds = _KINDS.get(component.id, ())
            if not kinds or broken & set(kinds) or pack.unreadable:
                continue
            count = sum(each.base is None for kind in kinds for each in view.own(kind))
            if count != component.count:
                message = f"the box counts {component.count} of {component.id}, the pack has {count}"
                yield Finding(box.span("components", index, "count"), message, f"Write {count}, or add the cards.")


RULE = pack_rule(Fault("COF007", "cards-differ-from-box"), check)
