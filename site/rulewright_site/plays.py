"""Worked examples as the engine played them, each once for all languages and pages of a site."""

from dataclasses import dataclass, field
from typing import Any

from rulewright_engine.examples import Played, play
from rulewright_engine.loading import engine_of, judge_of
from rulewright_schema.catalog import View
from rulewright_schema.documents import Document


@dataclass(eq=False)
class Plays:
    """Plays examples when they are asked for, and keeps them. Documents are known by reference: a catalog does not
    change while a site is built from it.
    """

    _played: dict[str, Played[Any] | None] = field(default_factory=dict)

    def of(self, view: View, document: Document) -> Played[Any] | None:
        """An example as it was played; None for a game without an engine."""
        if document.ref not in self._played:
            engine, judge = engine_of(view.pack.game), judge_of(view.pack.game)
            found = play(engine, judge, view, document) if engine is not None and judge is not None else None
            self._played[document.ref] = found
        return self._played[document.ref]
