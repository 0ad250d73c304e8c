"""Figures appear: Thug cards, the Death Circle and figure limits (sections 4, 5a, 6b, 6c and 9d)."""

from collections.abc import Iterable

from rulewright_engine.games.megametrocity import chains
from rulewright_engine.games.megametrocity.events import FoeSpawned
from rulewright_engine.games.megametrocity.parts import PlacedGroup, ThugCardPart
from rulewright_engine.games.megametrocity.state import Foe, State
from rulewright_schema.geometry import indices

LEADER_STANDS_FOR = 2
"""Thugs that come in place of a leader who is on the map (MMC-9d-03)."""


def spawn_card(state: State, card: ThugCardPart, streets: Iterable[int], rear: bool) -> None:
    """The upper part of a Thug card; `rear`: a stage lets it come in at the left edge."""
    for street in streets:
        points = state.points[street]
        if card.type == "door-spawn":
            _at_each(state, card, _doors(state, street))
        elif card.type == "van":
            _at_each(state, card, _van_squares(state, street))
        else:
            left = rear or card.type == "rear-entrance"
            for number, groups in enumerate(card.rows[:points]):
                square = state.window.spawn_point(street, number, left)
                if square is not None:
                    place(state, groups, square)


def spawn_inside(state: State, card: ThugCardPart, face: str) -> None:
    """The thugs of a newly laid Establishment, on its corners (MMC-5a-03, MMC-5a-04)."""
    part = state.window.face(face)
    if part is None:
        return
    for number, groups in enumerate(card.rows[: state.points[part.street]]):
        square = state.window.corner(part, number)
        if square is not None:
            place(state, groups, square)


def _at_each(state: State, card: ThugCardPart, squares: list[int]) -> None:
    for square in squares:
        place(state, card.each, square)


def _doors(state: State, street: int) -> list[int]:
    """The squares below all doors; under one reading only as many as heroes started (MMC-6c-02)."""
    window = state.window
    found = [square for square in indices(window.below_doors) if window.street_of(square) == street]
    return found[: state.points[street]] if state.table.rulings.door_spawn_by_heroes else found


def _van_squares(state: State, street: int) -> list[int]:
    """The road squares at the seam: of both columns, or of one and no more than heroes started (MMC-6c-04)."""
    window = state.window
    mask = window.seams[street] & window.road
    if not state.table.rulings.van_one_column:
        return list(indices(mask))
    front = window.tiles_of(street)[-1]
    return list(indices(mask & window.column_of(front, 0)))[: state.points[street]]


def place(state: State, groups: Iterable[PlacedGroup], square: int) -> None:
    """Puts groups on a square under the Death Circle (MMC-9d-01 to MMC-9d-03, MMC-9d-09)."""
    table = state.table
    for group in groups:
        count = group.count
        if group.leader:
            kind = table.leaders[group.thug]
            on_map = any(foe.kind == kind for foe in state.foes.values())
            if not on_map and state.supply[table.kinds[kind].component]:
                put(state, kind, square)
                continue
            count = LEADER_STANDS_FOR if on_map else 1
        for _ in range(count):
            thug = _type_with_figures(state, group.thug)
            if thug is None:
                return
            put(state, table.ordinary[thug], square)


def _type_with_figures(state: State, thug: int) -> int | None:
    """The type itself, or the next in the Death Circle with a figure left; None if there is none."""
    table = state.table
    for _ in table.death_circle:
        if state.supply[table.kinds[table.ordinary[thug]].component]:
            return thug
        thug = table.death_circle[thug]
    return None


def put(state: State, kind: int, square: int, flags: int = 0) -> int:
    """Puts one figure on a square; its number."""
    figures = state.table.kinds[kind]
    if figures.component >= 0:
        state.supply[figures.component] -= 1
    number = state.next_id
    state.next_id = number + 1
    state.foes[number] = Foe(kind, square, figures.life, 0, 0, flags)
    state.events.append(FoeSpawned(number, state.table.kind_words[kind], square))
    chains.arrived(state, number, by_own_move=False)
    return number
