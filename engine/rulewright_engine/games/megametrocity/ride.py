"""A tile that carries the heroes off (MMC-12.09-05 to MMC-12.09-08).

Once laid it is waited for until all others are gone; then it lies alone for some turns, and at the end of the last of
them the tiles behind it are laid and the heroes put there. `state.marks["ride"]` counts the turns begun with it alone.
"""

from collections.abc import Iterator
from typing import ClassVar

from rulewright_engine.games.megametrocity import scrolling, stage_places, stage_rules
from rulewright_engine.games.megametrocity.actions import TextAction
from rulewright_engine.games.megametrocity.agenda import ActionKind, Automatic, Decision, hero_of
from rulewright_engine.games.megametrocity.events import HeroPlaced, MapScrolled
from rulewright_engine.games.megametrocity.events_of_stages import RideEnded
from rulewright_engine.games.megametrocity.state import OFF, Frame, State
from rulewright_engine.interface import Refusal
from rulewright_engine.values import frozen
from rulewright_schema.games.megametrocity.stage_rules import Ride
from rulewright_schema.geometry import indices, union

TURNS = "ride"


def tile_of(ride: Ride) -> str:
    """The id of the tile."""
    return ride.tile.rpartition("/")[2]


def turn_begins(state: State) -> None:
    """A turn begins: it counts if the tile lies alone (MMC-12.09-05)."""
    ride = stage_rules.ride(state)
    if ride is not None and (tile_of(ride),) in state.window.streets:
        state.marks[TURNS] = state.marks.get(TURNS, 0) + 1


def instead_of_scrolling(state: State, street: int) -> bool:
    """What a ride does at the end of a turn on its street; whether it did, or stops the street from scrolling."""
    ride = stage_rules.ride(state)
    tiles = state.window.streets[street]
    if ride is None or tile_of(ride) not in tiles:
        return False
    if len(tiles) == 1:
        if state.marks.get(TURNS, 0) >= ride.turns:
            _arrive(state, street, ride)
    elif not scrolling.is_held(state, _others(state, street, ride)):
        scrolling.lay_street(state, street, (tile_of(ride),))
        state.events.append(MapScrolled(street))
    return True


def _others(state: State, street: int, ride: Ride) -> int:
    """The squares of the other tiles, and of Establishments that only open there."""
    window = state.window
    own = next(tile for tile in window.tiles_of(street) if tile.id == tile_of(ride))
    kept = window.faces_behind(own)
    others = [tile for tile in window.tiles_of(street) if tile != own]
    parts = [*others, *(face for tile in others for face in window.faces_behind(tile) if face not in kept)]
    return union(window.part_mask(part) for part in parts)


def _arrive(state: State, street: int, ride: Ride) -> None:
    """All others are left behind without a KO (MMC-12.09-07); the heroes come to the map after the ride."""
    carried = [hero for hero in state.standing() if state.window.street_of(state.heroes[hero].square) == street]
    stack = state.table.stacks[street][state.drawn[street] :]
    after = tuple(tile.rpartition("/")[2] for tile in ride.map_after)
    used = next((n for n in range(min(len(stack), len(after)), 0, -1) if stack[:n] == after[-n:]), 0)
    state.drawn = (*state.drawn[:street], state.drawn[street] + used, *state.drawn[street + 1 :])
    del state.marks[TURNS]
    scrolling.lay_street(state, street, after)
    state.events.append(RideEnded(street))
    mask = stage_places.squares(state, ride.arrival) or state.window.first_column[street]
    for hero in reversed(carried):
        # Nobody is KO'd meanwhile: all stand on the first square until the players have chosen.
        state.heroes[hero].square = next(indices(mask))
        state.agenda.append(("arrive", hero, mask))


@frozen
class Arrive(TextAction):
    """Leaves the ride on one of the squares where it ends."""

    FORM: ClassVar[str] = "arrive {square@}"
    square: int


def _candidates(state: State, frame: Frame) -> Iterator[Arrive]:
    return (Arrive(square) for square in indices(frame[2]))


def _why_illegal(state: State, frame: Frame, action: Arrive) -> Refusal | None:
    if not frame[2] >> action.square & 1:
        return Refusal("not-there", "the ride does not end there", ("MMC-12.09-06",))
    return None


def _do(state: State, frame: Frame, action: Arrive) -> None:
    state.agenda.pop()
    _put(state, frame[1], action.square)


def _put(state: State, hero: int, square: int) -> None:
    state.heroes[hero].square = square
    state.events.append(HeroPlaced(hero, square))
    state.touched = True


def _no_choice(state: State, frame: Frame) -> bool:
    """("arrive", hero, squares): of one square there is nothing to choose."""
    if state.heroes[frame[1]].square == OFF:
        state.agenda.pop()
        return True
    if frame[2] & (frame[2] - 1):
        return False
    state.agenda.pop()
    _put(state, frame[1], frame[2].bit_length() - 1)
    return True


def _universe(state: State, frame: Frame) -> Iterator[Arrive]:
    return (Arrive(square) for square in range(state.window.squares))


def _scroll(state: State, frame: Frame) -> None:
    """("scroll", street): a ride goes before the ordinary scrolling."""
    if not instead_of_scrolling(state, frame[1]):
        scrolling.scroll(state, frame)


FRAMES: dict[str, Automatic] = {"scroll": _scroll}
DECISIONS = {
    "arrive": Decision(hero_of(1), (ActionKind(Arrive, _candidates, _why_illegal, _do, _universe),), _no_choice),
}
