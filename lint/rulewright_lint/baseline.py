"""Findings that are known and left for later: a file that matches by what is found, not by line numbers.

An entry is matched by code, pack, path within the pack and document, and by the message or the text of the line: so
it survives lines added above it, reworded messages and, within one document, a renamed file. Each entry hides one
finding. Entries that nothing matches any more are reported, so that the file shrinks.
"""

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, fields, replace
from hashlib import blake2b
from typing import Any

from rulewright_lint.failures import CannotRunError
from rulewright_lint.runner import Outcome
from rulewright_lint.suppressions import cannot_be_hidden
from rulewright_schema.catalog import Pack
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.documents import Broken, Document
from rulewright_schema.packs.files import Files
from rulewright_schema.packs.loading import Loaded

FORMAT = 1


class BadBaselineError(CannotRunError):
    """A baseline file that cannot be read. `str()` is one line for the user."""


@dataclass(frozen=True, slots=True, order=True)
class Entry:
    """One known finding. `document` is `kind:id` (empty outside documents), `line` a hash of the line's text."""

    code: str
    pack: str
    path: str
    document: str
    message: str
    line: str


def entry_of(found: Diagnostic, loaded: Loaded, files: Files) -> Entry:
    """What a baseline remembers of a finding."""
    path = found.span.path
    pack = _pack_of(loaded, path)
    within = files.within(path, pack.root) if pack and pack.root else path
    source = loaded.sources.get(path)
    text = source.line(found.span.start_line).strip() if source else ""
    digest = blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()
    return Entry(found.code, pack.id if pack else "", within, _document_at(found, pack), found.message, digest)


def _pack_of(loaded: Loaded, path: str) -> Pack | None:
    packs = (loaded.catalog.packs[name] for name in loaded.chosen)
    return next((pack for pack in packs if any(path == each for each in _paths(pack))), None)


def _paths(pack: Pack) -> Iterable[str]:
    if pack.document is not None:
        yield pack.document.source.path
    yield from (source.path for source in pack.sources)


def _document_at(found: Diagnostic, pack: Pack | None) -> str:
    """The innermost document around a finding, as `kind:id`."""
    everything: list[Document | Broken] = [*pack.documents, *pack.broken] if pack else []
    best = ""
    start = -1
    for each in everything:
        if each.place.source.path != found.span.path:
            continue
        span = each.place.node().span
        if span.start_byte <= found.span.start_byte <= span.end_byte and span.start_byte > start:
            best, start = f"{each.kind}:{each.id}", span.start_byte
    return best


def to_text(entries: Iterable[Entry]) -> str:
    """A baseline file: JSON, one entry a line, sorted, so that changes read well."""
    lines = ",\n".join("    " + json.dumps(asdict(each), ensure_ascii=False) for each in sorted(entries))
    return f'{{\n  "format": {FORMAT},\n  "findings": [\n{lines}\n  ]\n}}\n'


def from_text(text: str) -> tuple[Entry, ...]:
    """The entries of a baseline file. Raises BadBaselineError."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadBaselineError(f"it is not JSON ({problem})") from problem
    if not isinstance(data, dict) or data.get("format") != FORMAT or not isinstance(data.get("findings"), list):
        raise BadBaselineError(f"it is no baseline of format {FORMAT}; write it anew with --write-baseline")
    return tuple(_entry(each, number) for number, each in enumerate(data["findings"], 1))


def _entry(data: Any, number: int) -> Entry:
    names = [each.name for each in fields(Entry)]
    if not isinstance(data, dict) or sorted(data) != sorted(names) or not all(isinstance(data[n], str) for n in names):
        raise BadBaselineError(f"finding {number} has not the keys {', '.join(names)}; write it anew")
    return Entry(**data)


# From the most exact to the loosest: where one finding could be two entries, the most alike is taken.
_LIKENESSES: tuple[Callable[[Entry], object], ...] = (
    lambda each: each,
    lambda each: replace(each, line=""),
    lambda each: replace(each, message=""),
    lambda each: replace(each, line="", path="") if each.document else each,
    lambda each: replace(each, message="", path="") if each.document else each,
)


def without_known(outcome: Outcome, loaded: Loaded, files: Files, entries: Sequence[Entry]) -> Outcome:
    """The outcome without the findings that the baseline lists, with what it lists in vain."""
    open_findings = {
        index: entry_of(found, loaded, files)
        for index, found in enumerate(outcome.diagnostics)
        if not cannot_be_hidden(found)
    }
    open_entries = dict(enumerate(entries))
    for alike in _LIKENESSES:
        waiting: dict[object, list[int]] = defaultdict(list)
        for number, entry in open_entries.items():
            waiting[alike(entry)].append(number)
        for index, entry in list(open_findings.items()):
            numbers = waiting.get(alike(entry))
            if numbers:
                del open_entries[numbers.pop(0)], open_findings[index]
    left = tuple(
        found for index, found in enumerate(outcome.diagnostics) if index in open_findings or cannot_be_hidden(found)
    )
    gone = tuple(_shown(each) for each in open_entries.values() if _was_looked_at(each, loaded, files))
    return replace(outcome, diagnostics=left, known=len(outcome.diagnostics) - len(left), gone=gone)


def _shown(entry: Entry) -> str:
    where = f"{entry.path} ({entry.document})" if entry.document else entry.path
    return f"{where}: {entry.code} {entry.message}"


def _was_looked_at(entry: Entry, loaded: Loaded, files: Files) -> bool:
    """Whether the run could have found it: its file was checked, or its pack was and the file is gone."""
    if entry.pack not in loaded.chosen:
        return False
    pack = loaded.catalog.packs[entry.pack]
    paths = {files.within(path, pack.root) if pack.root else path: path for path in _paths(pack)}
    return entry.path not in paths or paths[entry.path] in loaded.selected
