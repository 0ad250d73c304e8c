"""Laying and taking away tiles: everything on the table keeps its square on its own tile or face."""

from rulewright_engine.games.megametrocity.events import FaceRemoved, TileRemoved
from rulewright_engine.games.megametrocity.state import OFF, Frame, State
from rulewright_engine.games.megametrocity.windows import Key, Part, Window
from rulewright_engine.games.megametrocity.wounds import free_figure
from rulewright_schema.games.megametrocity.layouts import BOARD_ROWS
from rulewright_schema.geometry import indices

AIMED = 4
"""The square in a frame of effects that wait."""


def lay(state: State, key: Key) -> None:
    """Lays the table anew; figures, debris and items on what is gone leave with it."""
    old = state.window
    new = state.table.window(key)
    if new is old:
        return
    places = {_name(part): part.column for part in new.parts}
    moved = _moves(old, places)
    for number, foe in list(state.foes.items()):
        square = moved[foe.square]
        if square == OFF:
            free_figure(state, number, told=True)
        elif square != foe.square:
            state.foes[number] = foe.at(square)
    for hero in state.heroes:
        if hero.square != OFF:
            hero.square = moved[hero.square]
    state.agenda[:] = [_moved_frame(frame, moved) for frame in state.agenda]
    state.debris = sum(1 << moved[square] for square in indices(state.debris) if moved[square] != OFF)
    _move_ground(state, moved)
    _tell(state, old, places)
    state.window = new


def _name(part: Part) -> tuple[int, str, bool]:
    return part.street, part.id, part.face


def _moves(old: Window, places: dict[tuple[int, str, bool], int]) -> list[int]:
    moved = [OFF] * old.squares
    for part in old.parts:
        column = places.get(_name(part))
        if column is not None:
            by = (column - part.column) * BOARD_ROWS
            start = part.column * BOARD_ROWS
            for square in range(start, start + part.layout.frame.columns * BOARD_ROWS):
                moved[square] = square + by
    return moved


def _moved_frame(frame: Frame, moved: list[int]) -> Frame:
    """The square that waiting effects were aimed at lies elsewhere now, or nowhere."""
    if frame[0] != "effects" or frame[AIMED] == OFF:
        return frame
    return (*frame[:AIMED], moved[frame[AIMED]], *frame[AIMED + 1 :])


def _move_ground(state: State, moved: list[int]) -> None:
    kept = []
    for square, card, used in state.ground:
        if moved[square] != OFF:
            kept.append((moved[square], card, used))
        elif state.table.items[card].type != "token":
            state.items_gone[card] += 1
    state.ground = tuple(kept)


def _tell(state: State, old: Window, places: dict[tuple[int, str, bool], int]) -> None:
    for part in old.parts:
        if _name(part) not in places:
            state.events.append(FaceRemoved(part.id) if part.face else TileRemoved(part.id))
