"""Plain scalars to values by the YAML 1.2 core schema, and text back to a scalar that reads as that text.

`null`, `~` and nothing are null; `true` and `false` (also capitalized or in capitals) are booleans; whole numbers are
decimal, `0o` or `0x`; floats include `.inf` and `.nan`. Everything else is text: `NO`, `yes`, `2026-06-27`, `1_0`,
`12:30`. `0812` is the whole number 812.
"""

import json
import re

from rulewright_schema.nodes import Scalar, Style

WORDS: dict[str, Scalar] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
# A plain scalar that begins with none of these is text; the reader asks `resolve` only for the others.
FIRST_OF_NOT_TEXT = frozenset("-+.0123456789~nNtTfF")

_FIRST_OF_WORDS = frozenset("~nNtTfF")
_INTEGER = re.compile(r"[-+]?[0-9]+")
_OCTAL = re.compile(r"0o[0-7]+")
_HEXADECIMAL = re.compile(r"0x[0-9a-fA-F]+")
_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
_INFINITE = re.compile(r"[-+]?\.(?:inf|Inf|INF)")
_NOT_A_NUMBER = frozenset((".nan", ".NaN", ".NAN"))

_SAFE_PLAIN = re.compile(r"[^\W\d_](?:[\w.\-/ ]*[\w.])?")
_MUST_ESCAPE = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff\ud800-\udfff]")


class OutOfRange(ValueError):  # noqa: N818 - not an error of the program: a number that nobody can mean
    """A plain scalar is a number with more digits than the limit, or a float beyond what 64 bits hold."""


def resolve(text: str, digits: int = 18) -> Scalar:
    """The value of a plain scalar. Raises OutOfRange for a number too large; text is returned as the same object."""
    if not text:
        return None
    if text[0] in _FIRST_OF_WORDS:
        return WORDS.get(text, text)
    if text[0] not in FIRST_OF_NOT_TEXT:
        return text
    if _INTEGER.fullmatch(text):
        return _whole(text, 10, len(text.lstrip("+-0")), digits)
    if _FLOAT.fullmatch(text):
        return _float(text)
    if _INFINITE.fullmatch(text):
        return float("-inf") if text[0] == "-" else float("inf")
    if text in _NOT_A_NUMBER:
        return float("nan")
    if _OCTAL.fullmatch(text):
        return _whole(text[2:], 8, len(text) - 2, digits)
    if _HEXADECIMAL.fullmatch(text):
        return _whole(text[2:], 16, len(text) - 2, digits)
    return text


def _whole(text: str, base: int, length: int, digits: int) -> int:
    if length > digits:
        raise OutOfRange(text)
    return int(text, base)


def _float(text: str) -> float:
    value = float(text)
    if value in (float("inf"), float("-inf")):
        raise OutOfRange(text)
    return value


def write_scalar(text: str, style: Style = "plain") -> str:
    """A one-line scalar that reads as this text, in the style wanted where that can hold it, else double-quoted.

    Block styles give a plain or a double-quoted scalar. Safe inside flow collections and as a key.
    """
    one_line = text.isprintable() and "\ufeff" not in text
    if style == "single" and one_line:
        return "'" + text.replace("'", "''") + "'"
    if style != "double" and one_line and _SAFE_PLAIN.fullmatch(text) and isinstance(resolve(text), str):
        return text
    quoted = json.dumps(text, ensure_ascii=False)
    return _MUST_ESCAPE.sub(lambda match: f"\\u{ord(match[0]):04x}", quoted)
