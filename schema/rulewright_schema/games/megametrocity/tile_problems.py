"""What can be wrong with the drawing of one tile or face, as values that the linter turns into findings.

Faults of reading (shape, letters) come first; only a drawing without them is asked about its geometry, so that one
mistake is told once. What leaves the geometry as it is drawn (`LEGIBLE`) keeps no other fault from being told.
"""

from collections.abc import Iterator, Mapping

from rulewright_schema.counts import counted
from rulewright_schema.games.megametrocity.layouts import FACADE, TILE_ROWS, Cell, Layout, TileLayout
from rulewright_schema.games.megametrocity.legend import KNOWN, Door, Entry, Obstacle
from rulewright_schema.games.megametrocity.tiles import Face, Tile
from rulewright_schema.geometry import bits
from rulewright_schema.grids import Grid, GridProblem, legend_problems, runs_together, shape_problems, shown, tidied

WIDTHS = range(3, 9)
FACE_ROWS = (3, 5)
FACE_COLUMNS = (3, 5, 7)
LEGIBLE = frozenset(
    (
        "legend-never-drawn",
        "highlight-contradicts-shots",
        "nothing-below",
        "cut-off-square",
        "no-middle-square",
        "no-corner-square",
    )
)
"""Faults of drawings in which it is yet clear where one can stand: a letter that is not drawn changes no square."""
_FACADE_WORDS = {"door": "a door", "insert-coin": "an Insert Coin machine", "zultar": "a Zultar machine"}


def tile_problems(tile: Tile) -> list[GridProblem]:
    """What is wrong with a tile's drawing.

    Faults: those of `grids`, `tile-rows`, `tile-width`, `building-in-street`, `square-in-facade`, `door-twice`,
    `nothing-below`, `column-without-square`, `cut-off-square`, `highlight-contradicts-shots`.
    """
    if runs_together(tile.drawn):
        return shape_problems(tile.drawn)
    drawn, extra = tidied(tile.drawn, tile.legend)
    if extra and drawn is tile.drawn:
        return extra
    problems = [
        *extra,
        *_drawing(drawn, tile.legend, _tile_rows(drawn), _tile_width(drawn)),
        *_contradicting_obstacles(tile.legend),
    ]
    if not _legible(problems):
        return problems
    misplaced = [*_misplaced(tile.layout.cells)]
    found = misplaced or [*_below(tile.layout), *_edges(tile.layout), *_cut_off(tile.layout, FACADE)]
    return [*problems, *found]


def face_problems(face: Face) -> list[GridProblem]:
    """What is wrong with a face's drawing.

    Faults: those of `grids`, `face-rows`, `face-columns`, `road-inside`, `face-entry`, `no-middle-square`,
    `no-corner-square`, `cut-off-square`, `highlight-contradicts-shots`.
    """
    if runs_together(face.drawn):
        return shape_problems(face.drawn)
    drawn, extra = tidied(face.drawn, face.legend)
    if extra and drawn is face.drawn:
        return extra
    problems = [
        *extra,
        *_drawing(drawn, face.legend, _face_rows(drawn), _face_columns(drawn)),
        *_contradicting_obstacles(face.legend),
    ]
    if not _legible(problems):
        return problems
    inside = [*_inside(face)]
    return [*problems, *(inside if not _legible(inside) else (*inside, *_cut_off(face.layout, 1)))]


def _legible(problems: list[GridProblem]) -> bool:
    return all(each.fault in LEGIBLE for each in problems)


def _drawing(grid: Grid, legend: Mapping[str, Entry], *more: GridProblem | None) -> list[GridProblem]:
    """What is wrong with the shape, then with letters: what a missing row or square would have shown is not missed."""
    shape = [*shape_problems(grid), *(each for each in more if each is not None and grid.width)]
    letters = legend_problems(grid, legend, KNOWN)
    return [*shape, *(each for each in letters if not shape or each.fault != "legend-never-drawn")]


def _tile_rows(grid: Grid) -> GridProblem | None:
    if grid.height == TILE_ROWS:
        return None
    message = f"the grid has {_rows(grid)}, but a tile has five: the facade and the street rows S.1 to S.4"
    if grid.height > TILE_ROWS:
        return GridProblem("tile-rows", message, "take the rows from here on away", TILE_ROWS)
    return GridProblem("tile-rows", message, "draw the missing rows; a facade without doors is a row of `~`")


def _rows(grid: Grid) -> str:
    return counted(grid.height, "row")


def _tile_width(grid: Grid) -> GridProblem | None:
    if grid.width in WIDTHS:
        return None
    message = f"the tile is {counted(grid.width, 'column')} wide, but tiles have {WIDTHS[0]} to {WIDTHS[-1]}"
    return GridProblem("tile-width", message, "make its rows longer or shorter; official tiles have 4 columns")


def _face_rows(grid: Grid) -> GridProblem | None:
    if grid.height in FACE_ROWS:
        return None
    message = f"the grid has {_rows(grid)}, but an Establishment has 3 or 5, so that there is a middle square"
    return GridProblem("face-rows", message, "draw three or five rows; an Establishment has no facade row")


