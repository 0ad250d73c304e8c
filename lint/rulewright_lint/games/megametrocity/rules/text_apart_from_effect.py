"""The text of a card leaves out figures or key words of its effect, or has more than the effect.

Why
    It may be the same in other words, or something that the effect does not do. What contradicts the effect is an
    error of its own (TXT050).

Wrong
    ```yaml
    kind: item-card
    id: bun
    title: {en: Bun}
    text: {en: Heal two wounds and gain one turbo token.}
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
    """Texts that only leave something out, or only say something besides."""
    yield from told(document, view, contradicting=False)


RULE = document_rule(Fault("TXT053", "text-apart-from-effect", "warning"), check, CARDS)
