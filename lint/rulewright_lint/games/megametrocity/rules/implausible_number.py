"""A figure is far outside of what such a figure is.

Why
    Most often a digit was typed twice: 53 copies for 5, thirty dice for three. The bounds are wide; what is meant
    all the same can be ignored with a reason.

Wrong
    ```yaml
    kind: item-card
    id: hose
    title: {en: Hose}
    quantity: 53
    card: {type: food, heals: 1}
    ```

Right
    ```yaml
    kind: item-card
    id: hose
    title: {en: Hose}
    quantity: 5
    card: {type: food, heals: 1}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.plausible import BOUNDS, KINDS
from rulewright_lint.games.megametrocity.varying import parts
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.fields import Varying
from rulewright_schema.games.megametrocity.sheets import HeroSheet
from rulewright_schema.games.megametrocity.terms import ByDifficulty
from rulewright_schema.nodes import Path


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each figure that has bounds."""
    for part in parts(document, view).of(*BOUNDS):
        for field, low, high, what in BOUNDS.get(type(part.model), ()):
            given = getattr(part.model, field)
            if type(given) is int and low <= given <= high:
                continue
            for path, value in _numbers(given, (*part.path, field)):
                if not low <= value <= high and not _beyond_life(document, field, value):
                    message = f"{what} of {value}: mostly it is {low} to {high}"
                    yield Finding(document.span(*path), message, "Check the number.")


def _beyond_life(document: Document, field: str, value: int) -> bool:
    """Whether it is a price that its hero can never pay: that is another finding, at the same place."""
    sheet = document.model
    return field == "life_cost" and isinstance(sheet, HeroSheet) and value >= sheet.life


def _numbers(value: object, path: Path) -> Iterator[tuple[Path, int]]:
    if isinstance(value, Varying):
        for index, entry in enumerate(value.by_heroes):
            yield from _numbers(entry.value, (*path, "by_heroes", index, "value"))
    elif isinstance(value, ByDifficulty):
        for level in ("normal", "hard", "very_hard"):
            yield from _numbers(getattr(value, level), (*path, level))
    elif isinstance(value, int):
        yield path, value


RULE = document_rule(Fault("MMC024", "implausible-number", "warning"), check, KINDS)
