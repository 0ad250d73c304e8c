"""Minimal text edits at spans: planned, applied, and taken back when they change anything outside their own place.

Everything here is pure: bytes in, bytes out. Bytes outside an edit are kept exactly (byte-order mark, line endings,
quotes, folding, comments); line breaks inside a new text become the file's own.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rulewright_schema.diagnostics import Diagnostic, Edit, Fix
from rulewright_schema.editing.outline import Shift, what_changed
from rulewright_schema.reading.reader import read
from rulewright_schema.source import Source


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """A fix that was not made, and why."""

    fix: Fix
    reason: str


@dataclass(frozen=True, slots=True)
class FixResult:
    """A file after fixing. `remaining` are the findings of the last round; `withdrawn` holds each fix once."""

    source: Source
    applied: tuple[Fix, ...]
    withdrawn: tuple[Withdrawn, ...]
    remaining: tuple[Diagnostic, ...]
    rounds: int

    @property
    def changed(self) -> bool:
        return bool(self.applied)


def apply(source: Source, edits: Sequence[Edit]) -> bytes:
    """The file's bytes with the edits made. Raises ValueError where edits overlap or belong to another file."""
    ordered = _ordered(source, edits)
    ending = line_ending(source)
    data = source.data
    pieces: list[bytes] = []
    done = 0
    for edit in ordered:
        pieces.append(data[done : edit.span.start_byte])
        pieces.append(_own_breaks(edit.new_text, ending).encode("utf-8"))
        done = edit.span.end_byte
    pieces.append(data[done:])
    return b"".join(pieces)


def line_ending(source: Source) -> str:
    """The file's first line break; a line feed where there is none."""
    if len(source.line_starts) == 1:
        return "\n"
    first = source.line_starts[1]
    if source.text[first - 1] == "\r":
        return "\r"
    return "\r\n" if source.text[first - 2 : first] == "\r\n" else "\n"


def plan(fixes: Iterable[Fix], safe_only: bool) -> tuple[tuple[Fix, ...], tuple[Fix, ...]]:
    """Which fixes can be made together, first come first served, and which wait for the next round.

    Two fixes get into each other's way where their edits overlap or begin at the same place. Unsafe fixes are in
    neither group when only safe ones are wanted.
    """
    accepted: list[Fix] = []
    deferred: list[Fix] = []
    taken: list[Edit] = []
    for fix in fixes:
        if safe_only and not fix.safe:
            continue
        if any(_collide(edit, other) for edit in fix.edits for other in taken):
            deferred.append(fix)
        else:
            accepted.append(fix)
            taken.extend(fix.edits)
    return tuple(accepted), tuple(deferred)


def verify(before: Source, after: Source, edits: Sequence[Edit]) -> str:
    """Why edits must not be made: what they change outside their own place. Empty when all is well."""
    ordered = _ordered(before, edits)
    ending = line_ending(before)
    shift = Shift(
        (
            _offset(before, edit.span.start_line, edit.span.start_column),
            _offset(before, edit.span.end_line, edit.span.end_column),
            len(_own_breaks(edit.new_text, ending)),
        )
        for edit in ordered
    )
    return what_changed(read(before), read(after), shift)


def fix_source(
    source: Source,
    diagnostics_of: Callable[[Source], Sequence[Diagnostic]],
    unsafe: bool = False,
    rounds: int = 10,
) -> FixResult:
    """Make the fixes of one file's findings, round by round, until nothing applies any more.

    Each round looks at the file anew, so fixes that waited find their new places. A fix that would change something
    else is withdrawn; so is one that touches another file.
    """
    applied: list[Fix] = []
    withdrawn: dict[tuple[str, tuple[str, ...]], Withdrawn] = {}
    done = 0
    diagnostics = tuple(diagnostics_of(source))
    while done < rounds:
        wanted = [one.fix for one in diagnostics if one.fix is not None and _name(one.fix) not in withdrawn]
        accepted, _ = plan(wanted, safe_only=not unsafe)
        made, source, refused = make(source, accepted)
        for one in refused:
            withdrawn[_name(one.fix)] = one
        if not made and not refused:
            break
        applied.extend(made)
        done += 1
        diagnostics = tuple(diagnostics_of(source))
    return FixResult(source, tuple(applied), tuple(withdrawn.values()), diagnostics, done)


def make(source: Source, fixes: Sequence[Fix]) -> tuple[list[Fix], Source, list[Withdrawn]]:
    """Make all fixes at once if that is sound, else each that is sound together with those before it."""
    if not fixes:
        return [], source, []
    after, reason = _try(source, fixes)
    if not reason:
        return list(fixes), after, []
    made: list[Fix] = []
    best = source
    refused: list[Withdrawn] = []
    for fix in fixes:
        after, reason = _try(source, [*made, fix])
        if reason:
            refused.append(Withdrawn(fix, reason))
        else:
            made.append(fix)
            best = after
    return made, best, refused


def _try(source: Source, fixes: Sequence[Fix]) -> tuple[Source, str]:
    edits = [edit for fix in fixes for edit in fix.edits]
    try:
        after = Source(source.path, apply(source, edits))
    except ValueError as problem:
        return source, str(problem)
    return after, verify(source, after, edits)


def _ordered(source: Source, edits: Sequence[Edit]) -> list[Edit]:
    ordered = sorted(edits, key=lambda edit: (edit.span.start_byte, edit.span.end_byte))
    previous: Edit | None = None
    for edit in ordered:
        if edit.span.path != source.path:
            raise ValueError(f"the edit at {edit.span} belongs to another file than {source.path}")
        if edit.span.end_byte > len(source.data):
            raise ValueError(f"the edit at {edit.span} reaches beyond the end of the file")
        if previous is not None and edit.span.start_byte < previous.span.end_byte:
            raise ValueError(f"the edits at {previous.span} and {edit.span} overlap")
        previous = edit
    return ordered


def _offset(source: Source, line: int, column: int) -> int:
    """Code-point offset of a span's end point; a column behind the line's end is its end."""
    return min(source.offset(line, column), len(source.text))


def _collide(one: Edit, other: Edit) -> bool:
    a, b = one.span, other.span
    if a.path != b.path:
        return False
    return a.start_byte == b.start_byte or (a.start_byte < b.end_byte and b.start_byte < a.end_byte)


def _own_breaks(text: str, ending: str) -> str:
    return text.replace("\r\n", "\n").replace("\n", ending)


def _name(fix: Fix) -> tuple[str, tuple[str, ...]]:
    """A fix across rounds: its place moves with what was mended before it, its text does not."""
    return fix.description, tuple(f"{edit.span.start_column} {edit.new_text}" for edit in fix.edits)
