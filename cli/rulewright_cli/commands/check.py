"""`rulewright check`: what lint finds, and what only playing finds."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from rulewright_cli.answers import load_content
from rulewright_cli.arena import said
from rulewright_cli.disk import DiskFiles, TooMuchError
from rulewright_cli.lint_run import Asked, default_cache, outcome_of
from rulewright_cli.output import stop
from rulewright_cli.progress import Ticker
from rulewright_cli.reporting import FailOn, Format, exit_code, report
from rulewright_engine.checks import findings, set_ups_of
from rulewright_engine.loading import engine_of, guide_of
from rulewright_engine.search.judging import NODES_PER_SECOND, Budget
from rulewright_lint.failures import CannotRunError
from rulewright_lint.selection import Settings
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.documents import Document
from rulewright_schema.packs.loading import Loaded

app = typer.Typer(add_completion=False)

LEAST = 500
"""Actions for a set-up, however small the budget."""
GAMES = 10


@app.command(epilog="Example: rulewright check content/fan/neon-harbour --budget 60")
def check(
    paths: Annotated[list[str] | None, typer.Argument(help="Files, folders or packs.")] = None,
    budget: Annotated[
        float,
        typer.Option(
            min=0.1, max=1_000_000,
            help=f"Seconds for all set-ups together, counted as {NODES_PER_SECOND:,} actions each on any machine.",
        ),
    ] = 60.0,
    seed: Annotated[str, typer.Option(help="The same seed and budget give the same verdicts.")] = "0",
    format_: Annotated[Format, typer.Option("--format", help="Form of the report.")] = Format.TEXT,
    output: Annotated[Path | None, typer.Option(help="Write the report to this file.", metavar="FILE")] = None,
    fail_on: Annotated[FailOn, typer.Option(help="From which severity on to exit with 1.")] = FailOn.WARNING,
    game: Annotated[str | None, typer.Option(help="The game of files that lie in no pack.")] = None,
    pack: Annotated[list[str] | None, typer.Option(help="Look packs up here first.", metavar="FOLDER")] = None,
    no_cache: Annotated[bool, typer.Option("--no-cache", help="Use and keep no earlier results of lint.")] = False,
) -> None:  # fmt: skip
    """Lint, then set every stage up for every number of heroes and level, and judge whether it can be won.

    Exits with 0 where nothing is wrong, 1 where something is, 2 where the content could not be checked.
    """
    asked = Asked(
        paths or ["."], game, pack or [], Settings(), None, False, None, None if no_cache else default_cache()
    )
    try:
        outcome, files = outcome_of(asked, progress=sys.stderr.isatty())
        loaded = load_content(asked.paths, game, asked.packs)
        played = tuple(_played(loaded, budget, seed))
    except (CannotRunError, TooMuchError) as problem:
        stop(str(problem))
    whole = sorted((*outcome.diagnostics, *played), key=lambda each: each.order)
    outcome = replace(outcome, diagnostics=tuple(whole))
    report(outcome, DiskFiles() if output else files, format_, output, statistics=False)
    raise typer.Exit(exit_code(outcome, fail_on, debug=False))


def _played(loaded: Loaded, budget: float, seed: str) -> Iterator[Diagnostic]:
    """What playing finds in the scenarios among the files that were asked for."""
    scenarios = list(_scenarios(loaded))
    counts = [_count(view, document) for view, document in scenarios]
    total = sum(counts)
    if not total:
        return
    nodes = max(LEAST, int(budget * NODES_PER_SECOND / total))
    ticker = Ticker("set-up", total)
    for view, document in scenarios:
        engine, guide = engine_of(view.pack.game), guide_of(view.pack.game)
        assert engine is not None
        assert guide is not None
        yield from findings(engine, guide, view, document, Budget(nodes, GAMES), seed, said, ticker.tick)
    ticker.done()


def _scenarios(loaded: Loaded) -> Iterator[tuple[View, Document]]:
    for name in loaded.chosen:
        view = loaded.catalog.view(name)
        guide = guide_of(view.pack.game)
        if guide is not None:
            for document in view.own(guide.scenario):
                if document.source.path in loaded.selected:
                    yield view, document


def _count(view: View, document: Document) -> int:
    guide = guide_of(view.pack.game)
    found = set_ups_of(guide, view, document) if guide is not None else ()
    return 1 if isinstance(found, Diagnostic) else len(found)
