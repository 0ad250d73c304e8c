"""Words for what pydantic finds: one line of cause and one of what to do, without a trace of Python."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin

from rulewright_schema import faults
from rulewright_schema.diagnostics import Diagnostic, Fault
from rulewright_schema.fields import FORMS, Translation
from rulewright_schema.nodes import MappingNode, Node, ScalarNode, SequenceNode
from rulewright_schema.shapes import is_model
from rulewright_schema.source import Span

SHOWN_CHARACTERS = 40
_LISTED = 16
FORMATS = (1,)
"""The content formats that this release reads."""

# Errors of type alone, and what is wanted where the model does not tell.
_WANTED = {
    "int_type": "a whole number",
    "int_from_float": "a whole number",
    "int_parsing": "a whole number",
    "float_type": "a number",
    "string_type": "text",
    "bool_type": "true or false",
    "tuple_type": "a list",
    "list_type": "a list",
    "dict_type": "a mapping (keys and values)",
    "model_type": "a mapping (keys and values)",
    "model_attributes_type": "a mapping (keys and values)",
    "finite_number": "a number that is finite",
}
_TYPES: dict[Any, str] = {str: "text", int: "a whole number", float: "a number", bool: "true or false"}
_BOUNDS = {
    "greater_than": ("gt", "more than"),
    "greater_than_equal": ("ge", "at least"),
    "less_than": ("lt", "less than"),
    "less_than_equal": ("le", "at most"),
    "multiple_of": ("multiple_of", "a multiple of"),
}
_LENGTHS = {
    "too_short": ("min_length", "at least"),
    "string_too_short": ("min_length", "at least"),
    "too_long": ("max_length", "at most"),
    "string_too_long": ("max_length", "at most"),
}


@dataclass(frozen=True, slots=True)
class Wording:
    """A fault with its words."""

    fault: Fault
    message: str
    help: str


def quoted(text: str) -> str:
    """A word of the author's in quotes, shortened, control characters made visible."""
    shown = "".join(each if each.isprintable() else f"\\u{{{ord(each):x}}}" for each in text[: SHOWN_CHARACTERS + 1])
    return f"'{shown[:SHOWN_CHARACTERS]}…'" if len(text) > SHOWN_CHARACTERS else f"'{shown}'"


def listed(words: Iterable[str]) -> str:
    """Words in a row, each once, a long row cut."""
    each = list(dict.fromkeys(words))
    return ", ".join(each[:_LISTED]) + (", …" if len(each) > _LISTED else "")


def described(node: Node) -> str:
    """What stands at a place, in an author's words."""
    if isinstance(node, MappingNode):
        return "a mapping"
    if isinstance(node, SequenceNode):
        return "a list" if node.items else "an empty list"
    if isinstance(node, ScalarNode):
        if node.value is None:
            return "nothing"
        kind = {bool: "true or false", int: "the number", float: "the number"}.get(type(node.value), "the text")
        return f"{kind} {quoted(node.text)}" if kind != "true or false" else quoted(node.text)
    return "this"


def is_type_error(kind: str) -> bool:
    """Whether an error of pydantic's says only that another sort of value is wanted."""
    return kind in _WANTED


def wanted_words(alternatives: list[Any]) -> str:
    """What could stand at a place, in an author's words; empty where nothing is known of it."""
    words: dict[str, None] = {}
    for each in alternatives:
        origin = get_origin(each)
        if origin is Literal:
            words["one of " + listed(str(value) for value in get_args(each))] = None
        elif each in _TYPES:
            words[_TYPES[each]] = None
        elif origin in (tuple, list, frozenset, set):
            words["a list"] = None
        elif each is not Translation and (origin is dict or is_model(each)):
            words["a mapping (keys and values)"] = None
    return " or ".join(words)


def explain(kind: str, context: dict[str, Any], message: str, node: Node) -> Wording:
    """The words for an error of pydantic's at a node."""
    if kind in _WANTED:
        wanted = _WANTED[kind]
        return Wording(faults.WRONG_TYPE, f"{wanted} is wanted here, not {described(node)}", f"Write {wanted}.")
    if kind in _BOUNDS:
        key, words = _BOUNDS[kind]
        return Wording(faults.OUT_OF_RANGE, f"{described(node)} is out of range", f"Write {words} {context.get(key)}.")
    if kind in _LENGTHS:
        return _length(kind, context, node)
    if kind in ("value_error", "assertion_error"):
        return Wording(faults.INVALID_VALUE, message.partition(", ")[2] or message, "See the key's description.")
    return Wording(faults.INVALID_VALUE, f"{described(node)} does not fit here", "See the key's description.")


def wrong_form(pattern: str, node: Node, examples: Iterable[Any]) -> Wording:
    """The words for text that has not the form of a pattern; the pattern itself is not for people."""
    what, form = FORMS.get(pattern, ("has not the form that is wanted", ""))
    such = next((f"such as {each}" for each in examples), "")
    rest = ", ".join(each for each in (form, such) if each) or "another text; the key's description tells which"
    return Wording(faults.WRONG_FORM, f"{described(node)} {what}", f"Write {rest}.")


def _length(kind: str, context: dict[str, Any], node: Node) -> Wording:
    key, words = _LENGTHS[kind]
    count = context.get(key)
    is_text = kind.startswith("string")
    if "short" in kind and count == 1:
        message = "this text is empty" if is_text else f"{described(node)} says nothing here"
        return Wording(faults.WRONG_LENGTH, message, "Write at least one, or take the key out.")
    unit = "characters" if is_text else "entries"
    what = "this text" if is_text else described(node)
    wrong = "too short" if "short" in kind else "too long"
    return Wording(faults.WRONG_LENGTH, f"{what} is {wrong}", f"Write {words} {count} {unit}.")


def unknown_format(span: Span, text: str | None) -> Diagnostic:
    """The finding for a manifest whose format is missing (None) or is none that this release reads."""
    known = ", ".join(map(str, FORMATS))
    if text is None:
        message = f"the manifest does not say its format; this release reads format {known}"
        return Diagnostic(faults.UNKNOWN_FORMAT, span, message, f"Add format: {FORMATS[-1]}.")
    message = f"format {quoted(text)} is unknown; this release reads format {known}"
    newer = text.isdecimal() and len(text) < 9 and int(text) > FORMATS[-1]
    help_text = "Get a newer release of rulewright, or a pack" if newer else "Write the format"
    return Diagnostic(
        faults.UNKNOWN_FORMAT,
        span,
        message,
        f"{help_text} in format {FORMATS[-1]}." if newer else f"Write format: {FORMATS[-1]}.",
    )
