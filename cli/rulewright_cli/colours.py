"""Drawings with the terminal's own colours: what a piece stands for chooses them, nothing is told by colour alone."""

from rulewright_engine.guide import DrawnLine
from rulewright_lint.escapes import visible

_COLOURS = {
    "title": "1", "tile": "2", "dim": "2", "hero": "1;36", "acting": "1;30;46", "fight": "1;35", "thug": "31",
    "boss": "1;31", "item": "33", "debris": "2", "door": "1;34", "machine": "1;33", "obstacle": "31;2", "low": "33;2",
    "furniture": "32", "road": "2", "square": "", "refused": "2", "event": "3",
}  # fmt: skip


def painted(line: DrawnLine, colours: bool) -> str:
    """A line as text, with escapes for colours if they are wanted."""
    return "".join(paint(piece.text, piece.tag, colours) for piece in line).rstrip()


def paint(text: str, tag: str, colours: bool) -> str:
    """A text in the colour of a tag; whatever could steer the terminal is made visible."""
    code = _COLOURS.get(tag, "")
    shown = visible(text)
    return f"\x1b[{code}m{shown}\x1b[0m" if colours and code and shown.strip() else shown
