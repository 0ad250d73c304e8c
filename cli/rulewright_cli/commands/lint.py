"""`rulewright lint`: what is wrong with content, and where."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from rulewright_cli.answers import check_target
from rulewright_cli.disk import DiskFiles, result_written
from rulewright_cli.lint_run import Asked, default_cache, new_baseline, outcome_of
from rulewright_cli.output import note
from rulewright_cli.reporting import FailOn, Format, answered, exit_code, report
from rulewright_lint.runner import Outcome
from rulewright_lint.selection import Settings

# The options, one line each; their order here is the order in --help.
Paths = Annotated[list[str] | None, typer.Argument(help="Files, folders or packs; - is standard input.")]
Select = Annotated[
    list[str] | None, typer.Option(help="Only these rules: code, beginning of codes, or name.", metavar="RULE")
]
Ignore = Annotated[list[str] | None, typer.Option(help="All but these rules.", metavar="RULE")]
Form = Annotated[Format, typer.Option("--format", help="Form of the report.")]
Output = Annotated[Path | None, typer.Option(help="Write the report to this file.", metavar="FILE")]
From = Annotated[FailOn, typer.Option(help="From which severity on to exit with 1.")]
Game = Annotated[str | None, typer.Option(help="The game of files that lie in no pack.")]
Packs = Annotated[list[str] | None, typer.Option(help="Look packs up here first.", metavar="FOLDER")]
Config = Annotated[str | None, typer.Option(help="Settings, instead of the nearest rulewright.toml.", metavar="FILE")]
Baseline = Annotated[str | None, typer.Option(help="Leave out the findings listed in this file.", metavar="FILE")]
WriteBaseline = Annotated[Path | None, typer.Option(help="List all findings in this file.", metavar="FILE")]
Untrusted = Annotated[bool, typer.Option("--untrusted", help="Heed no settings or comments of the packs; bounds.")]
StdinName = Annotated[str | None, typer.Option(help="Where standard input belongs.", metavar="PATH")]
Statistics = Annotated[bool, typer.Option("--statistics", help="Count the findings of each rule.")]
NoCache = Annotated[bool, typer.Option("--no-cache", help="Use and keep no earlier results.")]
CacheFolder = Annotated[Path | None, typer.Option(help="Where to keep results.", metavar="FOLDER")]
Debug = Annotated[bool, typer.Option("--debug", help="Show where a fault of rulewright's own arose.")]

app = typer.Typer(add_completion=False)


@app.command(epilog="Example: rulewright lint content/fan/neon-harbour --format concise")
def lint(
    paths: Paths = None,
    select: Select = None,
    ignore: Ignore = None,
    format_: Form = Format.TEXT,
    output: Output = None,
    fail_on: From = FailOn.WARNING,
    game: Game = None,
    pack: Packs = None,
    config: Config = None,
    baseline: Baseline = None,
    write_baseline: WriteBaseline = None,
    untrusted: Untrusted = False,
    stdin_filename: StdinName = None,
    statistics: Statistics = False,
    no_cache: NoCache = False,
    cache_dir: CacheFolder = None,
    debug: Debug = False,
) -> None:
    """Say what is wrong with content, and where.

    Exits with 0 where nothing is wrong, 1 where something is, 2 where the content could not be checked.
    """
    check_target(output)
    check_target(write_baseline)
    settings = Settings(_listed(select), _listed(ignore), {}, DiskFiles().named(baseline) if baseline else None)
    folder = None if no_cache else cache_dir or default_cache()
    asked = Asked(paths or ["."], game, pack or [], settings, config, untrusted, stdin_filename, folder)
    with answered(debug=debug):
        if write_baseline is not None:
            outcome = _write_baseline(asked, write_baseline)
            files = DiskFiles()
        else:
            outcome, files = outcome_of(asked, progress=sys.stderr.isatty())
        report(outcome, files, format_, output, statistics)
    raise typer.Exit(exit_code(outcome, fail_on, debug=debug))


def _listed(given: list[str] | None) -> tuple[str, ...]:
    return tuple(each.strip() for text in given or () for each in text.split(",") if each.strip())


def _write_baseline(asked: Asked, path: Path) -> Outcome:
    outcome, text, count = new_baseline(asked)
    result_written(path, text.encode("utf-8", "backslashreplace"))
    note(f"wrote {count} to {path}")
    return outcome
