"""Reports of findings at the edge: their forms, where they are written, and the exit code."""

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from functools import cache
from pathlib import Path

import typer

from rulewright_cli.disk import DiskFiles, TooMuchError, result_written
from rulewright_cli.output import coloured, note, stop, write
from rulewright_cli.tool import own_version
from rulewright_lint.escapes import visible
from rulewright_lint.failures import CannotRunError
from rulewright_lint.linting import all_rules
from rulewright_lint.registry import summary_of
from rulewright_lint.reports import rendered
from rulewright_lint.reports.report import Report, checked_line, found_line
from rulewright_lint.runner import Outcome
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


def report(outcome: Outcome, files: DiskFiles, format_: Format, output: Path | None, statistics: bool) -> None:
    """Writes a report to standard output or a file."""

    @cache
    def source(path: str) -> Source | None:
        try:
            return Source(path, files.read(path))
        except OSError:
            return None

    summaries = _summaries(outcome) if format_ is Format.SARIF else {}
    told = Report(outcome, source, own_version(), output is None and coloured(sys.stdout), summaries)
    text = rendered(told, format_.value)
    if output is None:
        write(text)
    else:
        result_written(output, text.encode("utf-8", "backslashreplace"))
    if statistics:
        note(_statistics(outcome))
    if format_ is not Format.TEXT or output is not None:
        found = found_line(outcome)
        for each in outcome.follows:
            note(visible(str(each)))
        note(f"{found}\n{checked_line(outcome)}" if found else checked_line(outcome))
        for line in outcome.gone if format_ is not Format.TEXT else ():
            note(f"no longer found, take it out of the baseline: {line}")


def _summaries(outcome: Outcome) -> dict[str, str]:
    """The first line of the page of each rule that found something."""
    found = {each.code for each in outcome.diagnostics}
    return {rule.code: summary_of(rule.code) for rule in all_rules() if rule.code in found}


def _statistics(outcome: Outcome) -> str:
    counts = Counter((each.code, each.name) for each in outcome.diagnostics)
    return "\n".join(f"{number:>6}  {code} {name}" for (code, name), number in counts.most_common())


def exit_code(outcome: Outcome, fail_on: FailOn, *, debug: bool) -> int:
    """0 clean, 1 findings, 2 for what could not be checked."""
    for crash in outcome.crashes:
        note(f"error: rule {crash.code} ({crash.name}) failed on {crash.where}: {crash.error}")
        note(crash.trace if debug else "  This is no fault of the content. Run again with --debug and report it.")
    if outcome.crashes:
        return 2
    if any(each.severity in _FAILING[fail_on] for each in outcome.diagnostics):
        return 1
    if outcome.unchecked:
        note("error: not everything was checked, and what keeps it from being checked is ignored")
        return 2
    if not outcome.documents:
        note("error: nothing was checked\n  Name a file, folder or pack that holds content (.yaml, .yml).")
        return 2
    return 0


@contextmanager
def answered(*, debug: bool) -> Iterator[None]:
    """Whatever goes wrong in a run is answered in words, with exit code 2; with `debug` our own faults show where."""
    try:
        yield
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
