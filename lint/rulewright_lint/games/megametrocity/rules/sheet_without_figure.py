"""A sheet names a figure that no box in sight lists.

Why
    How many of them can be on the map at once is counted by the lines of the boxes. A pack that brings a figure
    lists it in its own box.

Wrong
    ```yaml
    kind: boss-sheet
    id: rex
    title: {en: Rex}
    component: bos
    thug: punk
    figures:
      normal: {movement: 2, attack: 3, fight: 6, life: 6}
      hard: {movement: 2, attack: 4, fight: 6, life: 8}
      very_hard: {movement: 3, attack: 4, fight: 5, life: 9}
    aura: {attribute: fight, change: 1, thug: punk}
    ```

Right
    ```yaml
    kind: boss-sheet
    id: rex
    title: {en: Rex}
    component: boss
    thug: punk
    figures:
      normal: {movement: 2, attack: 3, fight: 6, life: 6}
      hard: {movement: 2, attack: 4, fight: 6, life: 8}
      very_hard: {movement: 3, attack: 4, fight: 5, life: 9}
    aura: {attribute: fight, change: 1, thug: punk}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Edit, Fault, Fix
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.sheets import BossSheet, FinalBossSheet, ThugSheet
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted


def check(document: Document, view: View) -> Iterator[Finding]:
    """The sheet's `component`, where any box is in sight."""
    facts = facts_of(view)
    model = document.model
    if not isinstance(model, ThugSheet | BossSheet | FinalBossSheet) or not facts.supply:
        return
    if model.component not in facts.supply:
        figures = sorted({each.id for each in facts.components if each.category == "miniature"})
        meant = closest(model.component, figures)
        hint = f", did you mean {quoted(meant)}?" if meant else ""
        span = document.span("component")
        fix = Fix((Edit(span, meant),), f"Write {meant}", safe=False) if meant else None
        help_text = f"Add the figure to the pack's box, or name one of: {', '.join(figures)}."
        yield Finding(span, f"no box lists {quoted(model.component)}{hint}", help_text, fix=fix)


RULE = document_rule(Fault("BOX027", "sheet-without-figure"), check, ("thug-sheet", "boss-sheet", "final-boss-sheet"))