def _face_columns(grid: Grid) -> GridProblem | None:
    if grid.width in FACE_COLUMNS:
        return None
    message = f"the Establishment is {counted(grid.width, 'column')} wide, but it needs 3, 5 or 7 for a middle square"
    return GridProblem("face-columns", message, "make its rows longer or shorter")


def _contradicting_obstacles(legend: Mapping[str, Entry]) -> Iterator[GridProblem]:
    for letter, entry in legend.items():
        if isinstance(entry, Obstacle) and entry.stops_shots is not None and entry.stops_shots != entry.stops:
            does = "stop" if entry.stops else "do not stop"
            message = f"{entry.highlight} obstacles {does} shots, but `stops_shots` says otherwise"
            yield GridProblem(
                "highlight-contradicts-shots", message, "keep `highlight` and take `stops_shots` away", letter=letter
            )


def _misplaced(cells: tuple[Cell, ...]) -> Iterator[GridProblem]:
    faces: set[str] = set()
    for cell in cells:
        name = _FACADE_WORDS.get(cell.entry) if isinstance(cell.entry, str) else None
        if isinstance(cell.entry, Door):
            name = f"the door of {cell.entry.door}"
            if cell.entry.door in faces:
                message = f"{cell.entry.door} has a second door on this tile"
                yield GridProblem("door-twice", message, "draw one door only, or a plain `door`", cell.row, cell.column)
            faces.add(cell.entry.door)
        if cell.row == FACADE and name is None and cell.entry != "wall":
            message = f"{shown(cell.character)} is drawn in the facade, which has no squares but those of doors"
            advice = "draw `~` here, or move it down into a street row"
            yield GridProblem("square-in-facade", message, advice, cell.row, cell.column)
        elif cell.row != FACADE and name is not None:
            message = f"{name} is drawn in a street row"
            advice = "move it up into the facade, the first row"
            yield GridProblem("building-in-street", message, advice, cell.row, cell.column)


def _below(layout: TileLayout) -> Iterator[GridProblem]:
    for cell in layout.cells:
        if cell.row == FACADE and cell.entry != "wall":
            below = layout.frame.bit(FACADE + 1, cell.column)
            if not below & layout.walkable:
                message = f"nobody can stand below {shown(cell.character)}, where it is used"
                advice = "draw a square below it, in S.1"
                yield GridProblem("nothing-below", message, advice, FACADE, cell.column)


def _edges(layout: TileLayout) -> Iterator[GridProblem]:
    for column, name in ((0, "first"), (layout.frame.columns - 1, "last")):
        street = layout.frame.column(column) & ~layout.frame.row(FACADE)
        if not street & layout.walkable:
            message = f"nobody can stand in the {name} column, so nothing leads across the tile's edge"
            advice = "leave at least one square free in it"
            yield GridProblem("column-without-square", message, advice, FACADE + 1, column)


def _cut_off(layout: Layout, first_row: int) -> Iterator[GridProblem]:
    """One problem for each group of squares that the largest group does not lead to."""
    board = layout.board()
    left = layout.walkable
    groups = []
    while left:
        group = board.reach(left & -left)
        groups.append(group)
        left &= ~group
    groups.sort(key=lambda group: -group.bit_count())
    for group in groups[1:]:
        row, column = layout.frame.place(next(bits(group)).bit_length() - 1)
        count = group.bit_count()
        what = "this square is" if count == 1 else f"this and {count - 1} more squares are"
        message = f"{what} cut off from the rest by obstacles"
        advice = "open a way to it, diagonal steps included"
        yield GridProblem("cut-off-square", message, advice, row - first_row, column)


def _inside(face: Face) -> Iterator[GridProblem]:
    layout = face.layout
    for cell in layout.cells:
        if cell.entry == "road":
            yield GridProblem("road-inside", "no road leads into an Establishment", "draw `.`", cell.row, cell.column)
    entries = [cell for cell in layout.cells if cell.entry == "entry"]
    if not entries:
        message = "no square is marked as the entry, which the door leads to"
        yield GridProblem("face-entry", message, "give one letter the meaning `entry` in the legend and draw it once")
    for cell in entries[1:]:
        message = "a second entry is drawn, but the door leads to one square"
        yield GridProblem("face-entry", message, "mark one entry only", cell.row, cell.column)
    rows, columns = face.drawn.height, face.drawn.width
    if not layout.centre:
        message = "nobody can stand on the middle square, which goals and Bosses need"
        advice = "draw a square in the middle"
        yield GridProblem("no-middle-square", message, advice, rows // 2, columns // 2)
    corners = ((0, 0), (0, columns - 1), (rows - 1, 0), (rows - 1, columns - 1))
    for number, (place, corner) in enumerate(zip(corners, layout.corners, strict=True), 1):
        if not corner:
            message = f"nobody can stand on corner S.{number}, where thugs appear"
            yield GridProblem("no-corner-square", message, "draw a square in the corner", *place)
