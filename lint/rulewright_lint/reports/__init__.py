"""Report formats, one module each: pure functions from a report to text.

This is the one place in the lint layer where formats are loaded, each only when it is asked for.
"""

from importlib import import_module

from rulewright_lint.reports.report import Report

FORMATS = ("text", "concise", "json", "sarif", "github", "gitlab", "junit")


def rendered(report: Report, name: str) -> str:
    """The report in a format, ending with a line break unless it is empty."""
    text = import_module(f"{__name__}.{name}").render(report)
    if not isinstance(text, str):
        raise TypeError(f"format {name} gives no text")
    return text if not text or text.endswith("\n") else text + "\n"
