"""Whether a scenario can be won, set-up by set-up: by the lines that its pack keeps, by bounds, and, with a budget, by
games and search as `check` has them. Each is found out once for all languages and pages of a site.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from rulewright_engine.checks import set_ups_of
from rulewright_engine.guide import Obstacle, Options
from rulewright_engine.interface import SetUpError
from rulewright_engine.loading import engine_of, guide_of
from rulewright_engine.replay import Log
from rulewright_engine.search.judging import Budget, verdict_of
from rulewright_engine.search.kept_lines import KeptLine, line_from
from rulewright_engine.search.measured import Measured
from rulewright_engine.search.verdicts import BotRate
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.documents import Document

SEED = "0"
"""That of `check` where none is named."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What is known of a set-up: `line` where it can be won, `obstacles` where it cannot; with neither it is not known.

    - `start`: the state in which it begins.
    - `tried`: whether games and search looked for a line here.
    - `rates`: what bots won in measured games of the same content.
    """

    options: Options
    start: Any
    line: KeptLine | None = None
    obstacles: tuple[Obstacle, ...] = ()
    tried: bool = False
    rates: tuple[BotRate, ...] = ()


def _no_lines(_root: str) -> Sequence[Log]:
    return ()


def _no_counts(_root: str) -> Sequence[Measured]:
    return ()


@dataclass(eq=False)
class Verdicts:
    """Judges scenarios when they are asked for, and keeps what it found. `kept` and `measured` give what lies beside a
    pack, by its root folder; `budget` is what a set-up without a kept line is judged with, None for bounds alone.
    """

    kept: Callable[[str], Sequence[Log]] = _no_lines
    measured: Callable[[str], Sequence[Measured]] = _no_counts
    budget: Budget | None = None
    _found: dict[str, tuple[Judged, ...]] = field(default_factory=dict)

    def of(self, view: View, document: Document) -> tuple[Judged, ...]:
        """Every set-up of a scenario, judged; none where it cannot be set up, or the game cannot be played."""
        if document.ref not in self._found:
            self._found[document.ref] = tuple(self._judged(view, document))
        return self._found[document.ref]

    def _judged(self, view: View, document: Document) -> Iterator[Judged]:
        engine, guide = engine_of(view.pack.game), guide_of(view.pack.game)
        set_ups = set_ups_of(guide, view, document) if guide is not None else ()
        if engine is None or guide is None or isinstance(set_ups, Diagnostic):
            return
        kept, measured = self.kept(view.pack.root), self.measured(view.pack.root)
        for number, options in enumerate(set_ups):
            try:
                start = engine.setup(view, options)
            except SetUpError:
                continue
            content = engine.content_hash(start)
            rates = tuple(rate for each in measured if each.fits(options, content) for rate in each.rates)
            line = line_from(engine, guide, start, kept)
            if line is not None:
                yield Judged(options, start, line, rates=rates)
            elif self.budget is None:
                yield Judged(options, start, obstacles=tuple(guide.obstacles(view, options)), rates=rates)
            else:
                verdict = verdict_of(engine, guide, view, options, self.budget, f"{SEED}/{number}")
                found = verdict.witness
                line = line_from(engine, guide, start, (found.log,)) if found is not None else None
                yield Judged(options, start, line, verdict.obstacles, True, rates or verdict.tried.rates)
