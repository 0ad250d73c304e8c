"""A figure is weaker at a harder level.

Why
    Hard is meant to be harder. Less is better for Fight only.

Wrong
    ```yaml
    kind: thug-sheet
    id: ninja
    title: {en: Ninja}
    component: punk
    death_circle: punk
    figures:
      normal: {movement: 2, attack: 2, fight: 7}
      hard: {movement: 1, attack: 2, fight: 7}
      very_hard: {movement: 3, attack: 3, fight: 6}
    leader:
      normal: {movement: 2, attack: 3, fight: 6}
      hard: {movement: 3, attack: 4, fight: 6}
      very_hard: {movement: 3, attack: 5, fight: 5}
    ```

Right
    ```yaml
    kind: thug-sheet
    id: ninja
    title: {en: Ninja}
    component: punk
    death_circle: punk
    figures:
      normal: {movement: 2, attack: 2, fight: 7}
      hard: {movement: 2, attack: 2, fight: 7}
      very_hard: {movement: 3, attack: 3, fight: 6}
    leader:
      normal: {movement: 2, attack: 3, fight: 6}
      hard: {movement: 3, attack: 4, fight: 6}
      very_hard: {movement: 3, attack: 5, fight: 5}
    ```
"""

from collections.abc import Iterator
from itertools import pairwise

from rulewright_lint.games.megametrocity.varying import parts
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.sheets import Figures
from rulewright_schema.games.megametrocity.terms import ByDifficulty

_LEVELS = ("normal", "hard", "very_hard")
_ATTRIBUTES = ("movement", "attack", "fight", "defense", "range", "life")


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each level against the one before it, attribute by attribute."""
    for part in parts(document, view).of(ByDifficulty):
        if not isinstance(part.model, ByDifficulty):
            continue
        for lower, higher in pairwise(_LEVELS):
            one, other = getattr(part.model, lower), getattr(part.model, higher)
            for attribute, before, after in _pairs(one, other):
                if after > before if attribute == "fight" else after < before:
                    path = (*part.path, higher) if attribute == "" else (*part.path, higher, attribute)
                    first = (*part.path, lower) if attribute == "" else (*part.path, lower, attribute)
                    what = f"{attribute} {after}" if attribute else f"{after}"
                    names = higher.replace("_", " "), lower.replace("_", " ")
                    message = f"{what} at {names[0]} is weaker than {before} at {names[1]}"
                    related = (Related(document.span(*first), f"at {names[1]}"),)
                    yield Finding(document.span(*path), message, "Trade the two, or mend one of them.", related)


def _pairs(one: object, other: object) -> Iterator[tuple[str, int, int]]:
    """Attribute (empty for a plain number), its value at the lower and at the higher level."""
    if isinstance(one, int) and isinstance(other, int):
        yield "", one, other
    elif isinstance(one, Figures) and isinstance(other, Figures):
        for attribute in _ATTRIBUTES:
            before, after = getattr(one, attribute, None), getattr(other, attribute, None)
            if isinstance(before, int) and isinstance(after, int):
                yield attribute, before, after


RULE = document_rule(
    Fault("MMC026", "harder-is-weaker", "warning"), check, ("thug-sheet", "boss-sheet", "final-boss-sheet", "stage")
)
