"""GitLab's code quality report: a JSON list whose fingerprints tell findings apart over time."""

import json
from collections import Counter

from rulewright_lint.fingerprints import fingerprint
from rulewright_lint.reports.report import Report
from rulewright_schema.diagnostics import Severity

_SEVERITIES: dict[Severity, str] = {"error": "major", "warning": "minor", "info": "info"}


def render(report: Report) -> str:
    """One JSON list."""
    seen: Counter[str] = Counter()
    entries = []
    for found in report.outcome.diagnostics:
        key = fingerprint(found, report.source(found.span.path))
        seen[key] += 1
        entries.append(
            {
                "description": f"{found.message} ({found.help})",
                "check_name": found.code,
                "fingerprint": key if seen[key] == 1 else f"{key}-{seen[key]}",
                "severity": _SEVERITIES[found.severity],
                "location": {
                    "path": found.span.path,
                    "lines": {"begin": found.span.start_line, "end": found.span.end_line},
                },
            }
        )
    return json.dumps(entries, indent=2) + "\n"
