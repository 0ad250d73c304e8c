"""The table and the heroes' boards as text, in pieces with tags from which colours are chosen."""

from collections.abc import Iterator

from rulewright_engine.games.megametrocity import figures
from rulewright_engine.games.megametrocity.actions import square_text
from rulewright_engine.games.megametrocity.state import CHAINED, OFF, State
from rulewright_engine.games.megametrocity.windows import Part
from rulewright_engine.guide import DrawnLine, Piece
from rulewright_schema.counts import counted
from rulewright_schema.games.megametrocity.layouts import BOARD_ROWS

ROWS = ("0", "1", "2", "3", "4", "5")
NARROWEST = 3


def drawing(state: State) -> tuple[DrawnLine, ...]:
    """Head line, the street and open Establishments, then the boards of the heroes and the foes by number."""
    return (
        _head(state),
        (Piece(""),),
        *_table(state),
        (Piece(""),),
        *(hero_board(state, number) for number in range(len(state.heroes))),
        *_foes(state),
        *_ground(state),
    )


def _head(state: State) -> DrawnLine:
    stage = state.table.stage
    title = stage.title.get("en") or stage.id
    return (
        Piece(str(title) if isinstance(title, str) else stage.id, "title"),
        Piece(f"   turn {state.round}, {state.dial} left on the dial, {state.table.difficulty}"),
    )


# ------------------------------------------------------------------------------------------------------------ the table
def _table(state: State) -> Iterator[DrawnLine]:
    window = state.window
    cells = {square: _cell(state, square) for square in range(window.squares)}
    width = max(NARROWEST, *(len(piece.text) + 1 for piece in cells.values()))
    columns = window.frame.columns
    names = [Piece("   ")]
    for part in window.parts:
        room = part.layout.frame.columns * width
        gap = part.column * width - sum(len(piece.text) for piece in names[1:])
        names.append(Piece(" " * gap + _name(part).ljust(room)[:room], "tile"))
    yield tuple(names)
    yield (Piece("   " + "".join(str(column + 1).center(width) for column in range(columns)), "dim"),)
    for row in range(BOARD_ROWS):
        line = [cells[column * BOARD_ROWS + row] for column in range(columns)]
        if row == BOARD_ROWS - 1 and not any(piece.text.strip() for piece in line):
            continue
        yield Piece(f"{ROWS[row]}  ", "dim"), *(Piece(piece.text.center(width), piece.tag) for piece in line)


def _name(part: Part) -> str:
    return f"|{part.id}"


def _cell(state: State, square: int) -> Piece:
    heroes = "".join(initial(state, number) for number in state.standing() if state.heroes[number].square == square)
    foes: dict[str, int] = {}
    boss = False
    for foe in state.foes.values():
        if foe.square == square:
            kind = state.table.kinds[foe.kind]
            boss = boss or kind.sort in ("boss", "final-boss", "thing")
            letters = (
                kind.id[:1]
                if kind.sort == "thug"
                else kind.id[:2].capitalize()
                if kind.sort != "leader"
                else (kind.id[:1] + "*")
            )
            foes[letters] = foes.get(letters, 0) + 1
    text = heroes + "".join(f"{letters}{count if count > 1 else ''}" for letters, count in sorted(foes.items()))
    if text:
        return Piece(text, "hero" if heroes and not foes else "boss" if boss else "fight" if heroes else "thug")
    return _ground_piece(state, square)


def initial(state: State, number: int) -> str:
    """A hero's letter: the first of its id, the next where two heroes share it."""
    taken: list[str] = []
    for hero in state.table.heroes[: number + 1]:
        letters = [letter.upper() for letter in hero.id if letter.isalpha() and letter.upper() not in taken]
        taken.append(letters[0] if letters else "?")
    return taken[number]


def _ground_piece(state: State, square: int) -> Piece:
    window, bit = state.window, 1 << square
    if any(place == square for place, _, _ in state.ground):
        return Piece("?", "item")
    if state.debris & bit:
        return Piece("x", "debris")
    if window.door_mask & bit:
        return Piece("D", "door")
    if window.insert_coins & bit:
        return Piece("$", "machine")
    if window.zultars & bit:
        return Piece("Z", "machine")
    if window.obstacles & bit:
        return Piece("#", "obstacle" if not window.board.clear & bit else "low")
    if window.passable & bit:
        street = bool(window.street_squares & bit)
        if street and window.breakable & bit:
            return Piece("o", "furniture")
        return Piece("=", "road") if window.road & bit else Piece(".", "square")
    return Piece("")


# ------------------------------------------------------------------------------------------------------------- boards
def hero_board(state: State, number: int) -> DrawnLine:
    """A hero's place, life, weapons, money and upgrades."""
    hero, sheet = state.heroes[number], state.table.heroes[number]
    name = f"{initial(state, number)} {sheet.id}"
    raised = [f"{name} +{count}" for name, count in zip(figures.ATTRIBUTES, hero.enhancements, strict=True) if count]
    raised += [state.table.techniques[card].id for card in hero.techniques]
    if hero.square == OFF:
        return Piece(name.ljust(12), "hero"), Piece(" · ".join(["not on the map", *raised]), "dim")
    parts = [
        f"at {square_text(hero.square)}",
        f"life {figures.life_left(state, number)}/{figures.max_life(state, number)}",
        f"fight {figures.fight(state, number)}+",
        f"turbo {hero.turbo}/{sheet.turbo}",
    ]
    if number == state.acting:
        parts.append(f"movement {hero.moves}, actions {hero.actions}")
    parts += [_weapon(state, card, used) for card, used in hero.weapons]
    if hero.money:
        parts.append(counted(sum(state.table.items[card].cents for card in hero.money), "cent"))
    parts += raised
    if number == state.tape:
        parts.append("tape")
    return Piece(name.ljust(12), "acting" if number == state.acting else "hero"), Piece(" · ".join(parts))


def _weapon(state: State, card: int, used: int) -> str:
    item = state.table.items[card]
    return f"{item.id} ({item.batteries - used} left)" if item.batteries else item.id


def _foes(state: State) -> Iterator[DrawnLine]:
    if not state.foes:
        return
    shown = []
    for number, foe in state.foes.items():
        kind = state.table.kinds[foe.kind]
        life = f" {foe.life - foe.wounds}/{foe.life}" if foe.life else ""
        chained = " chained" if foe.flags & CHAINED else ""
        shown.append(f"{number} {kind}{life}{chained} {square_text(foe.square)}")
    yield (Piece("foes".ljust(12), "thug"), Piece(" · ".join(shown)))


def _ground(state: State) -> Iterator[DrawnLine]:
    for square, card, _ in state.ground:
        yield Piece("on the ground ", "item"), Piece(f"{state.table.items[card].id} at {square_text(square)}")
