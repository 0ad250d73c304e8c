"""JUnit's XML, which most build servers show: a case for each file with findings, or one that passed."""

from itertools import groupby
from xml.sax.saxutils import escape, quoteattr

from rulewright_lint.escapes import visible
from rulewright_lint.reports.report import Report, checked_line
from rulewright_schema.diagnostics import Diagnostic


def render(report: Report) -> str:
    """One suite; every finding of severity error or warning is a failure, hints are passed cases."""
    outcome = report.outcome
    cases: list[str] = []
    failures = 0
    for path, found in groupby(outcome.diagnostics, key=lambda each: each.span.path):
        for each in found:
            failures += each.severity != "info"
            cases.append(_case(path, each))
    for crash in outcome.crashes:
        cases.append(
            f"    <testcase classname={_attribute(crash.where)} name={_attribute(crash.code)}>\n"
            f"      <error message={_attribute(crash.error)}/>\n    </testcase>\n"
        )
    if not cases:
        cases.append(f'    <testcase classname="rulewright" name={_attribute(checked_line(outcome))}/>\n')
    counts = f'tests="{len(cases)}" failures="{failures}" errors="{len(outcome.crashes)}"'
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<testsuites name="rulewright" {counts}>\n  <testsuite name="rulewright lint" {counts}>\n'
        f"{''.join(cases)}  </testsuite>\n</testsuites>\n"
    )


def _case(path: str, found: Diagnostic) -> str:
    span = found.span
    name = f"{found.code}[{found.name}] line {span.start_line}, column {span.start_column}"
    head = (
        f"    <testcase classname={_attribute(path)} name={_attribute(name)} line={_attribute(str(span.start_line))}>"
    )
    if found.severity == "info":
        return f"{head}\n      <system-out>{_text(found.message)}</system-out>\n    </testcase>\n"
    body = _text(f"{span}: {found.message}\n") + _text(found.help)
    failure = f"      <failure type={_attribute(found.severity)} message={_attribute(found.message)}>{body}</failure>\n"
    return f"{head}\n{failure}    </testcase>\n"


def _safe(text: str) -> str:
    """Characters that XML 1.0 cannot hold at all are written out, like everything invisible."""
    return "\n".join(visible(line) for line in text.split("\n"))


def _text(text: str) -> str:
    return escape(_safe(text))


def _attribute(text: str) -> str:
    return quoteattr(_safe(text))
