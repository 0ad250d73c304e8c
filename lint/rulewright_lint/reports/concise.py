"""One line for each finding: `path:line:column: CODE[name] message`."""

from rulewright_lint.escapes import visible
from rulewright_lint.reports.report import Report


def render(report: Report) -> str:
    """The findings, one a line."""
    return "".join(
        f"{visible(str(each.span))}: {each.code}[{each.name}] {visible(each.message)}\n"
        for each in report.outcome.diagnostics
    )
