"""What a hand-written text and the sentence of its effect disagree about."""

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright_lint.registry import on_demand
from rulewright_lint.rule import Finding
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Related
from rulewright_schema.documents import Document
from rulewright_schema.words.text_drift import Difference, contradicts

CARDS = ("item-card", "thug-card", "technique-card")
"""The kinds whose effects have sentences."""
WORDINGS = "rulewright_lint.games.megametrocity.wordings"
"""The module that compares them: loaded only where there is a text to compare."""


@dataclass(frozen=True, slots=True)
class Drift:
    """How a text differs from the sentence of its effect in one language."""

    language: str
    rendered: str
    differences: tuple[Difference, ...]


_SHOWN = 6


def told(document: Document, view: View, contradicting: bool) -> Iterator[Finding]:
    """The texts that contradict their effects, or those that only leave something out or say something besides.

    In each language that the game has wordings in, the same once; texts of documents without effects are left alone.
    """
    if document.model.__dict__.get("text") is None:
        return
    alike: dict[tuple[Difference, ...], list[Drift]] = {}
    for found in on_demand(WORDINGS).drift(document, view):
        if contradicts(found.differences) is contradicting:
            alike.setdefault(found.differences, []).append(found)
    for first, *others in alike.values():
        message = "; ".join([*_said(first)][:_SHOWN])
        help_text = f"The effect says: {' '.join(first.rendered.split())}"
        related = tuple(Related(document.span("text", each.language), "the same here") for each in others)
        yield Finding(document.span("text", first.language), message, help_text, related)


def _said(found: Drift) -> Iterator[str]:
    for side, verb in (("added", "the text says"), ("missing", "the effect says")):
        numbers = [each.what for each in found.differences if each.side == side and each.kind == "number"]
        words = [each.what for each in found.differences if each.side == side and each.kind == "word"]
        if numbers or words:
            yield f"{verb} {', '.join([*numbers, *(f'{word!r}' for word in words)])}"
