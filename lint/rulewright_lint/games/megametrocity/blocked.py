"""Why nobody can be at a place that a stage names."""

from dataclasses import dataclass
from functools import lru_cache

from pydantic import BaseModel

from rulewright_lint.games.megametrocity.drawings import is_sound
from rulewright_lint.games.megametrocity.facts import Facts
from rulewright_lint.games.megametrocity.parts import Part
from rulewright_lint.games.megametrocity.stage_cases import StageFacts
from rulewright_schema.counts import counted
from rulewright_schema.games.megametrocity.layouts import FACADE, Layout
from rulewright_schema.games.megametrocity.places import (
    AtFeature,
    BesideFeature,
    FirstColumn,
    LastColumn,
    Seam,
    Square,
)
from rulewright_schema.games.megametrocity.terms import ROWS, Row


@dataclass(frozen=True, slots=True)
class Blocked:
    """Which key of the place is wrong, why, and the drawing that shows it (kind and reference)."""

    field: str
    message: str
    help: str
    drawn: tuple[str, str] | None = None


def why_blocked(part: Part, stage: StageFacts, facts: Facts) -> Blocked | None:
    """Why nobody can be at a place, None where somebody can or where another finding tells it."""
    place = part.model
    if isinstance(place, Seam):
        return _seam(place, place.row, part, stage, facts) if place.row is not None else None
    return _by_drawing(place, facts)


@lru_cache(maxsize=1024)
def _by_drawing(place: BaseModel, facts: Facts) -> Blocked | None:
    # What is drawn is the same for every stage, and stages name the same places again and again.
    if isinstance(place, Square):
        return _square(place, facts)
    if isinstance(place, FirstColumn | LastColumn):
        return _column(place, place.row, facts) if place.row is not None else None
    # Things stand on obstacles that are destroyed or emptied from the square next to them.
    return _feature(place, facts) if isinstance(place, AtFeature | BesideFeature) else None


def _square(place: Square, facts: Facts) -> Blocked | None:
    layout = _tile(place.tile, facts)
    if layout is None:
        return None
    columns = layout.frame.columns
    if place.column > columns:
        message = f"{place.tile} has {counted(columns, 'column')}, so there is no column {place.column}"
        return Blocked("column", message, "Name a column of the tile.", ("tile", place.tile))
    bit = layout.frame.bit(FACADE + 1 + ROWS.index(place.row), place.column - 1)
    if bit & layout.walkable:
        return None
    message = f"{place.row} of column {place.column} of {place.tile} is {_what(layout, bit)}"
    return Blocked("column", message, _free(layout, place.column - 1), ("tile", place.tile))


def _column(place: FirstColumn | LastColumn, row: Row, facts: Facts) -> Blocked | None:
    layout = _tile(place.tile, facts)
    if layout is None:
        return None
    column = 0 if isinstance(place, FirstColumn) else layout.frame.columns - 1
    bit = layout.frame.bit(FACADE + 1 + ROWS.index(row), column)
    if bit & layout.walkable:
        return None
    which = "first" if isinstance(place, FirstColumn) else "last"
    message = f"{row} of the {which} column of {place.tile} is {_what(layout, bit)}"
    return Blocked("row", message, _free(layout, column), ("tile", place.tile))


def _seam(place: Seam, row: Row, part: Part, stage: StageFacts, facts: Facts) -> Blocked | None:
    for case in stage.cases:
        if not set(case.heroes) & set(part.heroes):
            continue
        for name, shown in case.windows_by_map:
            if place.map in (None, name):
                for left, right in (window for window in shown if len(window) == 2):
                    one, other = _tile(left, facts), _tile(right, facts)
                    if one is None or other is None:
                        return None
                    number = FACADE + 1 + ROWS.index(row)
                    squares = one.frame.bit(number, one.frame.columns - 1) & one.walkable
                    if squares or other.frame.bit(number, 0) & other.walkable:
                        return None
    return Blocked("row", f"nobody can stand in {row} at any seam of the street", "Name another row.")


def _feature(place: AtFeature | BesideFeature, facts: Facts) -> Blocked | None:
    """A place at or beside a feature that is drawn, where it names its tile or face or there is one only."""
    layouts: list[tuple[str, str, Layout]] = []
    if place.tile is not None or place.face is None:
        tiles = [place.tile] if place.tile is not None else sorted(facts.printed.features.get(place.feature, ()))
        layouts += [("tile", name, layout) for name in tiles if (layout := _tile(name, facts)) is not None]
    if place.face is not None or place.tile is None:
        faces = (
            [place.face] if place.face is not None else sorted(facts.printed.features_of_faces.get(place.feature, ()))
        )
        layouts += [("face", name, layout) for name in faces if (layout := _face(name, facts)) is not None]
    layouts = [each for each in layouts if each[2].feature(place.feature)]
    for _, _, layout in layouts:
        beside = isinstance(place, BesideFeature)
        if layout.beside_feature(place.feature) if beside else layout.feature(place.feature) & layout.walkable:
            return None
    if not layouts:
        return None
    kind, name, _ = layouts[0]
    if isinstance(place, BesideFeature):
        message = f"no square next to '{place.feature}' is free"
        return Blocked("feature", message, "Draw a square beside it.", (kind, name))
    message = f"'{place.feature}' is an obstacle, so that nobody can be on its square"
    return Blocked("feature", message, "Write {at: beside, …} for the squares next to it.", (kind, name))


def _tile(reference: str, facts: Facts) -> Layout | None:
    document, tile = facts.view.get("tile", reference), facts.tile(reference)
    return tile.layout if tile is not None and document is not None and is_sound(document) else None


def _face(reference: str, facts: Facts) -> Layout | None:
    document, face = facts.view.get("face", reference), facts.face(reference)
    return face.layout if face is not None and document is not None and is_sound(document) else None


def _what(layout: Layout, bit: int) -> str:
    return "an obstacle" if bit & (layout.red | layout.yellow | layout.unmarked) else "a wall"


def _free(layout: Layout, column: int) -> str:
    rows = [name for name in ROWS if layout.frame.bit(FACADE + 1 + ROWS.index(name), column) & layout.walkable]
    return f"Free in this column: {', '.join(rows)}." if rows else "Nothing is free in this column: name another."
