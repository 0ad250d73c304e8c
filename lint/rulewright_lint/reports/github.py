"""Workflow commands of GitHub Actions: each finding becomes a mark at its line in a pull request."""

from rulewright_lint.escapes import visible
from rulewright_lint.reports.report import Report
from rulewright_schema.diagnostics import Diagnostic, Severity

_COMMANDS: dict[Severity, str] = {"error": "error", "warning": "warning", "info": "notice"}


def render(report: Report) -> str:
    """One command a line."""
    return "".join(_command(each) + "\n" for each in report.outcome.diagnostics)


def _command(found: Diagnostic) -> str:
    span = found.span
    properties = {
        "file": visible(span.path),
        "line": str(span.start_line),
        "endLine": str(span.end_line),
        "title": f"{found.code} {found.name}",
    }
    if span.start_line == span.end_line:  # columns are read only then
        properties["col"] = str(span.start_column)
        properties["endColumn"] = str(span.end_column)
    given = ",".join(f"{key}={_property(value)}" for key, value in properties.items())
    text = "\n".join((visible(found.message), visible(found.help)))
    return f"::{_COMMANDS[found.severity]} {given}::{_data(text)}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
