"""`rulewright lint`: what is wrong with content, and where."""

import sys
from collections import Counter
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Annotated

import typer

from rulewright_cli.disk import DiskFiles, TooMuchError, written_atomically
from rulewright_cli.lint_run import Asked, default_cache, new_baseline, outcome_of
from rulewright_cli.output import coloured, note, stop, write
from rulewright_cli.tool import own_version
from rulewright_lint.failures import CannotRunError
from rulewright_lint.linting import all_rules
from rulewright_lint.page import summary_of
from rulewright_lint.registry import module_of
from rulewright_lint.reports import rendered
from rulewright_lint.reports.report import Report, checked_line, found_line
from rulewright_lint.runner import Outcome
from rulewright_lint.selection import Settings
from rulewright_schema.diagnostics import Severity
from rulewright_schema.source import Source


class Format(StrEnum):
    """Forms of a report."""

    TEXT = "text"
    CONCISE = "concise"
    JSON = "json"
    SARIF = "sarif"
    GITHUB = "github"
    GITLAB = "gitlab"
    JUNIT = "junit"


class FailOn(StrEnum):
    """From which severity on findings make the command fail."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


_FAILING: dict[FailOn, tuple[Severity, ...]] = {
    FailOn.ERROR: ("error",),
    FailOn.WARNING: ("error", "warning"),
    FailOn.INFO: ("error", "warning", "info"),
}

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
    settings = Settings(_listed(select), _listed(ignore), {}, DiskFiles().named(baseline) if baseline else None)
    folder = None if no_cache else cache_dir or default_cache()
    asked = Asked(paths or ["."], game, pack or [], settings, config, untrusted, stdin_filename, folder)
    try:
        if write_baseline is not None:
            outcome = _write_baseline(asked, write_baseline)
            files = DiskFiles()
        else:
            outcome, files = outcome_of(asked, progress=sys.stderr.isatty())
        _report(outcome, files, format_, output, statistics)
    except (CannotRunError, TooMuchError) as problem:
        stop(str(problem))
    except OSError as problem:
        if isinstance(problem, BrokenPipeError):
            raise
        stop(f"{problem.filename or 'the disk'}: {problem.strerror or problem}")
    except (typer.Exit, typer.Abort):
        raise
    except Exception as problem:
        if debug:
            raise
        stop(
            f"rulewright itself failed: {type(problem).__name__}: {problem}",
            "This is no fault of the content. Run again with --debug and report what it shows.",
        )
    raise typer.Exit(_exit_code(outcome, fail_on, debug=debug))


def _listed(given: list[str] | None) -> tuple[str, ...]:
    return tuple(each.strip() for text in given or () for each in text.split(",") if each.strip())


def _write_baseline(asked: Asked, path: Path) -> Outcome:
    outcome, text, count = new_baseline(asked)
    written_atomically(path, text.encode("utf-8", "backslashreplace"))
    note(f"wrote {count} to {path}")
    return outcome


def _report(outcome: Outcome, files: DiskFiles, format_: Format, output: Path | None, statistics: bool) -> None:
    @cache
    def source(path: str) -> Source | None:
        try:
            return Source(path, files.read(path))
        except OSError:
            return None

    summaries = _summaries(outcome) if format_ is Format.SARIF else {}
    report = Report(outcome, source, own_version(), output is None and coloured(sys.stdout), summaries)
    text = rendered(report, format_.value)
    if output is None:
        write(text)
    else:
        written_atomically(output, text.encode("utf-8", "backslashreplace"))
    if statistics:
        note(_statistics(outcome))
    if format_ is not Format.TEXT or output is not None:
        found = found_line(outcome)
        note(f"{found}\n{checked_line(outcome)}" if found else checked_line(outcome))
        for line in outcome.gone if format_ is not Format.TEXT else ():
            note(f"no longer found, take it out of the baseline: {line}")


def _summaries(outcome: Outcome) -> dict[str, str]:
    """The first line of the page of each rule that found something."""
    found = {each.code for each in outcome.diagnostics}
    return {rule.code: summary_of(module_of(rule)) for rule in all_rules() if rule.code in found}


def _statistics(outcome: Outcome) -> str:
    counts = Counter((each.code, each.name) for each in outcome.diagnostics)
    return "\n".join(f"{number:>6}  {code} {name}" for (code, name), number in counts.most_common())


def _exit_code(outcome: Outcome, fail_on: FailOn, *, debug: bool) -> int:
    for crash in outcome.crashes:
        note(f"error: rule {crash.code} ({crash.name}) failed on {crash.where}: {crash.error}")
        note(crash.trace if debug else "  This is no fault of the content. Run again with --debug and report it.")
    if outcome.crashes:
        return 2
    if any(each.severity in _FAILING[fail_on] for each in outcome.diagnostics):
        return 1
    if not outcome.documents:
        note("error: nothing was checked\n  Name a file, folder or pack that holds content (.yaml, .yml).")
        return 2
    return 0
