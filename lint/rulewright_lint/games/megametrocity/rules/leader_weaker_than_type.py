"""A leader is weaker than the thugs that it leads.

Why
    A leader is one of them under a base cover, and the one that is feared.

Wrong
    ```yaml
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
      normal: {movement: 2, attack: 1, fight: 6}
      hard: {movement: 3, attack: 4, fight: 6}
      very_hard: {movement: 3, attack: 5, fight: 5}
    ```

Right
    ```yaml
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
      normal: {movement: 2, attack: 2, fight: 6}
      hard: {movement: 3, attack: 4, fight: 6}
      very_hard: {movement: 3, attack: 5, fight: 5}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.sheets import ThugSheet

_ATTRIBUTES = ("movement", "attack", "fight", "defense", "range")


def check(document: Document, view: View) -> Iterator[Finding]:  # noqa: ARG001 - every rule's check gets its view
    """Each attribute of the leader at each level, against the type's."""
    sheet = document.expect(ThugSheet)
    for level in ("normal", "hard", "very_hard"):
        own, leader = getattr(sheet.figures, level), getattr(sheet.leader, level)
        for attribute in _ATTRIBUTES:
            usual, leading = getattr(own, attribute), getattr(leader, attribute)
            if leading > usual if attribute == "fight" else leading < usual:
                message = f"the leader's {attribute} of {leading} is weaker than the {usual} of its type"
                related = (Related(document.span("figures", level, attribute), "of the type"),)
                yield Finding(document.span("leader", level, attribute), message, "Make the leader stronger.", related)


RULE = document_rule(Fault("MMC027", "leader-weaker-than-type", "warning"), check, ("thug-sheet",))
