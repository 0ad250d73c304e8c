"""A Special Technique costs all the life that its hero has, or more.

Why
    The user must keep at least one life point (MMC-8d-02), so that the price can never be paid.

Wrong
    ```yaml
    kind: hero-sheet
    id: nina
    title: {en: Nina}
    movement: 4
    actions: 4
    fight: 6
    life: 5
    turbo: 5
    special_technique: {title: {en: Whirl}, life_cost: 5, dice: 6, value: 1, reach: adjacent}
    ```

Right
    ```yaml
    kind: hero-sheet
    id: nina
    title: {en: Nina}
    movement: 4
    actions: 4
    fight: 6
    life: 5
    turbo: 5
    special_technique: {title: {en: Whirl}, life_cost: 2, dice: 6, value: 1, reach: adjacent}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.sheets import HeroSheet


def check(document: Document, view: View) -> Iterator[Finding]:  # noqa: ARG001 - every rule's check gets its view
    """The price of the Special Technique against the life of the same sheet."""
    sheet = document.expect(HeroSheet)
    cost = sheet.special_technique.life_cost
    if cost >= sheet.life:
        message = f"a price of {cost} cannot be paid with {sheet.life} life: one point must be left (MMC-8d-02)"
        related = (Related(document.span("life"), "the hero's life"),)
        help_text = f"Write at most {sheet.life - 1}." if sheet.life > 1 else "Give the hero more life."
        yield Finding(document.span("special_technique", "life_cost"), message, help_text, related)


RULE = document_rule(Fault("MMC045", "price-beyond-life"), check, ("hero-sheet",))
