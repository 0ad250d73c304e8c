"""A design of the Item deck has more than six copies and is no money.

Why
    Decks live on their variety; only money is wanted often. The official deck has six copies of its most frequent
    card at most.

Wrong
    ```yaml
    kind: item-card
    id: hose
    title: {en: Hose}
    quantity: 7
    card: {type: food, heals: 1}
    ```

Right
    ```yaml
    kind: item-card
    id: hose
    title: {en: Hose}
    quantity: 6
    card: {type: food, heals: 1}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.plausible import BOUNDS
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.item_cards import ItemCard, Money

MOST = 6
_IMPLAUSIBLE = BOUNDS[ItemCard][0][2]


def check(document: Document, view: View) -> Iterator[Finding]:  # noqa: ARG001 - every rule's check gets its view
    """The quantity; what is out of all bounds is another finding."""
    card = document.expect(ItemCard)
    if MOST < card.quantity <= _IMPLAUSIBLE and not isinstance(card.card, Money):
        message = f"{card.quantity} copies of one design, which is no money"
        help_text = f"Take at most {MOST}, and draw a second design for the others."
        yield Finding(document.span("quantity"), message, help_text)


RULE = document_rule(Fault("MMC025", "too-many-copies", "warning"), check, ("item-card",))
