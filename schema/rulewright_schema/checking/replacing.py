"""The fix for a mistyped word: the word that was meant in its place."""

from rulewright_schema.diagnostics import Edit, Fix
from rulewright_schema.nodes import Node, ScalarNode
from rulewright_schema.reading.scalars import write_scalar
from rulewright_schema.wording import quoted


def in_style(word: str, here: Node) -> str:
    """A word written with the quotes of the scalar that it replaces."""
    return write_scalar(word, here.style) if isinstance(here, ScalarNode) else word


def replacement(here: Node | None, meant: str | None) -> Fix | None:
    """Write a word where another stands, as a guess (unsafe); None where either is none or no word stands there."""
    if meant is None or not isinstance(here, ScalarNode):
        return None
    edit = Edit(here.span, in_style(meant, here))
    return Fix((edit,), f"Replace {quoted(here.text)} by {quoted(meant)}", safe=False)


def with_write(meant: str | None, help_text: str) -> str:
    """The help of a finding, with the word to write before it where one is meant."""
    return f"Write {meant}. {help_text}" if meant else help_text
