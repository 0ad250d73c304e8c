"""Places that stages speak of, as squares of the table as it lies."""

from collections.abc import Callable, Mapping
from typing import Any

from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.games.megametrocity.table import Table
from rulewright_engine.games.megametrocity.windows import Window
from rulewright_schema.fields import field_of
from rulewright_schema.games.megametrocity.layouts import FaceLayout, TileLayout
from rulewright_schema.games.megametrocity.places import (
    AtFeature,
    BelowDoor,
    BesideFeature,
    FirstColumn,
    Inside,
    LastColumn,
    PlaceModel,
    Seam,
    Square,
    SquareOfFace,
)
from rulewright_schema.games.megametrocity.terms import ROWS, Row
from rulewright_schema.geometry import indices, union


def _known(table: Table) -> dict[tuple[int, Window], tuple[PlaceModel, int]]:
    """The squares found so far, by place and window. A place is known by itself, and kept so that it stays the same."""
    return {}


def squares(state: State, place: PlaceModel) -> int:
    """The squares of a place; 0 while it is not on the table, or names a map that is not in play."""
    known = state.table.once(_known)
    key = id(place), state.window
    found = known.get(key)
    if found is None:
        street = _street(state, place)
        mask = 0 if street == NOT_IN_PLAY else PLACES[type(place)](state.window, place, street)
        found = known[key] = place, mask
    return found[1]


def falls_away(state: State, model: Any) -> bool:
    """Whether a goal or condition names a map that is not in play, at its place."""
    place = field_of(model, "place")
    return isinstance(place, PlaceModel) and _street(state, place) == NOT_IN_PLAY


NOT_IN_PLAY = -1


def _street(state: State, place: PlaceModel) -> int | None:
    if place.map is None:
        return None
    ids = state.table.map_ids
    return ids.index(place.map) if place.map in ids else NOT_IN_PLAY


def _id(text: str) -> str:
    """The id of a reference, without the pack that it may name."""
    return text.rpartition("/")[2]


def _column(window: Window, place: FirstColumn | LastColumn | Square, street: int | None) -> int:
    tile = window.tile(_id(place.tile), street)
    if tile is None:
        return 0
    column = place.column - 1 if isinstance(place, Square) else 0 if isinstance(place, FirstColumn) else -1
    if column >= tile.layout.frame.columns:
        return 0
    return _row(window, window.column_of(tile, column), place.row)


def _seam(window: Window, place: Seam, street: int | None) -> int:
    return _row(window, union(window.seams if street is None else (window.seams[street],)), place.row)


def _row(window: Window, mask: int, row: Row | None) -> int:
    return mask if row is None else mask & window.frame.row(1 + ROWS.index(row))


def _of_face(window: Window, place: SquareOfFace | Inside, street: int | None) -> int:
    face = window.face(_id(place.face))
    if face is None or street not in (None, face.street):
        return 0
    assert isinstance(face.layout, FaceLayout)
    if isinstance(place, Inside):
        return window.part_mask(face)
    mask = face.layout.centre if place.square == "centre" else face.layout.corner(place.square)
    return window.shift(mask, face)


def _below_door(window: Window, place: BelowDoor, street: int | None) -> int:
    for part in window.parts:
        if isinstance(part.layout, TileLayout) and street in (None, part.street):
            mask = part.layout.below_door(_id(place.face))
            if mask and (place.tile is None or part.id == _id(place.tile)):
                return window.shift(mask, part)
    return 0


def _feature(window: Window, place: AtFeature | BesideFeature, street: int | None) -> int:
    found = 0
    tile, face = _id(place.tile or ""), _id(place.face or "")
    named = tile or face
    for part in window.parts:
        wanted = not named or part.id == (face if part.face else tile)
        if wanted and street in (None, part.street):
            found |= window.shift(part.layout.feature(place.feature), part)
    if isinstance(place, BesideFeature):
        return union(window.around(square) for square in indices(found)) & ~found
    return found & window.passable


PLACES: Mapping[type[Any], Callable[[Window, Any, int | None], int]] = {
    FirstColumn: _column,
    LastColumn: _column,
    Square: _column,
    Seam: _seam,
    SquareOfFace: _of_face,
    Inside: _of_face,
    BelowDoor: _below_door,
    AtFeature: _feature,
    BesideFeature: _feature,
}
"""By class of place: its squares, on one of the streets or on any."""
