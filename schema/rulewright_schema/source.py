"""One file's bytes and the positions in it.

Offsets inside the toolchain are code points of the decoded text without its byte-order mark; people are shown lines
and columns from 1, machines also bytes. The line table is ours: YAML 1.1 counts U+2028 and U+0085 as line breaks,
editors do not.
"""

import re
import zlib
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property

BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_LINE_BREAK = re.compile("\r\n|\n|\r")


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A stretch of one file: lines and columns from 1 in code points, `end_*` exclusive, bytes from 0.

    Byte offsets count from the file's first byte, the byte-order mark included.
    """

    path: str
    start_line: int
    start_column: int
    end_line: int
    end_column: int
    start_byte: int
    end_byte: int

    def __str__(self) -> str:
        return f"{self.path}:{self.start_line}:{self.start_column}"


class Source:
    """The bytes of one file, decoded once, with its line table.

    `path` is what reports show: relative to where the tool runs, `-` for standard input. Bytes that are not UTF-8
    show as U+FFFD in `text`, so that a report can still draw the line; the reader gives the diagnostic.
    """

    def __init__(self, path: str, data: bytes) -> None:
        self.path = path
        self._data: bytes | None = data
        self._packed: bytes | None = None
        self._hash_within: bool | None = None

    def __repr__(self) -> str:
        return f"Source({self.path!r}, {len(self.data)} bytes)"

    @property
    def data(self) -> bytes:
        """The bytes as they were read."""
        if self._data is None:
            self._data = zlib.decompress(self._packed or b"")
        return self._data

    @property
    def may_comment(self) -> bool:
        """Whether a `#` stands anywhere in it: without one there is no comment. Packed bytes stay packed."""
        if self._hash_within is None:
            self._hash_within = b"#" in self.data
        return self._hash_within

    @property
    def mark_length(self) -> int:
        """Bytes of the byte-order mark: 3 or 0."""
        return len(BYTE_ORDER_MARK) if self.data.startswith(BYTE_ORDER_MARK) else 0

    @cached_property
    def text(self) -> str:
        """The decoded text without the byte-order mark, line endings as they are."""
        return self.data[self.mark_length :].decode("utf-8", errors="replace")

    @cached_property
    def line_starts(self) -> list[int]:
        """Code-point offset of each line's first character."""
        return [0, *(match.end() for match in _LINE_BREAK.finditer(self.text))]

    def forget(self) -> None:
        """Drops what can be derived again: a run over many files keeps their bytes alone, packed to a third."""
        for derived in ("text", "line_starts"):
            self.__dict__.pop(derived, None)
        if self._packed is None:
            self._hash_within = b"#" in self.data
            self._packed = zlib.compress(self.data, 1)
        self._data = None

    def position(self, offset: int) -> tuple[int, int]:
        """Line and column, both from 1, of a code-point offset."""
        line = bisect_right(self.line_starts, offset)
        return line, offset - self.line_starts[line - 1] + 1

    def offset(self, line: int, column: int) -> int:
        """Code-point offset of a line and column, both from 1."""
        return self.line_starts[line - 1] + column - 1

    def byte_offset(self, offset: int) -> int:
        """Byte offset in the file of a code-point offset."""
        if self.text.isascii():
            return offset + self.mark_length
        return len(self.text[:offset].encode("utf-8")) + self.mark_length

    def span(self, start: int, end: int) -> Span:
        """The span between two code-point offsets."""
        start_line, start_column = self.position(start)
        end_line, end_column = self.position(end)
        return Span(
            self.path, start_line, start_column, end_line, end_column, self.byte_offset(start), self.byte_offset(end)
        )

    def line(self, number: int) -> str:
        """The text of a line (from 1) without its line break; empty beyond the end."""
        if not 1 <= number <= len(self.line_starts):
            return ""
        start = self.line_starts[number - 1]
        end = self.line_starts[number] if number < len(self.line_starts) else len(self.text)
        return self.text[start:end].rstrip("\r\n")
