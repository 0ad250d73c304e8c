"""Source text to nodes with spans, over the event stream of PyYAML's C parser.

`read` never raises for what a file holds: whatever is wrong becomes a diagnostic at its place. YAML 1.2 core scalars,
text keys only, anchors and aliases within limits, no merge keys, no custom tags.
"""

import re
from dataclasses import dataclass, replace
from functools import cached_property

from yaml import YAMLError

from rulewright_schema import faults
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.nodes import Data, Node
from rulewright_schema.reading.comments import Comment, quoted_regions, scan
from rulewright_schema.reading.limits import LIMITS, Limits
from rulewright_schema.reading.line_reader import data_by_lines
from rulewright_schema.reading.plain_reader import HIDDEN_BREAK, plain_documents
from rulewright_schema.reading.syntax import conflict_markers, explain
from rulewright_schema.reading.tree import Stopped, TreeBuilder
from rulewright_schema.source import Source

try:
    from yaml._yaml import CParser
except ImportError as problem:  # pragma: no cover - only where PyYAML was built without libyaml
    raise ImportError(
        "Rulewright reads YAML through libyaml, and this PyYAML was built without it. Install a wheel that has it: "
        "pip install --force-reinstall --only-binary pyyaml 'pyyaml>=6.0.4'"
    ) from problem

# What libyaml refuses as well, found here so that the position is exact. Said the other way round, by what is allowed,
# the pattern takes ten times as long to compile.
_NOT_ALLOWED = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufeff\ufffe\uffff]")
_ASCII_CONTROL = bytes(byte for byte in range(128) if byte < 32 and byte not in b"\t\n\r") + b"\x7f"


@dataclass(frozen=True)
class Reading:
    """What one file holds: a root node for each document that could be read, and what is wrong with the text.

    `dropped` are nodes that no document refers to: second values of a key, values of keys that are no text, the part
    of a document before a syntax error. Where `diagnostics` is not empty, a document may lack what was dropped.
    """

    source: Source
    documents: tuple[Node, ...]
    diagnostics: tuple[Diagnostic, ...] = ()
    dropped: tuple[Node, ...] = ()

    @cached_property
    def comments(self) -> tuple[Comment, ...]:
        """The comments of the file in order; found when first asked for."""
        return scan(self.source, (*self.documents, *self.dropped))


def read(source: Source, limits: Limits = LIMITS) -> Reading:
    """Every document of a file as nodes with spans, and every fault of its text as a diagnostic with its place.

    Documents before a syntax error are still returned. Time and memory are bounded by the limits.
    """
    unreadable = _unreadable(source, limits)
    if unreadable:
        return Reading(source, (), tuple(map(_with_sentence, unreadable)))
    parser = CParser(source.data)
    builder = TreeBuilder(source, limits)
    try:
        builder.build(parser.get_event)
    except Stopped:
        pass
    except YAMLError as error:
        problem = explain(source, error, builder.open, limits)
        # Where a text begins with `*`, what follows its first word is no fault of its own.
        if not any(_follows(problem, each) for each in builder.diagnostics):
            builder.diagnostics.append(problem)
    finally:
        parser.dispose()
    documents, dropped, found = builder.result()
    if not documents and not found:
        found.append(
            Diagnostic(
                faults.EMPTY_DOCUMENT,
                source.span(0, 0),
                "the file holds no document",
                "write one (rulewright new KIND gives a start), or delete the file",
            )
        )
    hidden = [] if source.text.isascii() else _hidden_breaks(source, (*documents, *dropped))
    # Where a line ends unseen, what follows on it fits nothing: that is no fault of its own.
    found = [each for each in found if not any(_is_after(each, before) for before in hidden)]
    found.extend(hidden)
    found.sort(key=lambda diagnostic: diagnostic.order)
    return Reading(source, tuple(documents), tuple(map(_with_sentence, found)), tuple(dropped))


def _follows(found: Diagnostic, before: Diagnostic) -> bool:
    same_line = found.span.start_line == before.span.start_line
    return same_line and before.fault == faults.UNDEFINED_ALIAS and found.fault == faults.SYNTAX_ERROR


