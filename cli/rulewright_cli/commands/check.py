"""`rulewright check`: what lint finds, and what only playing finds."""

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Annotated

import typer

from rulewright_cli.answers import check_target
from rulewright_cli.disk import DiskFiles
from rulewright_cli.kept_lines import lines_of
from rulewright_cli.lint_run import Asked, default_cache, outcome_of
from rulewright_cli.output import note
from rulewright_cli.progress import ticking
from rulewright_cli.reporting import FailOn, Format, answered, exit_code, report
from rulewright_engine.check_run import Trial, played
from rulewright_engine.intervals import Rate
from rulewright_engine.search.judging import NODES_PER_SECOND
from rulewright_engine.search.verdicts import Kind, Verdict
from rulewright_lint.selection import Settings
from rulewright_schema.counts import counted

app = typer.Typer(add_completion=False)

IN_WORDS: Mapping[Kind, str] = {"winnable": "can be won", "impossible": "cannot be won", "unknown": "not won yet"}


@app.command(epilog="Example: rulewright check content/fan/neon-harbour --budget 60")
def check(
    paths: Annotated[list[str] | None, typer.Argument(help="Files, folders or packs.")] = None,
    budget: Annotated[
        float,
        typer.Option(
            min=0, max=1_000_000,
            help=f"About so many seconds for all set-ups together on a fast machine at rest, counted in actions"
            f" ({NODES_PER_SECOND:,} for each) so that the verdicts are the same on any; games begun are played out."
            " 0: no verdicts but by bounds.",
        ),
    ] = 60.0,
    seed: Annotated[str, typer.Option(help="The same seed and budget give the same verdicts.")] = "0",
    format_: Annotated[Format, typer.Option("--format", help="Form of the report.")] = Format.TEXT,
    output: Annotated[Path | None, typer.Option(help="Write the report to this file.", metavar="FILE")] = None,
    fail_on: Annotated[FailOn, typer.Option(help="From which severity on to exit with 1.")] = FailOn.WARNING,
    game: Annotated[str | None, typer.Option(help="The game of files that lie in no pack.")] = None,
    pack: Annotated[list[str] | None, typer.Option(help="Look packs up here first.", metavar="FOLDER")] = None,
    no_cache: Annotated[bool, typer.Option("--no-cache", help="Use and keep no earlier results of lint.")] = False,
    debug: Annotated[bool, typer.Option("--debug", help="Show where a fault of rulewright's own arose.")] = False,
) -> None:  # fmt: skip
    """Lint, play the worked examples, then set every stage up for every number of heroes and level, and judge whether
    it can be won.

    Exits with 0 where nothing is wrong, 1 where something is, 2 where the content could not be checked.
    """
    check_target(output)
    asked = Asked(
        paths or ["."], game, pack or [], Settings(), None, False, None, None if no_cache else default_cache()
    )
    with answered(debug=debug):
        with ExitStack() as stack:
            verdicts: list[Verdict] = []
            trial = Trial(budget, seed, partial(ticking, stack), lines_of, verdicts.append)
            outcome, files = outcome_of(asked, progress=sys.stderr.isatty(), play=lambda loaded: played(loaded, trial))
        report(outcome, DiskFiles() if output else files, format_, output, statistics=False)
        if verdicts:
            note(_judged(verdicts))
    raise typer.Exit(exit_code(outcome, fail_on, debug=debug))


def _judged(verdicts: Sequence[Verdict]) -> str:
    """`judged 12 set-ups: 11 can be won, 1 not won yet; greedy won 80 of 120 games: 66.7% (57.8% to 74.5%)`."""
    kinds = Counter(each.kind for each in verdicts)
    told = ", ".join(f"{kinds[kind]:,} {words}" for kind, words in IN_WORDS.items() if kinds[kind])
    wins: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for rate in chain.from_iterable(each.tried.rates for each in verdicts):
        wins[rate.bot] += rate.wins.count
        games[rate.bot] += rate.wins.of
    bots = [
        f"; {bot} won {wins[bot]:,} of {counted(of, 'game')}: {Rate(wins[bot], of)}" for bot, of in games.items() if of
    ]
    return f"judged {counted(len(verdicts), 'set-up')}: {told}{''.join(bots)}"
