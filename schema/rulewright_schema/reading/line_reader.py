"""Text as nearly all content is written, straight to plain data, line by line.

Such text has one entry or list item on each line, what belongs together in braces on one line, prose in blocks. The
lines are taken apart here, and what stands in braces or brackets is read as all YAML is, but only once: content says
the same again and again. `data_by_lines` answers None for all else, however little it differs (text that goes on on the
next line, quotes with escapes, comments behind values, anchors): other readers tell what that holds, and whether it is
right. What is taken is what `read` reads without a finding; tests hold both to the same data.
"""

import re
from functools import lru_cache
from typing import Any, cast

from rulewright_schema.nodes import Data, Scalar
from rulewright_schema.reading.limits import Limits
from rulewright_schema.reading.plain_reader import plain_documents
from rulewright_schema.reading.scalars import OutOfRange, resolve
from rulewright_schema.source import Source

_ODD = re.compile("[\t\r\x85\u2028\u2029\ufeff]")
_ENTRY = re.compile(r"(\w[\w./-]*+):(?: (\S.*+))?+")
_QUOTED = re.compile(r"""\"[^"\\]*+\"|'[^']*+'""")
_BLOCK_STYLES = frozenset((">", ">-", "|", "|-"))
_LONGEST_KEY = 1000
_AROUND = 10
"""Steps of the parser for the begin and the end of a file."""
_KEPT = 2048


class _Unusual(Exception):  # noqa: N818 - nothing is wrong: the text is for another reader
    """The text has something that is not read here."""


def data_by_lines(source: Source, limits: Limits) -> dict[str, Data] | None:
    """The data of a readable file that is one mapping, laid out as nearly all are; None for any other.

    Lists and mappings within may be shared with other files: they are to be read, not to be changed.
    """
    text = source.text
    # A step of the parser takes one character or more.
    if not text.endswith("\n") or len(text) > limits.nodes - _AROUND or _ODD.search(text):
        return None
    try:
        return _mapping(text.split("\n"), limits)
    except (_Unusual, OutOfRange):
        return None


def _mapping(lines: list[str], limits: Limits) -> dict[str, Data]:
    root: dict[str, Data] = {}
    # The innermost open mapping or list, the column of its entries, and those around it.
    here, level, around = cast("Any", root), 0, cast("list[tuple[Any, int]]", [])
    waiting: str | None = None  # a key whose value begins on a later line
    number, count = 0, len(lines)
    while number < count:
        line = lines[number]
        number += 1
        body = line.lstrip(" ")
        if not body or body[0] == "#":
            continue
        indent = len(line) - len(body)
        is_item = body[:2] == "- "
        if waiting is not None:
            if indent < level or (indent == level and not is_item):
                raise _Unusual
            value: Any = [] if is_item else {}
            here[waiting] = value
            around.append((here, level))
            here, level, waiting = value, indent, None
            if len(around) >= limits.depth:
                raise _Unusual
        else:
            while indent < level or (indent == level and not is_item and type(here) is list):
                here, level = around.pop()
            if indent != level or is_item is not (type(here) is list):
                raise _Unusual
        if is_item:
            body = body[2:]
        entry = _ENTRY.fullmatch(body)
        if entry is None:
            if not is_item:
                raise _Unusual
            here.append(_value(body, limits, len(around)))
            continue
        if is_item:
            value = {}
            here.append(value)
            around.append((here, level))
            here, level = value, indent + 2
            if len(around) >= limits.depth:
                raise _Unusual
        key, rest = entry.groups()
        if key in here or len(key) > _LONGEST_KEY or type(_plain(key, limits.digits)) is not str:
            raise _Unusual
        if rest is None:
            waiting = key
        elif rest in _BLOCK_STYLES:
            here[key], number = _block(lines, number, level, rest)
        else:
            here[key] = _value(rest, limits, len(around))
    if waiting is not None or not root:
        raise _Unusual
    return root


def _block(lines: list[str], number: int, level: int, style: str) -> tuple[str, int]:
    """The text of a block that begins on a line, and the number of the first line after it."""
    first = lines[number]
    indent = len(first) - len(first.lstrip(" "))
    if indent <= level or indent == len(first):
        raise _Unusual
    margin, found = first[:indent], [first[indent:]]
    for line in lines[number + 1 :]:
        if line.startswith(margin):
            found.append(line[indent:])
        elif not line.strip(" "):
            found.append("")  # blanks that do not reach the text end no block
        elif len(line) - len(line.lstrip(" ")) > level:
            raise _Unusual
        else:
            break
    number += len(found)
    while not found[-1]:
        found.pop()
    if style[0] == ">" and not all(line and line[0] != " " for line in found):
        raise _Unusual
    text = ("\n" if style[0] == "|" else " ").join(found)
    return text if len(style) > 1 else text + "\n", number


def _value(text: str, limits: Limits, depth: int) -> Data:
    """What a line holds behind its key or dash; `depth` lists and mappings are open around the innermost."""
    text = text.rstrip(" ")
    first = text[:1]  # a dash may have nothing behind it
    if first == "{" or first == "[":
        if depth + text.count("{") + text.count("[") >= limits.depth:
            raise _Unusual
        return _collection(text, limits.digits)
    if first == '"' or first == "'":
        if _QUOTED.fullmatch(text) is None:
            raise _Unusual
        return text[1:-1]
    begins = first.isalnum() or (first in "-+./(¿¡" and text[1:2].isalnum())
    if not begins or ": " in text or " #" in text or text[-1] == ":":
        raise _Unusual
    return _plain(text, limits.digits)


@lru_cache(maxsize=8192)
def _plain(text: str, digits: int) -> Scalar:
    """The value of a plain scalar."""
    return resolve(text, digits)


@lru_cache(maxsize=_KEPT)
def _collection(text: str, digits: int) -> Data:
    """A mapping in braces or a list in brackets, all on one line."""
    documents = plain_documents(Source("", text.encode("utf-8")), Limits(digits=digits))
    if documents is None or len(documents) != 1:
        raise _Unusual
    return documents[0]