def _is_after(found: Diagnostic, hidden: Diagnostic) -> bool:
    """Whether a syntax error comes about by an invisible line break on the same line."""
    return found.fault == faults.SYNTAX_ERROR and found.span.start_line == hidden.span.start_line


def _with_sentence(found: Diagnostic) -> Diagnostic:
    """The finding with its help as a sentence: the rooms of reading write it as a phrase."""
    text = found.help
    return replace(found, help=f"{text[:1].upper()}{text[1:]}{'' if text.endswith('.') else '.'}")


def read_plain(source: Source, limits: Limits = LIMITS) -> list[Data] | None:
    """The plain data of every document of a file in which `read` finds nothing to say; None where it may, or where
    the file has what is rare. Takes an eighth of the time of `read` where the file is laid out as most are, else half.

    The data are to be read, not to be changed: files that say the same may share what is within.
    """
    if _unreadable(source, limits):
        return None
    document = data_by_lines(source, limits)
    return [document] if document is not None else plain_documents(source, limits)


def _unreadable(source: Source, limits: Limits) -> tuple[Diagnostic, ...]:
    """What forbids parsing at all: too large, not UTF-8, control characters, unresolved merge conflicts."""
    data = source.data
    if len(data) > limits.bytes:
        found = Diagnostic(
            faults.FILE_TOO_LARGE,
            Source(source.path, b"").span(0, 0),
            # How many more is not known: of a larger file no more is read.
            f"the file has more than {limits.bytes:,} bytes",
            "split it into several files",
        )
        return (found,)
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as problem:
        return (_not_utf_8(source, problem),)
    if data.isascii():
        odd = len(data.translate(None, _ASCII_CONTROL)) != len(data)
    else:
        odd = _NOT_ALLOWED.search(source.text) is not None
    if odd:
        match = _NOT_ALLOWED.search(source.text)
        assert match is not None
        found = Diagnostic(
            faults.CONTROL_CHARACTER,
            source.span(match.start(), match.end()),
            f"control character U+{ord(match[0]):04X} is not allowed",
            'delete it; where it is meant, write it in double quotes as an escape ("\\0", "\\x07")',
        )
        return (found,)
    return conflict_markers(source)


def _not_utf_8(source: Source, problem: UnicodeDecodeError) -> Diagnostic:
    # Up to the first bad byte the text with replacements is the true one, and so are its positions.
    start = len(source.data[source.mark_length : problem.start].decode("utf-8"))
    span = replace(source.span(start, start + 1), end_byte=problem.start + 1)
    return Diagnostic(
        faults.NOT_UTF_8,
        span,
        f"byte 0x{source.data[problem.start]:02X} at offset {problem.start:,} of the file is not UTF-8",
        "save the file as UTF-8 (it may be Latin-1, Windows-1252 or UTF-16 now)",
    )


def _hidden_breaks(source: Source, roots: tuple[Node, ...]) -> list[Diagnostic]:
    """U+0085, U+2028 and U+2029 outside quotes: the parser ends a line there and no editor shows it.

    A comment could hide content behind one.
    """
    text = source.text
    offsets = [match.start() for match in HIDDEN_BREAK.finditer(text)]
    if not offsets:
        return []
    regions = iter(quoted_regions(source, roots))
    start, end = next(regions, (len(text), len(text)))
    for offset in offsets:
        while end <= offset:
            start, end = next(regions, (len(text), len(text) + 1))
        if offset < start:
            span = source.span(offset, offset + 1)
            before = text[offset - source.position(offset)[1] + 1 : offset].lstrip(" -{[,")
            where = "in a quoted key" if before[:1] in ("'", '"') else "outside quotes"
            message = f"invisible line break U+{ord(text[offset]):04X} {where}"
            # One is enough: who pasted one has pasted more, and the same search and replace mends them all.
            return [Diagnostic(faults.HIDDEN_LINE_BREAK, span, message, "delete it, or replace it by a space")]
    return []
