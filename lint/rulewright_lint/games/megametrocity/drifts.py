"""What a hand-written text and the sentence of its effect disagree about."""

from dataclasses import dataclass

from rulewright_schema.words.text_drift import Difference


@dataclass(frozen=True, slots=True)
class Drift:
    """How a text differs from the sentence of its effect in one language."""

    language: str
    rendered: str
    differences: tuple[Difference, ...]
