"""How far places are, for bots: where heroes are wanted to reach one, and whether the street has to scroll for it."""

from typing import NamedTuple

from rulewright_engine.games.megametrocity import stage_places
from rulewright_engine.games.megametrocity.scrolling import is_held
from rulewright_engine.games.megametrocity.state import CHAINED, OFF, State
from rulewright_engine.games.megametrocity.windows import FAR, Window
from rulewright_schema.games.megametrocity.places import PlaceModel
from rulewright_schema.geometry import indices

ON_THE_TABLE = 0.4
"""The part of a goal that is done once what it needs lies on the table."""
TILES, AT_THE_DOOR = 0.75, 0.8
"""The parts of that which are done by laying the tiles that come before; opening an Establishment is the rest."""
READY = 0.9
"""What a tile that is sure to come after this Heroes phase counts of one that is laid."""
LONGEST_WAY = 24


class Outlook(NamedTuple):
    """`done` from 0 to 1; `squares` where heroes are wanted; `scroll`: whether the rear tile has to be left first.

    `each`: by hero, where that one is wanted, if they are wanted at different places.
    """

    done: float
    squares: int = 0
    scroll: bool = False
    each: tuple[int, ...] = ()

    def wanted(self, hero: int) -> int:
        """The squares where a hero is wanted."""
        return self.each[hero] if self.each else self.squares


def reached(state: State, place: PlaceModel) -> Outlook:
    """How near a place is to being on the table, and where heroes go for it."""
    squares = stage_places.squares(state, place)
    if squares:
        return Outlook(ON_THE_TABLE, squares)
    window = state.window
    doors = 0
    for mask, face in window.doors.items():
        if face == getattr(place, "face", None) or _shows(state, face, getattr(place, "feature", None)):
            doors |= mask
    if doors:
        return Outlook(ON_THE_TABLE * AT_THE_DOOR, doors)
    return scrolling(state, place)


def _shows(state: State, face: str, feature: str | None) -> bool:
    layout = state.table.faces.get(face)
    return feature is not None and layout is not None and bool(layout.feature(feature))


def scrolling(state: State, place: PlaceModel | None) -> Outlook:
    """The street has to go on: heroes are wanted at its front end."""
    window, table = state.window, state.table
    squares = whole = 0
    laid = 0.0
    for street, stack in enumerate(table.stacks):
        if place is not None and place.map is not None and table.map_ids[street] != place.map:
            continue
        whole += len(stack)
        laid += state.drawn[street]
        if state.drawn[street] == len(stack):
            squares |= window.passable & ~window.rear[street]
            continue
        squares |= _holders(state, street) or window.last_column[street]
        laid += READY * _cleared(state, street)
    return Outlook(ON_THE_TABLE * TILES * laid / (whole or 1), squares, True)


def _holders(state: State, street: int) -> int:
    """The squares of those foes on a rear tile for whom one blow is not enough; heroes are wanted there first."""
    rear = state.window.rear[street]
    found = 0
    for foe in state.foes.values():
        if foe.life and rear >> foe.square & 1 and not foe.flags & CHAINED:
            found |= 1 << foe.square
    return found & state.window.passable


def on_the_way(state: State, square: int, place: PlaceModel, there: Outlook) -> float:
    """How much of the whole way to a place somebody on a square has behind him; tiles to come are part of it."""
    window, table = state.window, state.table
    way = columns = behind = 0
    for street, stack in enumerate(table.stacks):
        if place.map is None or table.map_ids[street] == place.map:
            way |= window.last_column[street] if there.scroll else there.squares
            widths = [table.tiles[tile].frame.columns for tile in (*window.streets[street], *stack)]
            to_come = len(stack) - state.drawn[street]
            columns = max(columns, sum(widths))
            behind = max(behind, sum(widths[len(widths) - to_come :]))
    way &= window.passable
    steps = steps_to(window, way)[square] if way else FAR
    return 0.0 if steps == FAR else max(0.0, 1 - (steps + behind) / columns)


def _cleared(state: State, street: int) -> float:
    """How nearly a street is ready to scroll: 1 if nobody holds it up."""
    rear = state.window.rear[street]
    if not is_held(state, rear):
        return 1.0
    if any(rear >> foe.square & 1 and foe.flags & CHAINED for foe in state.foes.values()):
        # Somebody who has to be brought along is no use if heroes run ahead.
        return 0.0
    heroes = [hero.square for hero in state.heroes if hero.square != OFF]
    off = sum(not rear >> square & 1 for square in heroes) / (len(heroes) or 1)
    foes = sum(rear >> foe.square & 1 for foe in state.foes.values())
    return 0.6 * off / (1 + 0.5 * foes)


def hurried(state: State) -> bool:
    """Whether the turns left are few for the tiles that are still to come."""
    to_come = max((len(stack) - drawn for stack, drawn in zip(state.table.stacks, state.drawn, strict=True)), default=0)
    return state.dial <= TURNS_OF_A_TILE * to_come + SPARE_TURNS


TURNS_OF_A_TILE, SPARE_TURNS = 1.5, 3


def closeness(window: Window, square: int, squares: int, ahead: float = 0.0) -> float:
    """How near a square is to some others, 1 for there, 0 for `LONGEST_WAY` steps or more; `ahead` steps are free."""
    way = steps_to(window, squares)[square]
    return 1 - max(0.0, min(LONGEST_WAY, LONGEST_WAY if way == FAR else way) - ahead) / LONGEST_WAY


# ---------------------------------------------------------------------------------------------------------- distances
def steps_to(window: Window, squares: int) -> bytes:
    """By square, the steps to the nearest of some squares; FAR where no way leads."""
    known = window.ways_to
    found = known.get(squares)
    if found is None:
        table = bytearray([FAR]) * window.squares
        for steps, ring in enumerate(window.board.rings(squares)):
            for index in indices(ring):
                table[index] = min(steps, FAR - 1)
        if len(known) > MOST_FIELDS:
            known.clear()
        found = known[squares] = bytes(table)
    return found


MOST_FIELDS = 2_000
