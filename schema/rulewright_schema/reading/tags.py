"""Explicit tags: the standard ones of YAML 1.2 core are honoured, all others refused."""

from dataclasses import dataclass

from rulewright_schema import faults
from rulewright_schema.diagnostics import Fault
from rulewright_schema.nodes import Scalar, Style
from rulewright_schema.reading.scalars import resolve

_STANDARD = "tag:yaml.org,2002:"


@dataclass
class TagProblem(Exception):  # noqa: N818 - becomes a diagnostic, is no error of the program
    """Why a tag cannot be honoured."""

    fault: Fault
    message: str
    help: str


def short(tag: str) -> str:
    """A tag as one writes it."""
    return "!!" + tag.removeprefix(_STANDARD) if tag.startswith(_STANDARD) else tag


def tagged_value(tag: str, text: str, style: Style, digits: int) -> Scalar:
    """The value of a scalar under a tag. Raises TagProblem, or OutOfRange for a number too large."""
    if tag in ("!", f"{_STANDARD}str"):
        return text
    name = tag.removeprefix(_STANDARD) if tag.startswith(_STANDARD) else ""
    if name in ("seq", "map"):
        raise _misfit(tag, "a scalar")
    if name not in ("null", "bool", "int", "float"):
        raise _unknown(tag)
    value = resolve(text, digits)
    if name == "null" and value is None:
        return None
    if name == "bool" and isinstance(value, bool):
        return value
    if isinstance(value, bool):
        raise _misfit(tag, repr(text))
    if name == "int" and isinstance(value, int):
        return value
    if name == "float" and isinstance(value, int | float):
        return float(value)
    raise _misfit(tag, f"{text[:40]!r}" if style != "plain" or text else "nothing")


def fits_collection(tag: str, mapping: bool) -> TagProblem | None:
    """What is wrong with the tag of a list or a mapping, if anything is."""
    if tag == "!" or tag == _STANDARD + ("map" if mapping else "seq"):
        return None
    if tag.removeprefix(_STANDARD) in ("str", "null", "bool", "int", "float", "seq", "map"):
        return _misfit(tag, "a mapping" if mapping else "a list")
    return _unknown(tag)


def _misfit(tag: str, found: str) -> TagProblem:
    return TagProblem(faults.TAG_DOES_NOT_FIT, f"the tag {short(tag)} does not fit {found}", "delete the tag")


def _unknown(tag: str) -> TagProblem:
    return TagProblem(
        faults.UNKNOWN_TAG,
        f"the tag {short(tag)} is unknown: content has no types of its own",
        "delete the tag; where text that begins with '!' is meant, quote it",
    )
