"""Tiles and Establishment faces as SVG, drawn from their grids alone.

Colour never tells anything alone: obstacles also differ by pattern, and everything that is not plain ground is named.
Classes get their colours from `assets/map.css`; patterns carry their own.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from rulewright_schema.games.megametrocity.layouts import FACADE, TILE_ROWS, Cell
from rulewright_schema.games.megametrocity.legend import Door, Entry, Feature, Furniture, Obstacle
from rulewright_schema.games.megametrocity.terms import ROWS
from rulewright_schema.games.megametrocity.tiles import Face, Tile
from rulewright_site.html import Child, Html, el, join

CELL = 72
HEADER = 26
LINE = 12
_LETTERS = 9
HIGHLIGHTS = ("yellow", "red", "none")

Say = Callable[..., str]
"""Words by key, with values."""


@dataclass(frozen=True)
class Pencil:
    """What a drawing needs: words, titles of Establishments and names of printed things, and a prefix for ids."""

    say: Say
    door_title: Callable[[str], str]
    thing: Callable[[str], str]
    prefix: str

    # -------------------------------------------------------------------------------------------------- in words
    def words(self, entry: Entry | None) -> str:
        """What a place holds, in words."""
        if isinstance(entry, Door):
            return self.say("door-to", title=self.door_title(entry.door))
        if isinstance(entry, Furniture):
            return self.say("furniture", name=self.thing(entry.furniture))
        if isinstance(entry, Obstacle):
            return self.say(f"obstacle-{entry.highlight}", name=self.thing(entry.obstacle))
        if isinstance(entry, Feature):
            return self.say("feature", name=self.thing(entry.feature))
        return self.say(entry or "nothing")

    def rows_in_words(self, cells: Sequence[Cell], facade: bool) -> list[str]:
        """Each row in words: `S.1: square, square, barrel (furniture), square`."""
        rows: dict[int, list[str]] = {}
        for cell in cells:
            rows.setdefault(cell.row, []).append(self.words(cell.entry))
        return [f"{self._row_name(row, facade)}: {', '.join(words)}" for row, words in sorted(rows.items())]

    def _row_name(self, row: int, facade: bool) -> str:
        if not facade:
            return str(row + 1)
        return self.say("facade") if row == FACADE else ROWS[row - 1] if row < TILE_ROWS else str(row)

    # ------------------------------------------------------------------------------------------------- the picture
    def tile(self, tile: Tile, left: int = 0, top: int = 0) -> Html:
        """A tile side as a group; its header with the printed side stands above it."""
        cells = tile.layout.cells
        width = tile.layout.frame.columns * CELL
        parts: list[Child] = [self._cell(cell) for cell in cells]
        parts += self._obstacles(cells)
        parts += [self._spawn(cell, tile) for cell in cells if cell.row > FACADE]
        frame = el("rect", x=0, y=0, width=width, height=TILE_ROWS * CELL, class_="rw-edge")
        return el("g", *parts, frame, transform=f"translate({left} {top})")

    def face(self, face: Face, left: int = 0, top: int = 0) -> Html:
        """An Establishment face as a group."""
        cells = face.layout.cells
        parts: list[Child] = [self._cell(cell) for cell in cells]
        parts += self._obstacles(cells)
        width, height = face.drawn.width * CELL, face.drawn.height * CELL
        return el(
            "g",
            *parts,
            el("rect", x=0, y=0, width=width, height=height, class_="rw-edge"),
            transform=f"translate({left} {top})",
        )

    def _cell(self, cell: Cell) -> Html:
        """The ground of a place and what stands on it; obstacles are drawn over it, joined."""
        x, y, entry = cell.column * CELL, cell.row * CELL, cell.entry
        ground = _ground(entry)
        parts: list[Child] = [el("rect", x=x, y=y, width=CELL, height=CELL, class_=f"rw-ground rw-{ground}")]
        if ground == "road":
            middle = y + CELL // 2
            parts.append(el("path", d=f"M{x + 24} {middle}h24", class_="rw-lane"))
        if isinstance(entry, Furniture):
            parts.append(el("rect", x=x + 6, y=y + 6, width=CELL - 12, height=CELL - 12, rx=12, class_="rw-furniture"))
            parts.append(label(self.thing(entry.furniture), x + CELL // 2, y + CELL // 2))
        elif isinstance(entry, Feature):
            parts.append(_diamond(x, y))
            parts.append(label(self.thing(entry.feature), x + CELL // 2, y + CELL // 2, "rw-label rw-strong"))
        elif isinstance(entry, Door):
            parts += [_open_door(x, y), label(self.door_title(entry.door), x + CELL // 2, y + 18, "rw-sign")]
        elif entry == "door":
            parts.append(_closed_door(x, y))
        elif entry == "insert-coin":
            parts += [_machine(x, y, "rw-coin"), label(self.say("insert-coin"), x + CELL // 2, y + CELL // 2)]
        elif entry == "zultar":
            parts += [_machine(x, y, "rw-zultar"), label(self.say("zultar"), x + CELL // 2, y + CELL // 2)]
        elif entry == "entry":
            parts.append(el("path", d=f"M{x + 36} {y + 62}v-28m-12 12l12 -12l12 12", class_="rw-entry"))
            parts.append(label(self.say("entry"), x + CELL // 2, y + 20))
        return join(*parts)

    def _spawn(self, cell: Cell, tile: Tile) -> Html | None:
        """The small mark of a spawn square."""
        row = ROWS[cell.row - 1]
        last = tile.layout.frame.columns - 1
        if cell.column != last or not tile.layout.spawn(row):
            return None
        x, y = (cell.column + 1) * CELL, cell.row * CELL
        return join(
            el("rect", x=x - 27, y=y + 2, width=25, height=14, rx=4, class_="rw-spawn"),
            el("text", row, x=x - 14, y=y + 12, class_="rw-spawn-text"),
        )

    def _obstacles(self, cells: Sequence[Cell]) -> Iterator[Child]:
        """Obstacles, what is one thing drawn as one."""
        for group in _groups(cells):
            entry = group[0].entry
            if not isinstance(entry, Obstacle):
                continue
            for cell in group:
                x, y = cell.column * CELL, cell.row * CELL
                fill = f"url(#{self.prefix}-{entry.highlight})"
                yield el("rect", x=x, y=y, width=CELL, height=CELL, class_=f"rw-obstacle rw-{entry.highlight}")
                yield el("rect", x=x, y=y, width=CELL, height=CELL, fill=fill)
            yield el("path", d=_outline(group), class_=f"rw-outline rw-outline-{entry.highlight}")
            columns = [cell.column for cell in group if cell.row == group[0].row]
            middle = (min(columns) + max(columns) + 1) * CELL // 2
            kind = "rw-label rw-strong" if entry.feature else "rw-label"
            yield label(self.thing(entry.obstacle), middle, group[0].row * CELL + CELL // 2, kind, len(columns))

    def defs(self) -> Html:
        """The patterns that tell obstacles apart without colour."""
        shapes = {
            "yellow": el("circle", cx=7, cy=7, r=3, fill="#5c4a00", fill_opacity="0.45"),
            "red": el("path", d="M0 0L14 14M14 0L0 14", stroke="#5a0a0a", stroke_opacity="0.5", stroke_width="2"),
            "none": el("path", d="M0 4H14M0 11H14", stroke="#333333", stroke_opacity="0.4", stroke_width="1.5"),
        }
        patterns = [
            el("pattern", shape, id=f"{self.prefix}-{name}", width=14, height=14, patternUnits="userSpaceOnUse")
            for name, shape in shapes.items()
        ]
        return el("defs", *patterns)


def picture(
    prefix: str, width: int, height: int, title: str, description: str, *body: Child, role: str = "img"
) -> Html:
    """A whole SVG with its title and description in words; with links in it, its `role` is `group`."""
    return el(
        "svg",
        el("title", title, id=f"{prefix}-title"),
        el("desc", description, id=f"{prefix}-desc"),
        *body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        role=role,
        aria_labelledby=f"{prefix}-title {prefix}-desc",
        class_="rw-map",
    )


def label(text: str, x: int, y: int, kind: str = "rw-label", columns: int = 1) -> Html:
    """Words in the middle of a place that is `columns` wide, broken into lines of what fits."""
    lines = _lines(text, _LETTERS * columns)
    first = y - (len(lines) - 1) * LINE // 2 + 4
    spans = [el("tspan", line, x=x, y=first + index * LINE) for index, line in enumerate(lines)]
    return el("text", *spans, class_=kind)


def _lines(text: str, most: int) -> list[str]:
    """At most four lines; words too long for one are cut."""
    lines: list[str] = []
    for word in text.replace("-", " ").split():
        short = word if len(word) <= most + 1 else word[:most] + "…"
        if lines and len(lines[-1]) + 1 + len(short) <= most:
            lines[-1] += f" {short}"
        else:
            lines.append(short)
    return lines if len(lines) <= 4 else [*lines[:3], "…"]


def _ground(entry: Entry | None) -> str:
    if isinstance(entry, Door) or entry in ("square", "entry"):
        return "square"
    if entry == "road" or (isinstance(entry, Furniture | Feature | Obstacle) and entry.road):
        return "road"
    return "wall" if entry is None or isinstance(entry, str) else "square"


def _diamond(x: int, y: int) -> Html:
    return el("path", d=f"M{x + 36} {y + 3}L{x + 69} {y + 36}L{x + 36} {y + 69}L{x + 3} {y + 36}Z", class_="rw-feature")


def _open_door(x: int, y: int) -> Html:
    return join(
        el("rect", x=x + 3, y=y + 3, width=CELL - 6, height=30, rx=4, class_="rw-sign-board"),
        el("path", d=f"M{x + 20} {y + CELL}v-34h32v34", class_="rw-doorway"),
    )


def _closed_door(x: int, y: int) -> Html:
    return join(
        el("rect", x=x + 20, y=y + 24, width=32, height=48, class_="rw-door"),
        el("circle", cx=x + 45, cy=y + 50, r=2, class_="rw-knob"),
    )


def _machine(x: int, y: int, kind: str) -> Html:
    return el("rect", x=x + 8, y=y + 12, width=CELL - 16, height=CELL - 14, rx=6, class_=kind)


def _groups(cells: Sequence[Cell]) -> list[list[Cell]]:
    """Obstacles of the same letter that touch, in reading order."""
    left = {(cell.row, cell.column): cell for cell in cells if isinstance(cell.entry, Obstacle)}
    groups: list[list[Cell]] = []
    while left:
        place, cell = next(iter(left.items()))
        del left[place]
        group, waiting = [cell], [place]
        while waiting:
            row, column = waiting.pop()
            for near in ((row, column + 1), (row + 1, column), (row, column - 1), (row - 1, column)):
                if near in left and left[near].character == cell.character:
                    group.append(left.pop(near))
                    waiting.append(near)
        groups.append(sorted(group, key=lambda one: (one.row, one.column)))
    return groups


def _outline(group: Sequence[Cell]) -> str:
    """The border around places that touch, as path data."""
    places = {(cell.row, cell.column) for cell in group}
    steps = []
    for row, column in sorted(places):
        x, y = column * CELL, row * CELL
        if (row - 1, column) not in places:
            steps.append(f"M{x} {y}h{CELL}")
        if (row + 1, column) not in places:
            steps.append(f"M{x} {y + CELL}h{CELL}")
        if (row, column - 1) not in places:
            steps.append(f"M{x} {y}v{CELL}")
        if (row, column + 1) not in places:
            steps.append(f"M{x + CELL} {y}v{CELL}")
    return "".join(steps)
