"""An Enemy whose boxes never cost the Vigilante Health.

Why
    Such an Enemy can be left standing, and the game with it: nothing presses. Attack needs the Vigilante next to the
    Enemy, Shoot needs distance (COF-BEH-14, COF-BEH-15); a box may turn away just before it would hit.

Wrong
    ```yaml
    kind: enemy
    id: bouncer
    title: {en: Bouncer}
    health: 2
    left: [push-left]
    right: [push-right]
    behind: market
    ```

Right
    ```yaml
    kind: enemy
    id: bouncer
    title: {en: Bouncer}
    health: 2
    left: [push-left, shoot]
    right: [push-right]
    behind: market
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.city_of_fury.boxes import hurts
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.games.city_of_fury.enemies import Foe


def check(document: Document, _view: View) -> Iterator[Finding]:
    """Both boxes together."""
    foe = document.expect(Foe)
    if not hurts("left", foe.left) and not hurts("right", foe.right):
        message = "neither box ever costs the Vigilante Health"
        yield Finding(document.key_span("left"), message, "Add an attack or a shoot that can hit.")


RULE = document_rule(Fault("COF004", "harmless-enemy", "warning"), check, ("enemy", "boss"))
