"""All that playing finds out about some loaded content: its worked examples, then its scenarios."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeAlias

from rulewright_engine.checks import example_findings, findings, set_ups_of
from rulewright_engine.examples import play
from rulewright_engine.loading import engine_of, exact_of, guide_of, judge_of
from rulewright_engine.replay import Log
from rulewright_engine.search.judging import NODES_PER_SECOND, Budget
from rulewright_engine.search.verdicts import Verdict
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.documents import Document
from rulewright_schema.packs.loading import Loaded

LEAST = 500
"""Actions for a set-up, however small the budget."""
GAMES = 10
OPENINGS_PER_SECOND = 0.5
"""Openings that are solved for each second of the budget, whatever the machine; each is solved four times over."""
LEAST_OPENINGS = 2
"""Openings for a document, however small the budget."""


class PlayFailedError(RuntimeError):
    """The engine itself failed while it played a document."""


Begin: TypeAlias = Callable[[str, int], Callable[[], None]]
"""Is told what is begun and how many there are; gives what is called after each."""


def _nothing(_what: str, _of: int) -> Callable[[], None]:
    return lambda: None


def _no_lines(_root: str) -> Sequence[Log]:
    return ()


def _unheard(_verdict: Verdict) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Trial:
    """How much is played. `budget`: seconds for all set-ups together, 0 for no verdicts; the same seed and budget give
    the same findings on any machine. `begin` is told how far it has come.
    `kept`: the winning lines that are kept with a pack, by its root folder. `judged` is told each verdict.
    """

    budget: float = 60.0
    seed: str = "0"
    begin: Begin = field(default=_nothing)
    kept: Callable[[str], Sequence[Log]] = field(default=_no_lines)
    judged: Callable[[Verdict], None] = field(default=_unheard)


def played(loaded: Loaded, trial: Trial) -> Iterator[Diagnostic]:
    """What playing finds in the documents of the files that were asked for."""
    yield from _examples(loaded, trial)
    yield from _weighed(loaded, trial)
    scenarios = list(_scenarios(loaded))
    total = sum(_count(view, document) for view, document in scenarios)
    if not total:
        return
    nodes = max(LEAST, int(trial.budget * NODES_PER_SECOND / total))
    budget = Budget(nodes, GAMES, all_bots=False) if trial.budget else None
    done = trial.begin("set-up", total)
    for view, document in scenarios:
        engine, guide = engine_of(view.pack.game), guide_of(view.pack.game)
        if engine is not None and guide is not None:
            # Where single openings are solved exactly, a search that takes any opening says nothing more.
            judged = budget if exact_of(view.pack.game) is None else None
            kept = trial.kept(view.pack.root) if judged is not None else ()
            with _of(document):
                yield from findings(engine, guide, view, document, judged, trial.seed, done, kept, trial.judged)


def _weighed(loaded: Loaded, trial: Trial) -> Iterator[Diagnostic]:
    """What new documents do to the share of openings that can be won, for games that are solved exactly."""
    wanted = [
        (exact, view, document)
        for view in _views(loaded)
        if (exact := exact_of(view.pack.game)) is not None and trial.budget
        for kind in exact.weighed
        for document in view.own(kind)
        if document.source.path in loaded.selected
    ]
    if not wanted:
        return
    done = trial.begin("weighed", len(wanted))
    openings = max(LEAST_OPENINGS, int(trial.budget * OPENINGS_PER_SECOND / len(wanted)))
    for exact, view, document in wanted:
        with _of(document):
            yield from exact.weigh(view, document, openings, trial.seed)
        done()


def _examples(loaded: Loaded, trial: Trial) -> Iterator[Diagnostic]:
    wanted = [
        (view, document)
        for view in _views(loaded)
        for document in view.own("example")
        if document.source.path in loaded.selected
    ]
    done = trial.begin("example", len(wanted))
    for view, document in wanted:
        engine, judge = engine_of(view.pack.game), judge_of(view.pack.game)
        if engine is not None and judge is not None:
            with _of(document):
                yield from example_findings(engine, judge, view, document)
        done()


def failing_examples(view: View, begin: Begin = _nothing, *, required: bool = False) -> frozenset[str] | None:
    """The ids of the pack's own examples with which the engine does not agree, with `required` of all in sight; None
    for a game without an engine.

    `begin` is as in `Trial`.
    """
    engine, judge = engine_of(view.pack.game), judge_of(view.pack.game)
    if engine is None or judge is None:
        return None
    examples = tuple(view.all("example") if required else view.own("example"))
    done = begin("example", len(examples))
    failing = set()
    for each in examples:
        if not play(engine, judge, view, each).holds:
            failing.add(each.id)
        done()
    return frozenset(failing)


@contextmanager
def _of(document: Document) -> Iterator[None]:
    """Our own fault while a document is played says which document it was."""
    try:
        yield
    except Exception as error:
        raise PlayFailedError(f"{document.ref}: {type(error).__name__}: {error}") from error


def _views(loaded: Loaded) -> Iterator[View]:
    return (loaded.catalog.view(name) for name in loaded.chosen)


def _scenarios(loaded: Loaded) -> Iterator[tuple[View, Document]]:
    for view in _views(loaded):
        guide = guide_of(view.pack.game)
        for document in view.own(guide.scenario) if guide is not None else ():
            if document.source.path in loaded.selected:
                yield view, document


def _count(view: View, document: Document) -> int:
    guide = guide_of(view.pack.game)
    found = set_ups_of(guide, view, document) if guide is not None else ()
    return 1 if isinstance(found, Diagnostic) else len(found)
