"""A position of the engine as a small picture, drawn from the state alone, and the same in words.

Pictures of examples are many, so each is small: the ground is one path for each sort, figures are a sign with a letter.
The letters are explained beside the picture; sorts of figure differ by shape, obstacles by pattern, never by colour
alone. Columns and rows are numbered as actions write them.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rulewright_engine.games.megametrocity.actions import square_text
from rulewright_engine.games.megametrocity.state import OFF, State
from rulewright_engine.games.megametrocity.windows import Part
from rulewright_schema.games.megametrocity.layouts import BOARD_ROWS, Cell
from rulewright_schema.games.megametrocity.legend import Door, Feature, Furniture, Obstacle
from rulewright_schema.geometry import indices
from rulewright_site.html import Child, Html, el

SIZE = 40
LEFT, TOP = 28, 20
PATTERNS = "board"
"""Begins the ids of the patterns; they stand once on each page that has pictures."""
_MOST = 4
_SORTS = {"boss": "boss", "final-boss": "boss", "thing": "thing"}


@dataclass(frozen=True, slots=True)
class Token:
    """Figures of one sort on a square: a letter for them, how many, and the shape by which they are drawn."""

    letter: str
    count: int
    shape: str


@dataclass(frozen=True, slots=True)
class Someone:
    """Who a letter stands for: the name under which the engine knows it, the sort, and the kind and id of its sheet."""

    name: str
    shape: str
    kind: str
    id: str


def everybody(states: Iterable[State]) -> tuple[Someone, ...]:
    """Heroes and kinds of foe that are on the table in any of the states, heroes first."""
    found: dict[str, Someone] = {}
    states = tuple(states)
    for state in states:
        for number in state.standing():
            name = state.table.heroes[number].id
            found.setdefault(name, Someone(name, "hero", "hero-sheet", name))
    for state in states:
        for foe in state.foes.values():
            kind = state.table.kinds[foe.kind]
            sheet = "thug-sheet" if kind.sort in ("thug", "leader") else f"{kind.sort}-sheet"
            shape = kind.sort if kind.sort in ("thug", "leader") else _SORTS[kind.sort]
            found.setdefault(str(kind), Someone(str(kind), shape, sheet, kind.id))
    return tuple(found.values())


def letters(people: Sequence[Someone]) -> Mapping[str, str]:
    """A letter for everybody, each its own: the first of the name that is free, heroes and bosses in capitals."""
    taken: dict[str, str] = {}
    for one in people:
        wanted = [each for each in one.name if each.isalpha()] + [chr(code) for code in range(ord("a"), ord("z") + 1)]
        cased = [each.upper() if one.shape in ("hero", "boss", "thing") else each.lower() for each in wanted]
        taken[one.name] = next((each for each in cased if each not in taken.values()), "?")
    return taken


def figures_on(state: State) -> dict[int, dict[str, int]]:
    """By square, who stands there and how many of each."""
    found: dict[int, dict[str, int]] = {}
    for number in state.standing():
        found.setdefault(state.heroes[number].square, {})[state.table.heroes[number].id] = 1
    for foe in state.foes.values():
        here = found.setdefault(foe.square, {})
        name = str(state.table.kinds[foe.kind])
        here[name] = here.get(name, 0) + 1
    return found


# ---------------------------------------------------------------------------------------------------------- the picture
def draw(state: State, people: Sequence[Someone], title: str, described: str, prefix: str) -> Html:
    """The position as an SVG with its title and description; `prefix` begins its ids."""
    window = state.window
    width, height = LEFT + window.frame.columns * SIZE + 4, TOP + (_last_row(state) + 1) * SIZE + 4
    body: list[Child] = [*_ground(window.parts), *_numbers(state)]
    body += [_debris(square) for square in indices(state.debris)]
    body += [_item(square) for square in dict.fromkeys(square for square, _, _ in state.ground)]
    marks, shapes = letters(people), {one.name: one.shape for one in people}
    for square, here in sorted(figures_on(state).items()):
        tokens = [Token(marks[name], count, shapes[name]) for name, count in here.items()]
        body += _tokens(square, tokens)
    return el(
        "svg",
        el("title", title, id=f"{prefix}-t"),
        el("desc", described, id=f"{prefix}-d"),
        *body,
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        role="img",
        aria_labelledby=f"{prefix}-t",
        aria_describedby=f"{prefix}-d",
        class_="rw-board",
    )


def patterns() -> Html:
    """The patterns of obstacles, for all pictures of a page."""
    shapes = {
        "yellow": el("circle", cx=5, cy=5, r=2),
        "red": el("path", d="M0 0L10 10M10 0L0 10", stroke="currentColor"),
        "unmarked": el("path", d="M0 3H10M0 8H10", stroke="currentColor"),
    }
    defs = [
        el("pattern", shape, id=f"{PATTERNS}-{name}", width=10, height=10, patternUnits="userSpaceOnUse")
        for name, shape in shapes.items()
    ]
    return el("svg", el("defs", *defs), width=0, height=0, aria_hidden="true", class_="rw-defs")


def _last_row(state: State) -> int:
    """The lowest row in which anything lies."""
    return max((cell.row + part.face for part in state.window.parts for cell in part.layout.cells), default=4)


def _corner(square: int) -> tuple[int, int]:
    column, row = divmod(square, BOARD_ROWS)
    return LEFT + column * SIZE, TOP + row * SIZE


def _ground(parts: Sequence[Part]) -> Iterator[Html]:
    """One path for each sort of ground, then what has a sign of its own."""
    paths: dict[str, list[str]] = {}
    signs: list[Html] = []
    for part in parts:
        for cell in part.layout.cells:
            x, y = LEFT + (part.column + cell.column) * SIZE, TOP + (cell.row + part.face) * SIZE
            sort, sign = _look(cell, x, y)
            paths.setdefault(sort, []).append(f"M{x} {y}h{SIZE}v{SIZE}h-{SIZE}z")
            if sort in ("yellow", "red", "unmarked"):
                paths.setdefault(f"{PATTERNS}-{sort}", []).append(f"M{x} {y}h{SIZE}v{SIZE}h-{SIZE}z")
            if sign is not None:
                signs.append(sign)
    order = ("square", "road", "wall", "door", "yellow", "red", "unmarked")
    yield from (el("path", d="".join(paths[name]), class_=f"rb-{name}") for name in order if name in paths)
    for name in ("yellow", "red", "unmarked"):
        if f"{PATTERNS}-{name}" in paths:
            yield el("path", d="".join(paths[f"{PATTERNS}-{name}"]), fill=f"url(#{PATTERNS}-{name})", class_="rb-over")
    yield from signs
    yield from (_edge(part) for part in parts)


def _look(cell: Cell, x: int, y: int) -> tuple[str, Html | None]:
    """The sort of ground of a place, and the sign on it."""
    entry = cell.entry
    if isinstance(entry, Door):
        return "door", el("path", d=f"M{x + 12} {y + SIZE}v-26h16v26", class_="rb-open")
    if isinstance(entry, Obstacle):
        return ("unmarked" if entry.highlight == "none" else entry.highlight), None
    if isinstance(entry, Furniture | Feature):
        sort = "road" if entry.road else "square"
        if isinstance(entry, Furniture):
            return sort, el("rect", x=x + 4, y=y + 4, width=SIZE - 8, height=SIZE - 8, rx=7, class_="rb-furniture")
        return sort, el("path", d=f"M{x + 20} {y + 3}l17 17l-17 17l-17-17z", class_="rb-feature")
    if entry == "entry":
        return "square", el("path", d=f"M{x + 10} {y + SIZE - 4}h20", class_="rb-entry")
    if entry in ("square", "road"):
        return entry, None
    if entry == "door":
        return "wall", el("path", d=f"M{x + 13} {y + SIZE}v-24h14v24z", class_="rb-closed")
    letter = {"insert-coin": "¢", "zultar": "Z"}.get(entry or "")
    if letter is None:
        return "wall", None
    return "wall", el("text", letter, x=x + 20, y=y + 27, class_="rb-sign")


def _edge(part: Part) -> Html:
    rows = [cell.row + part.face for cell in part.layout.cells]
    first, last = min(rows, default=0), max(rows, default=0)
    return el(
        "rect",
        x=LEFT + part.column * SIZE,
        y=TOP + first * SIZE,
        width=part.layout.frame.columns * SIZE,
        height=(last - first + 1) * SIZE,
        class_="rb-edge",
    )


def _numbers(state: State) -> Iterator[Html]:
    """The numbers of columns above and of rows at the left, as actions write them."""
    for part in state.window.parts:
        for column in range(part.column, part.column + part.layout.frame.columns):
            yield el("text", column + 1, x=LEFT + column * SIZE + SIZE // 2, y=TOP - 6, class_="rb-number")
    for row in range(1, _last_row(state) + 1):
        yield el("text", row, x=LEFT - 12, y=TOP + row * SIZE + 25, class_="rb-number")


def _debris(square: int) -> Html:
    x, y = _corner(square)
    return el("path", d=f"M{x + 8} {y + 8}l24 24m0-24l-24 24", class_="rb-debris")


def _item(square: int) -> Html:
    x, y = _corner(square)
    return el("rect", x=x + 26, y=y + 3, width=10, height=14, rx=2, class_="rb-item")


def _tokens(square: int, tokens: Sequence[Token]) -> Iterator[Html]:
    """One sign in the middle, two beside each other, more in two lines; beyond four the rest is told by a dot."""
    x, y = _corner(square)
    if len(tokens) == 1:
        yield from _token(tokens[0], x + 20, y + 20, 14)
        return
    first = y + 20 if len(tokens) == 2 else y + 11
    spots = ((x + 11, first), (x + 29, first), (x + 11, y + 29), (x + 29, y + 29))
    shown = tokens if len(tokens) <= _MOST else [*tokens[: _MOST - 1], Token("…", 1, "more")]
    for token, (left, top) in zip(shown, spots, strict=False):
        yield from _token(token, left, top, 9)


def _token(token: Token, x: int, y: int, radius: int) -> Iterator[Html]:
    r = radius
    kind = f"rb-{token.shape}"
    if token.shape == "hero":
        yield el("circle", cx=x, cy=y, r=r, class_=kind)
    elif token.shape == "boss":
        yield el("path", d=f"M{x} {y - r - 2}l{r + 2} {r + 2}l-{r + 2} {r + 2}l-{r + 2}-{r + 2}z", class_=kind)
    elif token.shape != "more":
        yield el("rect", x=x - r, y=y - r, width=2 * r, height=2 * r, rx=3, class_=kind)
    text = (f"{token.letter}★" if token.shape == "leader" else token.letter) + (
        str(token.count) if token.count > 1 else ""
    )
    small = " rb-small" if r < 12 or len(text) > 2 else ""
    yield el("text", text, x=x, y=y + (4 if small else 5), class_=f"rb-letter {kind}-letter{small}")


# --------------------------------------------------------------------------------------------------------------- words
def places_of_ground(state: State) -> Mapping[str, tuple[str, ...]]:
    """Squares by what is there (`furniture`, `yellow`, `red`, `unmarked`, `door`, `insert-coin`, `zultar`, `feature`,
    `debris`, `item`), as actions write them; plain ground is left out.
    """
    found: dict[str, list[str]] = {}
    for part in state.window.parts:
        for cell in part.layout.cells:
            name = _named(cell)
            if name is not None:
                square = (part.column + cell.column) * BOARD_ROWS + cell.row + part.face
                found.setdefault(name, []).append(square_text(square))
    if state.debris:
        found["debris"] = [square_text(square) for square in indices(state.debris)]
    if state.ground:
        found["item"] = list(dict.fromkeys(square_text(square) for square, _, _ in state.ground))
    return {name: tuple(squares) for name, squares in found.items()}


def _named(cell: Cell) -> str | None:
    entry = cell.entry
    if isinstance(entry, Obstacle):
        return "unmarked" if entry.highlight == "none" else entry.highlight
    if isinstance(entry, Furniture):
        return "furniture"
    if isinstance(entry, Feature):
        return "feature"
    if isinstance(entry, Door):
        return "open-door"
    return entry if entry in ("insert-coin", "zultar") else None


def off_the_map(state: State) -> tuple[str, ...]:
    """Heroes who are not on the map."""
    return tuple(state.table.heroes[number].id for number, hero in enumerate(state.heroes) if hero.square == OFF)
