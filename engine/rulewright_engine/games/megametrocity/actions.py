"""The text form of actions: a pattern of words and fields, from which text is made and read back.

In a pattern, `{name}` is a word, `{name#}` a number, `{name@}` a square (`column,row`, the column counted from 1, row 0
the facade and rows 1 to 4 S.1 to S.4) and `{name*}` all numbers that follow.
"""

import re
from collections.abc import Iterable
from typing import Any, ClassVar

from rulewright_engine.interface import Action, ActionTextError
from rulewright_engine.values import frozen
from rulewright_schema.games.megametrocity.layouts import BOARD_ROWS

_FIELD = re.compile(r"\{(\w+)([#@*]?)\}")
_READS = {"": r"(\S+)", "#": r"(\d{1,4})", "@": r"(\d{1,4},\d{1,2})", "*": r"((?:\d{1,4}(?: |$))*)"}


class TextAction(Action):
    """Base of MegaMetroCity's actions; `FORM` is the pattern of its text."""

    __slots__ = ()
    FORM: ClassVar[str]

    def __str__(self) -> str:
        return _FIELD.sub(lambda found: _shown(getattr(self, found[1]), found[2]), self.FORM).rstrip()

    @classmethod
    def read(cls, text: str) -> "TextAction | None":
        """The action that a text stands for, if it is one of this class."""
        found = re.fullmatch(_pattern(cls.FORM), text)
        if found is None:
            return None
        fields = _FIELD.findall(cls.FORM)
        return cls(**{name: _value(part, sign) for (name, sign), part in zip(fields, found.groups(), strict=True)})


def square_text(square: int) -> str:
    """A square as texts write it."""
    column, row = divmod(square, BOARD_ROWS)
    return f"{column + 1},{row}"


def read_square(text: str) -> int:
    """The square of a text `column,row`."""
    column, _, row = text.partition(",")
    if int(row) >= BOARD_ROWS or column == "0":
        raise ActionTextError(f"{text} is no square: columns count from 1 and rows from 0 to {BOARD_ROWS - 1}")
    return (int(column) - 1) * BOARD_ROWS + int(row)


def parse(text: str, classes: Iterable[type[TextAction]]) -> TextAction:
    """The action of a text. Raises ActionTextError."""
    tidy = " ".join(text.split())
    first = tidy.partition(" ")[0]
    for each in classes:
        if each.FORM.partition(" ")[0] == first or each.FORM.startswith("{"):
            found = each.read(tidy)
            if found is not None:
                return found
    forms = [each.FORM for each in classes if each.FORM.partition(" ")[0] == first]
    hint = f"; it is written {_FIELD.sub(lambda found: found[1], forms[0])!r}" if forms else ""
    raise ActionTextError(f"{text!r} is no action{hint}")


def _shown(value: Any, sign: str) -> str:
    if sign == "@":
        return square_text(value)
    return " ".join(map(str, value)) if sign == "*" else str(value)


def _value(text: str, sign: str) -> Any:
    if sign == "@":
        return read_square(text)
    if sign == "*":
        return tuple(int(each) for each in text.split())
    return int(text) if sign == "#" else text


def _pattern(form: str) -> str:
    parts = _FIELD.split(form)
    whole = re.escape(parts[0])
    for sign, after in zip(parts[2::3], parts[3::3], strict=True):
        whole += _READS[sign] + re.escape(after)
    # A list at the end may be empty, and then the blank before it is not written.
    return whole.replace(r"\ " + _READS["*"], "(?: |$)" + _READS["*"])


# --------------------------------------------------------------------------------------------------- chance's actions
@frozen
class Roll(TextAction):
    """Dice fall: their faces, 0 to 9."""

    FORM: ClassVar[str] = "roll {faces*}"
    faces: tuple[int, ...]


@frozen
class Draw(TextAction):
    """A card or sheet is drawn, by its id."""

    FORM: ClassVar[str] = "draw {card}"
    card: str
