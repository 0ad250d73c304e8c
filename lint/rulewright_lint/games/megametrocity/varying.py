"""Values by number of heroes, wherever a document has them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.games.megametrocity.parts import Parts
from rulewright_schema.catalog import View
from rulewright_schema.documents import Document
from rulewright_schema.fields import Varying
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.nodes import Path

KINDS = ("stage", "boss-sheet", "final-boss-sheet")
USUAL = (1, 2, 3, 4)


@dataclass(frozen=True, slots=True)
class Vary:
    """A value by number of heroes: where, the numbers of each entry, and those for which a value is wanted."""

    path: Path
    entries: tuple[tuple[int, ...], ...]
    wanted: tuple[int, ...]


def parts(document: Document, view: View) -> Parts:
    """Every model within a document, with the numbers of heroes that it holds for: a stage's own, one to four else."""
    if isinstance(document.model, Stage):
        return facts_of(view).stage(document).parts
    return _parts(document)


@lru_cache(maxsize=4)
def _parts(document: Document) -> Parts:
    # Several rules come to the same document one after the other.
    return Parts(document.model, USUAL)


def varying(document: Document, view: View) -> Iterator[Vary]:
    """Every value by number of heroes in a stage or a sheet."""
    for part in parts(document, view).of(Varying):
        if isinstance(part.model, Varying):
            yield Vary(part.path, tuple(entry.heroes for entry in part.model.by_heroes), part.heroes)
