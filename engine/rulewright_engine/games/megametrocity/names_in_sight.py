"""What a game is set up from names nothing that is not there: the linter tells of each such name, the engine stops."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from pydantic import BaseModel

from rulewright_engine.interface import SetUpError
from rulewright_schema.catalog import View, split
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.foes import DrawnBoss
from rulewright_schema.games.megametrocity.stages import Stage

NOT_PLAYED = ("cites", "origins", "shortcut")
"""Keys whose references nothing in play depends on."""


def check(view: View, document: Document) -> None:
    """Raises SetUpError where the document refers to something that is not in sight, or to a draw that it lacks."""
    for kind, name in _played(document):
        if view.get(kind, name) is None:
            raise SetUpError(f"there is no {kind} {name}")
    if isinstance(document.model, Stage):
        for drawn in _drawn(document.model):
            if drawn.draw not in document.model.draws:
                raise SetUpError(f"the stage {document.id} makes no draw {drawn.draw}")


@lru_cache(maxsize=512)
def _played(document: Document) -> tuple[tuple[str, str], ...]:
    """Kind and name of everything in play that a document refers to, each once. Kept, since every game and every worked
    example is set up from much the same documents.
    """
    named = (split(text, wanted) for path, text, wanted in document.references if path[0] not in NOT_PLAYED)
    return tuple(dict.fromkeys(named))


def _drawn(value: Any) -> Iterator[DrawnBoss]:
    if isinstance(value, DrawnBoss):
        yield value
    elif isinstance(value, BaseModel):
        for name in type(value).model_fields:
            yield from _drawn(getattr(value, name))
    elif isinstance(value, tuple):
        for each in value:
            yield from _drawn(each)
    elif isinstance(value, dict):
        for each in value.values():
            yield from _drawn(each)
