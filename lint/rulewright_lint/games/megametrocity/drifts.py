"""What a hand-written text and the sentence of its effect disagree about."""

from dataclasses import dataclass

from rulewright_schema.words.text_drift import Difference

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
