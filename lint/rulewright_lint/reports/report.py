"""What every report format is made from, and the counts that all of them show."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rulewright_lint.runner import Outcome
from rulewright_schema.counts import counted
from rulewright_schema.diagnostics import Severity
from rulewright_schema.source import Source

SEVERITIES: tuple[Severity, ...] = ("error", "warning", "info")


@dataclass(frozen=True, slots=True)
class Report:
    """An outcome with what is needed to show it.

    `source` gives a file's text by path, None where it is not at hand; `summaries` the first line of each rule's page
    by code (only SARIF asks); `colour` is for the text format alone.
    """

    outcome: Outcome
    source: Callable[[str], Source | None]
    version: str
    colour: bool = False
    summaries: Mapping[str, str] = field(default_factory=dict)


def checked_line(outcome: Outcome) -> str:
    """How much was looked at: `checked 3 documents in 1 file with 60 rules`, and what was not."""
    documents, files, rules = (
        counted(outcome.documents, "document"),
        counted(outcome.files, "file"),
        counted(outcome.rules, "rule"),
    )
    line = f"checked {documents} in {files} with {rules}"
    return f"{line}, {counted(outcome.unchecked, 'file')} not checked" if outcome.unchecked else line


def found_line(outcome: Outcome) -> str:
    """What was found, by severity, and what was hidden; empty where there is nothing to say."""
    counts = Counter(each.severity for each in outcome.diagnostics)
    parts = [counted(counts[each], each) for each in SEVERITIES if counts[each]]
    line = "found " + ", ".join(parts) if parts else ""
    notes = []
    if outcome.hidden:
        notes.append(f"{outcome.hidden:,} hidden by comments")
    if outcome.known:
        notes.append(f"{outcome.known:,} in the baseline")
    return " ".join(each for each in (line, f"({', '.join(notes)})" if notes else "") if each)
