"""Drawn grids: block text read into rows of characters, and the way back from a character to its place in the file.

Rows and columns count from 0 here; a grid's line break at its end does not count as a row.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from rulewright_schema.counts import counted
from rulewright_schema.nodes import ScalarNode
from rulewright_schema.source import Span

# Behind what is drawn, or a whole row: a sign alone may be a letter of the legend.
_COMMENT = re.compile(r"(?:(?<=\S)[ \t]+|\A[ \t]*)#(?:[ \t].*)?\Z")
# What may stand before a block scalar's indicator when its token starts at a tag or an anchor.
_INDICATOR = re.compile(r"(?:[&!]\S*\s+)*[|>]")


@dataclass(frozen=True, slots=True)
class GridProblem:
    """Something wrong with a drawn grid, as a value: no text is unusable, a broken grid only has problems.

    `fault` is a kebab-case name. The place: `row` and `column` of the first of `length` characters; `column` None: the
    whole row; `row` None as well: the whole grid; `letter`: the entry of the legend (and no place in the grid).
    """

    fault: str
    message: str
    help: str
    row: int | None = None
    column: int | None = None
    length: int = 1
    letter: str | None = None


@dataclass(frozen=True, slots=True)
class Grid:
    """The rows of a drawn grid, top first; not necessarily of one length."""

    rows: tuple[str, ...]

    @property
    def height(self) -> int:
        """Number of rows."""
        return len(self.rows)

    @property
    def width(self) -> int:
        """Length of the longest row."""
        return max(map(len, self.rows), default=0)

    def at(self, row: int, column: int) -> str | None:
        """The character at a place, or None outside of what is drawn."""
        return self.rows[row][column] if 0 <= row < self.height and 0 <= column < len(self.rows[row]) else None

    def places(self) -> Iterator[tuple[int, int, str]]:
        """Row, column and character of everything drawn, in reading order."""
        for row, text in enumerate(self.rows):
            for column, character in enumerate(text):
                yield row, column, character


def parse(text: str) -> Grid:
    """The grid of a block text. Empty lines at the end do not count."""
    rows = text.split("\n")
    while rows and not rows[-1]:
        rows.pop()
    return Grid(tuple(rows))


def runs_together(grid: Grid) -> bool:
    """Whether lines were lost: rows of a block without `|`, or below `>`, become one with blanks between them."""
    return grid.height == 1 and len(grid.rows[0].split()) > 1


def shown(character: str) -> str:
    """A character as messages name it."""
    names = {" ": "a space", "\t": "a tab"}
    if character in names:
        return names[character]
    return f"`{character}`" if character.isprintable() else f"U+{ord(character):04X}"


def tidied(grid: Grid, legend: Collection[str]) -> tuple[Grid, list[GridProblem]]:
    """The grid without what no grid holds, and each stretch of it: comments (`comment-in-grid`) and blanks at the end
    of a row (`blanks-in-grid`).

    Where a whole row is a comment, the grid comes back as it is: what is left of it is not judged.
    """
    problems = []
    rows = list(grid.rows)
    for row, text in enumerate(grid.rows):
        comment = _COMMENT.search(text) if "#" not in legend else None
        if comment and not text[: comment.start()].strip():
            message = "a comment cannot stand in a grid: every line of it is a row"
            return grid, [GridProblem("comment-in-grid", message, "move it above `grid:`", row)]
        rows[row] = text[: comment.start()] if comment else text.rstrip(" \t")
        length = len(text) - len(rows[row])
        if comment:
            message = "a comment cannot stand in a grid: all of the line is its row"
            problems.append(
                GridProblem("comment-in-grid", message, "move it above `grid:`", row, len(rows[row]), length)
            )
        elif length and rows[row]:
            message = f"this row of the grid ends with {'a blank' if length == 1 else f'{length} blanks'}"
            problems.append(GridProblem("blanks-in-grid", message, "take them away", row, len(rows[row]), length))
    return Grid(tuple(rows)), problems


def shape_problems(grid: Grid) -> list[GridProblem]:
    """Nothing drawn (`empty-grid`), lines lost (`rows-run-together`), rows of another length (`ragged-row`)."""
    if not grid.width:
        return [GridProblem("empty-grid", "the grid is empty", "draw it as rows of characters below `grid: |`")]
    if runs_together(grid):
        message = "the rows of the grid run together into one line: only text below a `|` keeps its lines"
        return [GridProblem("rows-run-together", message, "write `grid: |`, and each row on a line of its own below")]
    lengths = [len(row) for row in grid.rows]
    counts = Counter(lengths)
    usual = max(counts, key=lambda length: (counts[length], length))
    problems = []
    for row, length in enumerate(lengths):
        if length == usual:
            continue
        message = f"this row of the grid has {_count(length)}, the others have {usual}"
        missing = usual - length
        action = f"add {_count(missing)}" if missing > 0 else f"take away {_count(-missing)}"
        place = (None, 1) if missing > 0 else (usual, -missing)
        problems.append(GridProblem("ragged-row", message, f"{action}, so that all rows are equally long", row, *place))
    return problems


def legend_problems(grid: Grid, legend: Collection[str], known: Collection[str]) -> list[GridProblem]:
    """Letters without an entry, entries never drawn, and entries for characters that every legend knows.

    A letter without an entry is reported once, at its first place (`letter-without-legend`); the others are
    `legend-never-drawn` and `legend-redefines`, at the legend's letter.
    """
    problems = []
    seen: set[str] = set()
    for row, column, character in grid.places():
        if character in seen:
            continue
        seen.add(character)
        if character not in legend and character not in known:
            message = f"{shown(character)} stands in the grid but not in the legend"
            advice = "say in `legend` what it is" if not character.isspace() else "take it away or draw a square, `.`"
            problems.append(GridProblem("letter-without-legend", message, advice, row, column))
    for letter in legend:
        if letter in known:
            message = f"the legend redefines {shown(letter)}, which means the same in every grid"
            problems.append(GridProblem("legend-redefines", message, "use another letter", letter=letter))
        elif letter not in seen:
            message = f"the legend explains {shown(letter)}, which is not in the grid"
            advice = "draw it in the grid or take the entry away"
            problems.append(GridProblem("legend-never-drawn", message, advice, letter=letter))
    return problems


def place_offset(node: ScalarNode, row: int, column: int) -> int | None:
    """Code-point offset in the file of a character of a literal block scalar (`|`).

    Row and column are those of `parse(node.text)`; a column may be the row's length, which is its end. None where the
    text is not written as drawn (quoted or folded) or has no such place.
    """
    line = _line_of(node, row)
    if line is None:
        return None
    text = node.text.split("\n")[row]
    written = node.source.line(line)
    if not 0 <= column <= len(text):
        return None
    # What stands before the text is indentation, whatever the indicator says; an empty row may be cut short.
    indentation = len(written) - len(text) if text else len(written)
    return node.source.line_starts[line - 1] + indentation + column


def problem_span(node: ScalarNode, problem: GridProblem) -> Span:
    """The place of a problem in the file: its characters or its row; the whole scalar where the text is not literal."""
    if problem.row is None:
        return node.span
    start = place_offset(node, problem.row, problem.column or 0)
    if start is None:
        return node.span
    rows = node.text.split("\n")
    left = len(rows[problem.row]) - (problem.column or 0)
    length = left if problem.column is None else min(problem.length, left)
    return node.source.span(start, start + length)


def _line_of(node: ScalarNode, row: int) -> int | None:
    """The line, from 1, on which a row of a literal block scalar stands."""
    rows = node.text.split("\n")
    indicator = _INDICATOR.match(node.source.text, node.start)
    if node.style != "literal" or indicator is None or not 0 <= row < len(rows):
        return None
    first = node.source.position(indicator.end() - 1)[0] + 1
    # YAML knows line breaks that editors do not; a text that holds one is not where its rows say.
    written = node.source.line(first + row)
    return first + row if written.endswith(rows[row]) and not written[: len(written) - len(rows[row])].strip() else None


def _count(characters: int) -> str:
    return counted(characters, "character")
