"""Drawn positions of worked examples: where figures' letters stand, and the ground below them.

A street is drawn as its tiles are, five rows from the facade to S.4, with `|` where two tiles meet. What is drawn may
be wrong in any way; then there is a problem in words, and nothing else.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rulewright_schema.games.megametrocity.layouts import FACADE, TILE_ROWS
from rulewright_schema.games.megametrocity.legend import KNOWN
from rulewright_schema.grids import Grid, parse

SEAM = "|"

GROUND: Mapping[str, object] = {
    "o": {"furniture": "barrel"},
    "r": {"obstacle": "wall", "highlight": "red"},
    "y": {"obstacle": "bench", "highlight": "yellow"},
    "x": {"obstacle": "tree"},
    "i": "insert-coin",
    "z": "zultar",
    "d": "door",
}
"""Letters of the ground that every drawn street knows beside `.`, `=` and `~`."""

FACE_GROUND: Mapping[str, object] = {
    "o": {"furniture": "table"},
    "r": {"obstacle": "pillar", "highlight": "red"},
    "y": {"obstacle": "counter", "highlight": "yellow"},
    "x": {"obstacle": "shelf"},
    "E": "entry",
}
"""Letters of the ground that every drawn Establishment knows beside `.` and `~`."""

_NAME = re.compile(r"(\S+?)(?:\s+x\s*([1-9][0-9]?))?")


class DrawingError(ValueError):
    """A drawing that says nothing that can be played; the message says why."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A drawing taken apart: the grids of its parts without figures, and each figure's letter with its place.

    `letters` are (letter, part, row, column), all from 0, in the order of columns, then rows.
    """

    grids: tuple[Grid, ...]
    letters: tuple[tuple[str, int, int, int], ...]


def street(text: str, figures: Mapping[str, str], under: Mapping[str, str]) -> Drawn:
    """A drawn street of one tile or two. Raises DrawingError."""
    rows = parse(text).rows
    if len(rows) != TILE_ROWS:
        raise DrawingError(f"a street has {TILE_ROWS} rows, the facade and S.1 to S.4; drawn are {len(rows)}")
    parts = [row.split(SEAM) for row in rows]
    if len({len(each) for each in parts}) > 1 or len(parts[0]) > 2:
        raise DrawingError(f"{SEAM} stands between the two tiles in every row, or in none")
    return _taken_apart([[row[number] for row in parts] for number in range(len(parts[0]))], figures, under)


def face(text: str, figures: Mapping[str, str], under: Mapping[str, str]) -> Drawn:
    """A drawn Establishment. Raises DrawingError."""
    return _taken_apart([list(parse(text).rows)], figures, under, inside=True)


def _taken_apart(
    parts: list[list[str]], figures: Mapping[str, str], under: Mapping[str, str], *, inside: bool = False
) -> Drawn:
    grids = []
    letters: list[tuple[str, int, int, int]] = []
    for number, rows in enumerate(parts):
        if not rows or len({len(row) for row in rows}) > 1 or not rows[0]:
            raise DrawingError("the rows of a tile are of one length")
        ground = []
        for row, text in enumerate(rows):
            road = not inside and row > FACADE and "=" in text
            for column, character in enumerate(text):
                if character in figures:
                    letters.append((character, number, row, column))
            ground.append("".join(_below(each, figures, under, road) for each in text))
        if not inside:
            _facade(rows[FACADE], figures, under)
        grids.append(Grid(tuple(ground)))
    letters.sort(key=lambda each: (each[1], each[3], each[2]))
    return Drawn(tuple(grids), tuple(letters))


def _below(character: str, figures: Mapping[str, str], under: Mapping[str, str], road: bool) -> str:
    if character not in figures:
        return character
    return under.get(character, "=" if road else ".")


def _facade(row: str, figures: Mapping[str, str], under: Mapping[str, str]) -> None:
    for character in row:
        if character in figures and character not in under:
            raise DrawingError(f"{character} stands in the facade: say under `under` which door it stands in")


def unknown_ground(grid: Grid, legend: Mapping[str, object]) -> str | None:
    """A character of the ground that nothing explains; None if all is known."""
    for _, _, character in grid.places():
        if character not in KNOWN and character not in legend:
            return character
    return None


def names(text: str) -> Iterator[tuple[str, int]]:
    """Who or what a letter stands for, each with its count: `punk x2, revolver`. Raises DrawingError."""
    for part in text.split(","):
        found = _NAME.fullmatch(part.strip())
        if found is None:
            raise DrawingError(f"{part.strip()!r} is no name; write `punk`, or `punk x2` for two of them")
        yield found[1], int(found[2] or 1)
