"""The text of a card says something else than its effect does.

Why
    Players read the text, the game plays the effect. Numbers and key words of the hand-written text are compared
    with the sentence that the effect renders, in each language. A text that only leaves some out, or says more, is a
    warning of its own (TXT053).

Wrong
    ```yaml
    kind: item-card
    id: bun
    title: {en: Bun}
    text: {en: Heal 3 wounds.}
    card: {type: food, heals: 2}
    ```

Right
    ```yaml
    kind: item-card
    id: bun
    title: {en: Bun}
    text: {en: Heal two wounds. Still warm.}
    card: {type: food, heals: 2}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.drifts import CARDS, told
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document


def check(document: Document, view: View) -> Iterator[Finding]:
    """Texts with a figure or a key word in place of one of the effect."""
    yield from told(document, view, contradicting=True)


RULE = document_rule(Fault("TXT050", "text-against-effect"), check, CARDS)
