"""Outcomes and drafts as plain data that JSON holds, and back: for the cache. No pickle: a cache runs no code."""

from collections.abc import Mapping, Sequence
from typing import Any

from rulewright_lint.runner import Outcome
from rulewright_schema.diagnostics import Diagnostic, Edit, Fault, Fix, Related
from rulewright_schema.documents import Draft, Drafts, Place
from rulewright_schema.source import Source, Span


def span_to(span: Span) -> list[Any]:
    """A span as a list in the order of its fields."""
    return [
        span.path, span.start_line, span.start_column, span.end_line, span.end_column, span.start_byte, span.end_byte
    ]  # fmt: skip


def diagnostic_to(found: Diagnostic) -> list[Any]:
    """A finding as nested lists."""
    fault = found.fault
    fix = found.fix
    return [
        [fault.code, fault.name, fault.severity],
        span_to(found.span),
        found.message,
        found.help,
        [[span_to(each.span), each.label] for each in found.related],
        fix and [[[span_to(each.span), each.new_text] for each in fix.edits], fix.description, fix.safe],
    ]


def diagnostic_from(data: Sequence[Any]) -> Diagnostic:
    """The finding back."""
    fault, span, message, help_text, related, fix = data
    return Diagnostic(
        Fault(*fault),
        Span(*span),
        message,
        help_text,
        tuple(Related(Span(*where), label) for where, label in related),
        fix and Fix(tuple(Edit(Span(*where), text) for where, text in fix[0]), fix[1], fix[2]),
    )


def outcome_to(outcome: Outcome) -> dict[str, Any]:
    """An outcome without failures of ours: those are never kept."""
    return {
        "diagnostics": [diagnostic_to(each) for each in outcome.diagnostics],
        "counts": [outcome.documents, outcome.files, outcome.rules, outcome.hidden, outcome.known, outcome.unchecked],
        "looked_at": dict(outcome.looked_at),
        "gone": list(outcome.gone),
    }


def outcome_from(data: Mapping[str, Any]) -> Outcome:
    """The outcome back."""
    documents, files, rules, hidden, known, unchecked = data["counts"]
    diagnostics = tuple(diagnostic_from(each) for each in data["diagnostics"])
    return Outcome(
        diagnostics, documents, files, rules, data["looked_at"], (), hidden, known, tuple(data["gone"]), unchecked
    )  # fmt: skip


def drafts_to(drafts: Drafts) -> list[Any]:
    """The drafts of a file and what was wrong in reading it."""
    kept = [
        [each.place.index, list(each.place.path), each.kind, each.id, each.data, each.override]
        for each in drafts.drafts
    ]
    return [kept, [diagnostic_to(each) for each in drafts.diagnostics]]


def drafts_from(source: Source, data: Sequence[Any]) -> Drafts:
    """The drafts back, on the file's bytes at hand."""
    drafts, diagnostics = data
    return Drafts(
        source,
        tuple(
            Draft(Place(source, index, tuple(path)), kind, name, values, override)
            for index, path, kind, name, values, override in drafts
        ),
        tuple(diagnostic_from(each) for each in diagnostics),
    )
