"""An effect keeps more cards than it looks at.

Why
    The rest of the cards cannot come from anywhere; mostly the two numbers are swapped.

Wrong
    ```yaml
    kind: item-card
    id: tip-off
    title: {en: Tip-off}
    card: {type: event, effects: [{effect: search-items, look_at: 2, keep: 3}]}
    ```

Right
    ```yaml
    kind: item-card
    id: tip-off
    title: {en: Tip-off}
    card: {type: event, effects: [{effect: search-items, look_at: 3, keep: 2}]}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.varying import parts
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.counts import counted
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.effects import SearchItems


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each effect that lets somebody look at cards."""
    for part in parts(document, view).of(SearchItems):
        effect = part.model
        if isinstance(effect, SearchItems) and effect.keep > effect.look_at:
            cards = counted(effect.look_at, "card")
            message = f"{effect.keep} are kept of {cards} looked at"
            related = (Related(document.span(*part.path, "look_at"), "looked at"),)
            yield Finding(document.span(*part.path, "keep"), message, f"Keep at most {effect.look_at}.", related)


RULE = document_rule(
    Fault("MMC043", "keeps-more-than-seen"), check, ("item-card", "technique-card", "hero-sheet", "final-boss-sheet")
)
