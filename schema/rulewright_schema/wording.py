"""Words for what pydantic finds: one line of cause and one of what to do, without a trace of Python."""

from dataclasses import dataclass

from rulewright_schema import faults
from rulewright_schema.diagnostics import Fault
from rulewright_schema.fields import KEBAB_CASE, LANGUAGE, STATEMENT_ID, TILE_SIDE
from rulewright_schema.nodes import MappingNode, Node, ScalarNode, SequenceNode

SHOWN_CHARACTERS = 40

# pydantic's error type -> what is wanted, for errors of type alone.
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
_BOUNDS = {
    "greater_than": ("gt", "more than"),
    "greater_than_equal": ("ge", "at least"),
    "less_than": ("lt", "less than"),
    "less_than_equal": ("le", "at most"),
}
_LENGTHS = {
    "too_short": ("min_length", "at least"),
    "string_too_short": ("min_length", "at least"),
    "too_long": ("max_length", "at most"),
    "string_too_long": ("max_length", "at most"),
}
_FORMS = {
    KEBAB_CASE: "small letters, digits and single hyphens, such as destroy-the-factory",
    TILE_SIDE: "a tile's number, a dot and its side, such as 4.A",
    STATEMENT_ID: "a statement's id, such as MMC-4-02",
    LANGUAGE: "a language's code, such as en or es",
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


def described(node: Node) -> str:
    """What stands at a place, in an author's words."""
    if isinstance(node, MappingNode):
        return "a mapping"
    if isinstance(node, SequenceNode):
        return "a list"
    if isinstance(node, ScalarNode):
        if node.value is None:
            return "nothing"
        kind = {bool: "true or false", int: "a whole number", float: "a number"}.get(type(node.value), "the text")
        return f"{kind} {quoted(node.text)}" if kind != "true or false" else quoted(node.text)
    return "this"


def explain(kind: str, context: dict[str, object], message: str, node: Node) -> Wording:
    """The words for an error of pydantic's at a node."""
    if kind in _WANTED:
        wanted = _WANTED[kind]
        found = described(node)
        return Wording(faults.WRONG_TYPE, f"{wanted} is wanted here, not {found}", f"Write {wanted}.")
    if kind in _BOUNDS:
        key, words = _BOUNDS[kind]
        return Wording(faults.OUT_OF_RANGE, f"{described(node)} is out of range", f"Write {words} {context.get(key)}.")
    if kind in _LENGTHS:
        key, words = _LENGTHS[kind]
        unit = "characters" if kind.startswith("string") else "entries"
        what = "this text" if unit == "characters" else described(node)
        wrong = "too short" if "short" in kind else "too long"
        return Wording(faults.WRONG_LENGTH, f"{what} is {wrong}", f"Write {words} {context.get(key)} {unit}.")
    if kind == "string_pattern_mismatch":
        pattern = str(context.get("pattern"))
        form = _FORMS.get(pattern, f"text of the form {pattern}")
        return Wording(faults.WRONG_FORM, f"{described(node)} has not the form that is wanted", f"Write {form}.")
    if kind in ("value_error", "assertion_error"):
        return Wording(faults.INVALID_VALUE, message.partition(", ")[2] or message, "See the key's description.")
    return Wording(faults.INVALID_VALUE, f"{described(node)} does not fit: {message}", "See the key's description.")
