"""Games whose only chance is how they open: each opening can be solved exactly, winnable or not, by proof.

A game's engine part offers `EXACT` beside its `ENGINE`; most games have none. All methods are pure.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from rulewright_engine.guide import Options
from rulewright_engine.interface import Action, Json
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.documents import Document


class OpeningError(ValueError):
    """A text that is no opening of a set-up: the message says why, `help` how one is written, with an example."""

    def __init__(self, message: str, help_text: str) -> None:
        super().__init__(message)
        self.help = help_text


@dataclass(frozen=True, slots=True)
class Solved:
    """The verdict on an opening: the fewest turns that win and a line that does so, opening first; None and nothing
    where a search through everything found no win.
    """

    opening: Action
    turns: int | None
    line: tuple[Action, ...]


class Exact(Protocol):
    """A game's solver."""

    def openings(self, view: View, options: Options) -> Sequence[Action]:
        """Every opening of a set-up, always in the same order. Raises SetUpError."""

    def opening(self, view: View, options: Options, text: str) -> Action:
        """The opening that a person names, with or without its verb. Raises OpeningError, saying how it is written."""

    def solve(self, view: View, options: Options, openings: Iterable[Action]) -> Iterator[Solved]:
        """The verdict on each opening, as soon as it is found. Raises SetUpError."""

    def kept(self, view: View, options: Options, openings: Collection[Action] | None = None) -> Mapping[Action, Solved]:
        """Verdicts on openings (None: all) that content in sight keeps for just these cards; none where there are none
        or they are stale.
        """

    def as_document(self, view: View, options: Options, verdicts: Mapping[Action, Solved]) -> tuple[str, str]:
        """A file's name and its text, which keep verdicts as content; `from_document` reads them back."""

    def from_document(self, view: View, options: Options, text: str) -> Mapping[Action, Solved]:
        """The verdicts in the text of such a file; none where it was made for other cards."""

    @property
    def weighed(self) -> tuple[str, ...]:
        """The kinds of document that are weighed against what was there before."""

    def weigh(self, view: View, document: Document, openings: int, seed: str) -> Iterator[Diagnostic]:
        """What a document of those kinds does to the share of openings that can be won, on a sample of so many."""

    def summary(self, view: View, options: Options, verdicts: Mapping[Action, Solved]) -> dict[str, Json]:
        """What the verdicts on all openings come to, as plain data: `openings`, `winnable`, `share`, `turns` (how many
        openings by their fewest turns), `hardest` and `easiest` (texts of openings), and what the game adds of its own.
        """
