"""The Screen and the Vigilante's Skills as text, in pieces with tags from which colours are chosen."""

from collections.abc import Iterator

from rulewright_engine.games.city_of_fury.state import DEAL, State
from rulewright_engine.guide import DrawnLine, Piece
from rulewright_schema.games.city_of_fury.terms import SCREEN, SKILLS

NARROWEST = 8


def drawing(state: State) -> tuple[DrawnLine, ...]:
    """Head line, the Screen, the Enemies' boxes, the Skills with their levels."""
    table = state.table
    head = (Piece(table.vigilante, "hero"), Piece(f"   turn {state.turn}, Health {state.health}"))
    if state.phase == DEAL:
        return (head, (Piece(f"to be dealt: {', '.join(table.cards[:-1])}"),))
    return (head, (Piece(""),), *_screen(state), (Piece(""),), *_enemies(state), (Piece(""),), *_skills(state))


def _screen(state: State) -> Iterator[DrawnLine]:
    table = state.table
    streets = [table.streets[card] for card in state.streets]
    figures = {state.placement.vigilante: Piece(f"{table.vigilante} {state.health}", "hero")}
    for each in state.placement.enemies:
        figures[each.at] = Piece(f"{table.cards[each.card]} {each.health}", "thug")
    cells = [figures.get(place, Piece(".", "dim")) for place in range(1, SCREEN + 1)]
    widths = [max(NARROWEST, len(cell.text), len(street)) + 2 for cell, street in zip(cells, streets, strict=True)]
    yield tuple(Piece(str(number).center(width), "dim") for number, width in enumerate(widths, 1))
    yield tuple(Piece(cell.text.center(width), cell.tag) for cell, width in zip(cells, widths, strict=True))
    yield tuple(Piece(street.center(width), "tile") for street, width in zip(streets, widths, strict=True))
    behind = [f"({table.cards[card]})" for card in state.streets]
    yield tuple(Piece(name.center(width), "dim") for name, width in zip(behind, widths, strict=True))


def _enemies(state: State) -> Iterator[DrawnLine]:
    table = state.table
    for each in state.placement.enemies:
        left, right = (", ".join(boxes[each.card]) for boxes in (table.left_boxes, table.right_boxes))
        yield Piece(f"{table.cards[each.card]} ", "thug"), Piece(f"left box: {left}; right box: {right}")


def _skills(state: State) -> Iterator[DrawnLine]:
    for number, (name, level) in enumerate(zip(SKILLS, state.charges, strict=True)):
        listed = ", ".join(state.table.skills[number][level - 1])
        mark = "»" if number == state.skill else " "
        yield Piece(f"{mark} {name} {level}: ", "title"), Piece(listed)
