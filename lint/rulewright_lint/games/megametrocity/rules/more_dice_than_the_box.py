"""An attack rolls more dice than the box holds.

Why
    Dice can be rolled twice, but who plays by the box has to be told; mostly the number is mistyped.

Wrong
    ```yaml
    kind: item-card
    id: hose
    title: {en: Hose}
    card: {type: weapon, batteries: 2, dice: 11, hits: square}
    ```

Right
    ```yaml
    kind: item-card
    id: hose
    title: {en: Hose}
    card: {type: weapon, batteries: 2, dice: 10, hits: square}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.games.megametrocity.varying import parts
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.counts import counted
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document

_FIELDS = ("dice", "attack")
_KINDS = ("item-card", "technique-card", "hero-sheet", "thug-sheet", "boss-sheet", "final-boss-sheet")


def check(document: Document, view: View) -> Iterator[Finding]:
    """Every `dice` of a card and every Attack of a sheet."""
    there = facts_of(view).supply.get("d10")
    if there is None:
        return
    for part in parts(document, view).having(*_FIELDS):
        for field in _FIELDS:
            dice = part.model.__dict__.get(field)
            if isinstance(dice, int) and dice > there:
                message = f"{counted(dice, 'die', 'is')} rolled, but the box holds {there}"
                yield Finding(document.span(*part.path, field), message, "Roll fewer.")


RULE = document_rule(Fault("BOX029", "more-dice-than-the-box", "warning"), check, _KINDS)
