"""SARIF 2.1.0, which code hosts and editors read. Columns count UTF-16 units, as `columnKind` says."""

import json
from urllib.parse import quote

from rulewright_lint.fingerprints import fingerprint
from rulewright_lint.reports.report import Report
from rulewright_schema.diagnostics import Diagnostic, Fault, Fix, Severity
from rulewright_schema.source import Span

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_LEVELS: dict[Severity, str] = {"error": "error", "warning": "warning", "info": "note"}


def render(report: Report) -> str:
    """One log with one run."""
    faults = {each.code: each.fault for each in report.outcome.diagnostics}
    order = sorted(faults)
    driver = {
        "name": "Rulewright",
        "version": report.version,
        "rules": [_rule(faults[code], report) for code in order],
    }
    failures = [
        {"level": "error", "message": {"text": f"rule {each.code} failed on {each.where}: {each.error}"}}
        for each in report.outcome.crashes
    ]
    run = {
        "tool": {"driver": driver},
        "columnKind": "utf16CodeUnits",
        "invocations": [{"executionSuccessful": not failures, "toolExecutionNotifications": failures}],
        "results": [_result(each, order.index(each.code), report) for each in report.outcome.diagnostics],
    }
    return json.dumps({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2) + "\n"


def _rule(fault: Fault, report: Report) -> dict[str, object]:
    summary = report.summaries.get(fault.code) or fault.name.replace("-", " ")
    return {
        "id": fault.code,
        "name": fault.name,
        "shortDescription": {"text": summary},
        "help": {"text": f"Run: rulewright explain {fault.code}"},
        "helpUri": f"lint/{fault.code.lower()}/",
        "defaultConfiguration": {"level": _LEVELS[fault.severity]},
    }


def _result(found: Diagnostic, index: int, report: Report) -> dict[str, object]:
    result: dict[str, object] = {
        "ruleId": found.code,
        "ruleIndex": index,
        "level": _LEVELS[found.severity],
        "message": {"text": f"{found.message}\n{found.help}"},
        "locations": [{"physicalLocation": _location(found.span, report)}],
        "partialFingerprints": {"rulewright/v1": fingerprint(found, report.source(found.span.path))},
    }
    if found.related:
        result["relatedLocations"] = [
            {"id": number, "physicalLocation": _location(each.span, report), "message": {"text": each.label}}
            for number, each in enumerate(found.related, 1)
        ]
    if found.fix is not None:
        result["fixes"] = [_fix(found.fix, report)]
    return result


def _fix(fix: Fix, report: Report) -> dict[str, object]:
    changes: dict[str, list[dict[str, object]]] = {}
    for edit in fix.edits:
        replacement = {"deletedRegion": _region(edit.span, report), "insertedContent": {"text": edit.new_text}}
        changes.setdefault(edit.span.path, []).append(replacement)
    return {
        "description": {"text": fix.description},
        "artifactChanges": [
            {"artifactLocation": {"uri": _uri(path)}, "replacements": replacements}
            for path, replacements in changes.items()
        ],
    }


def _location(span: Span, report: Report) -> dict[str, object]:
    return {"artifactLocation": {"uri": _uri(span.path)}, "region": _region(span, report)}


def _uri(path: str) -> str:
    data = path.encode("utf-8", "surrogateescape")  # a name that is no UTF-8 keeps its bytes
    return "file://" + quote(data) if path.startswith("/") else quote(data)


def _region(span: Span, report: Report) -> dict[str, object]:
    return {
        "startLine": span.start_line,
        "startColumn": _utf16_column(span.path, span.start_line, span.start_column, report),
        "endLine": span.end_line,
        "endColumn": _utf16_column(span.path, span.end_line, span.end_column, report),
        "byteOffset": span.start_byte,
        "byteLength": span.end_byte - span.start_byte,
    }


def _utf16_column(path: str, line: int, column: int, report: Report) -> int:
    source = report.source(path)
    before = source.line(line)[: column - 1] if source else ""
    return column + sum(ord(each) > 0xFFFF for each in before)
