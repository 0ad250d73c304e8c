"""For people: each finding with its line, the span underlined, other places it speaks of, and what to do next."""

from collections.abc import Iterator
from shlex import quote

from rulewright_lint.escapes import visible, width
from rulewright_lint.reports.report import Report, checked_line, found_line
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.source import Span

TAB = 4
SHOWN_WIDTH = 140
BEFORE = 50

_COLOURS = {"error": "1;31", "warning": "1;33", "info": "1;36", "faint": "2", "strong": "1", "help": "1;32"}


def render(report: Report) -> str:
    """The findings, then how many there are and how much was looked at."""
    lines: list[str] = []
    for found in report.outcome.diagnostics:
        lines.extend((*_finding(found, report), ""))
    for line in report.outcome.gone:
        lines.append(f"no longer found, take it out of the baseline: {visible(line)}")
    lines.extend(visible(str(each)) for each in report.outcome.follows)
    summary = found_line(report.outcome)
    if summary:
        lines.append(summary)
    lines.append(checked_line(report.outcome))
    return "\n".join(lines) + "\n"


def _finding(found: Diagnostic, report: Report) -> Iterator[str]:
    head = f"{found.severity}[{found.code}] {found.name}"
    yield f"{_paint(report, found.severity, head)}{_paint(report, 'strong', ': ' + visible(found.message))}"
    margin = max(len(str(each.start_line)) for each in (found.span, *(other.span for other in found.related)))
    yield from _excerpt(found.span, "", found.severity, margin, report)
    for related in found.related:
        yield from _excerpt(related.span, related.label, "faint", margin, report)
    gap = " " * (margin + 1)
    yield f"{gap}{_paint(report, 'faint', '=')} {_paint(report, 'help', 'help')}: {visible(found.help)}"
    if found.fix is not None:
        how = f"rulewright fix{'' if found.fix.safe else ' --unsafe'} {quote(found.span.path)}"
        word = _paint(report, "help", "fix")
        yield f"{gap}{_paint(report, 'faint', '=')} {word}: {visible(found.fix.description)} ({visible(how)})"


def _excerpt(span: Span, label: str, colour: str, margin: int, report: Report) -> Iterator[str]:
    """A place: its path, its line and the span underlined; only the path where the line is not at hand."""
    bar = _paint(report, "faint", "|")
    note = f": {visible(label)}" if label else ""
    yield f"{' ' * margin}{_paint(report, 'faint', '-->')} {visible(str(span))}{note}"
    source = report.source(span.path)
    if source is None:
        return
    text = source.line(span.start_line)
    start = min(span.start_column - 1, len(text))
    end = min(span.end_column - 1, len(text)) if span.end_line == span.start_line else len(text.rstrip())
    before, marked, after = shown(text[:start]), shown(text[start:end], width(shown(text[:start]))), ""
    after = shown(text[max(start, end) :])
    before, marked, after = _cut(before, marked, after)
    yield f"{' ' * margin} {bar}"
    number = _paint(report, "faint", f"{span.start_line:>{margin}}")
    yield f"{number} {bar} {(before + marked + after).rstrip()}"
    underline = _paint(report, colour, "^" * max(1, width(marked)))
    yield f"{' ' * margin} {bar} {' ' * width(before)}{underline}"


def shown(text: str, column: int = 0) -> str:
    """Text of a line as it is printed: tabs as spaces up to the next stop, invisible characters written out."""
    if "\t" not in text:
        return visible(text)
    pieces: list[str] = []
    for each in text:
        piece = " " * (TAB - column % TAB) if each == "\t" else visible(each)
        column += width(piece)
        pieces.append(piece)
    return "".join(pieces)


def _cut(before: str, marked: str, after: str) -> tuple[str, str, str]:
    """A long line around the span, so that a report stays readable."""
    if width(before) + width(marked) + width(after) <= SHOWN_WIDTH:
        return before, marked, after
    if len(before) > BEFORE:
        before = "…" + before[-BEFORE:]
    room = SHOWN_WIDTH - len(before)
    if len(marked) > room:
        return before, marked[: room - 1] + "…", ""
    room -= len(marked)
    return before, marked, after[: room - 1] + "…" if len(after) > room else after


def _paint(report: Report, colour: str, text: str) -> str:
    return f"\x1b[{_COLOURS[colour]}m{text}\x1b[0m" if report.colour else text
