"""For programs: everything that a run found, in a shape of its own with a version.

`version` grows when a key changes its meaning or goes away; keys may be added without it. Lines and columns count
from 1 in code points, `end` is exclusive, `byte` counts from 0 and includes a byte-order mark.
"""

import json

from rulewright_lint.reports.report import Report
from rulewright_schema.diagnostics import Diagnostic, Fix
from rulewright_schema.source import Span

VERSION = 1


def render(report: Report) -> str:
    """One JSON object: `version`, `tool`, `findings`, `follows`, `summary`, `baseline`, `failures`."""
    outcome = report.outcome
    counts = dict.fromkeys(("error", "warning", "info"), 0)
    for found in outcome.diagnostics:
        counts[found.severity] += 1
    shape = {
        "version": VERSION,
        "tool": {"name": "rulewright", "version": report.version},
        "findings": [finding(each) for each in outcome.diagnostics],
        "follows": [
            {**finding(each.found), "from": {"code": each.cause.code, "span": place(each.cause.span)}}
            for each in outcome.follows
        ],
        "summary": {
            "documents": outcome.documents,
            "files": outcome.files,
            "files_not_checked": outcome.unchecked,
            "rules": outcome.rules,
            "severities": counts,
            "hidden_by_comments": outcome.hidden,
            "looked_at": dict(sorted(outcome.looked_at.items())),
        },
        "baseline": {"known": outcome.known, "gone": list(outcome.gone)},
        "failures": [
            {"code": each.code, "name": each.name, "where": each.where, "error": each.error} for each in outcome.crashes
        ],
    }
    return json.dumps(shape, indent=2) + "\n"


def finding(found: Diagnostic) -> dict[str, object]:
    """One finding."""
    return {
        "code": found.code,
        "name": found.name,
        "severity": found.severity,
        "message": found.message,
        "help": found.help,
        "span": place(found.span),
        "related": [{"label": each.label, "span": place(each.span)} for each in found.related],
        "fix": _fix(found.fix) if found.fix else None,
    }


def place(span: Span) -> dict[str, object]:
    """A span."""
    return {
        "path": span.path,
        "start": {"line": span.start_line, "column": span.start_column, "byte": span.start_byte},
        "end": {"line": span.end_line, "column": span.end_column, "byte": span.end_byte},
    }


def _fix(fix: Fix) -> dict[str, object]:
    return {
        "description": fix.description,
        "safe": fix.safe,
        "edits": [{"span": place(each.span), "new_text": each.new_text} for each in fix.edits],
    }
