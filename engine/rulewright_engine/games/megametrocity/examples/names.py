"""What an example calls whom: letters and kinds for foes, ids for heroes and cards, places for squares."""

import re
from collections.abc import Mapping

from rulewright_engine.examples import PositionError
from rulewright_engine.games.megametrocity.actions import square_text
from rulewright_engine.games.megametrocity.state import FIRST_FOE, OFF, State
from rulewright_schema.counts import counted
from rulewright_schema.games.megametrocity.layouts import BOARD_ROWS
from rulewright_schema.nodes import Path
from rulewright_schema.suggestions import closest

_PLACE = re.compile(r"(?:([A-Za-z0-9][A-Za-z0-9.-]*):)?([1-9][0-9]{0,2}),([0-9])")
NOBODY = "nobody"


def square(state: State, text: str, path: Path) -> int:
    """The square of a place. Raises PositionError."""
    found = _PLACE.fullmatch(text)
    if found is None:
        raise PositionError(path, f"{text!r} is no square", "Write its column and row: 3,2.")
    column, row = int(found[2]) - 1, int(found[3])
    if found[1]:
        part = next((part for part in state.window.parts if part.id == found[1]), None)
        if part is None:
            lying = ", ".join(part.id for part in state.window.parts)
            raise PositionError(path, f"{found[1]} is not on the table; there are {lying}", "Name one of these.")
        if column >= part.layout.frame.columns:
            raise PositionError(
                path, f"{found[1]} has {counted(part.layout.frame.columns, 'column')}", "Change the column."
            )
        column += part.column
    if column >= state.window.frame.columns or row >= BOARD_ROWS:
        raise PositionError(path, f"the table has no square {text}", "Change the column or the row.")
    return column * BOARD_ROWS + row


def place(state: State, index: int) -> str:
    """A square in words: its place on the table, and on its Establishment if it is inside."""
    if index == OFF:
        return "off the map"
    part = state.window.part_at(index)
    if not part.face:
        return square_text(index)
    return f"{part.id}:{square_text(index - part.column * BOARD_ROWS)}"


def hero(state: State, name: str, path: Path) -> int:
    """The number of a hero. Raises PositionError."""
    ids = [each.id for each in state.table.heroes]
    wanted = name.rpartition("/")[2]
    if wanted not in ids:
        raise PositionError(path, f"{name} does not play; heroes are {', '.join(ids)}", "Name one of these.")
    return ids.index(wanted)


def kind(state: State, name: str, path: Path) -> int:
    """The number of a kind of foe. Raises PositionError."""
    words = state.table.kind_words
    if name not in words:
        meant = closest(name, words)
        hint = f", did you mean {meant}?" if meant else ""
        raise PositionError(path, f"{name} is no kind of foe{hint}", f"Kinds are {', '.join(words)}.")
    return words.index(name)


def card(names: tuple[str, ...], name: str, path: Path) -> int:
    """The number of a card of a deck. Raises PositionError."""
    if name not in names:
        meant = closest(name, names)
        hint = f", did you mean {meant}?" if meant else ""
        raise PositionError(
            path, f"there is no card {name}{hint}", "Name a card in sight, or one of the example's own."
        )
    return names.index(name)


def foe(state: State, letters: Mapping[str, int], name: str, path: Path) -> int:
    """The number of one foe: that of the letter, or the only one of the kind, everywhere or on a square (`punk:3,2`).

    Of several that are alike in everything it is the first. Raises PositionError.
    """
    if name in letters:
        return letters[name]
    word, _, on = name.partition(":")
    number = kind(state, word, path)
    where = square(state, on, path) if on else None
    found = [each for each, foe in state.foes.items() if foe.kind == number and where in (None, foe.square)]
    if len({state.foes[each] for each in found}) != 1:
        there = "none" if not found else f"{len(found)} of them"
        raise PositionError(path, f"there is {there}: {name}", f"Name the square too, {word}:3,2, or draw a letter.")
    return found[0]


def called(state: State, letters: Mapping[str, int], figure: int) -> str:
    """How an example calls a hero or foe."""
    if figure < 0:
        return NOBODY
    if figure < FIRST_FOE:
        return state.table.heroes[figure].id
    letter = next((letter for letter, number in letters.items() if number == figure), None)
    there = state.foes.get(figure)
    return letter or (str(state.table.kinds[there.kind]) if there is not None else "one who is gone")
