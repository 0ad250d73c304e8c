"""A Behaviour that is impossible wherever everybody stands.

Why
    An impossible Behaviour is passed over (COF-BEH-20), so this one is never seen. Most often a side is wrong: a left
    box is used while the Vigilante is to the left (COF-ENEMY-05), so it pushes to the left. All placements are tried,
    with and without a second Enemy.

Wrong
    ```yaml
    kind: enemy
    id: bouncer
    title: {en: Bouncer}
    health: 2
    left: [push-right, attack]
    right: [push-right, attack]
    behind: market
    ```

Right
    ```yaml
    kind: enemy
    id: bouncer
    title: {en: Bouncer}
    health: 2
    left: [push-left, attack]
    right: [push-right, attack]
    behind: market
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.city_of_fury.boxes import idle
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.games.city_of_fury.enemies import Foe


def check(document: Document, _view: View) -> Iterator[Finding]:
    """Both boxes."""
    foe = document.expect(Foe)
    for side, box in (("left", foe.left), ("right", foe.right)):
        for number in idle(side, box):
            message = f"{box[number]} can never be carried out in the {side} box, wherever everybody stands"
            yield Finding(document.span(side, number), message, "Turn it to the other side, or take it out.")


RULE = document_rule(Fault("COF003", "behaviour-never-happens", "warning"), check, ("enemy", "boss"))
