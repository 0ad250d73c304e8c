"""The text of a card says something else than its effect does.

Why
    Players read the text, the game plays the effect. Numbers and key words of the hand-written text are compared
    with the sentence that the effect renders, in each language.

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

from rulewright_lint.games.megametrocity.drifts import CARDS, WORDINGS, Drift
from rulewright_lint.registry import on_demand
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document

_SHOWN = 6


def check(document: Document, view: View) -> Iterator[Finding]:
    """The text in each language that the game has wordings in; texts of documents without effects are left alone."""
    if getattr(document.model, "text", None) is None:
        return
    for found in on_demand(WORDINGS).drift(document, view):
        message = "; ".join([*_said(found)][:_SHOWN])
        help_text = f"The effect says: {' '.join(found.rendered.split())}"
        yield Finding(document.span("text", found.language), message, help_text)


def _said(found: Drift) -> Iterator[str]:
    for side, verb in (("added", "the text says"), ("missing", "the effect says")):
        numbers = [each.what for each in found.differences if each.side == side and each.kind == "number"]
        words = [each.what for each in found.differences if each.side == side and each.kind == "word"]
        if numbers or words:
            yield f"{verb} {', '.join([*numbers, *(f'{word!r}' for word in words)])}"


RULE = document_rule(Fault("TXT050", "text-against-effect"), check, CARDS)
