"""The state of an example's position."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rulewright_engine.examples import PositionError
from rulewright_engine.games.city_of_fury.engine import CityOfFury
from rulewright_engine.games.city_of_fury.placements import Enemy, placed
from rulewright_engine.games.city_of_fury.state import SKILL, State, broken
from rulewright_engine.games.city_of_fury.table import BOSS, Options, Table, table_of
from rulewright_engine.interface import Event, SetUpError
from rulewright_schema.catalog import View
from rulewright_schema.documents import Document
from rulewright_schema.games.city_of_fury.example_positions import ExamplePosition, Figures
from rulewright_schema.games.city_of_fury.examples import Example
from rulewright_schema.games.city_of_fury.set_ups import SetUp
from rulewright_schema.games.city_of_fury.terms import SCREEN, SKILLS
from rulewright_schema.nodes import Path
from rulewright_schema.suggestions import closest

NOBODY = "."


@dataclass
class Notes:
    """The names of an example, and what came about so far."""

    letters: Mapping[str, str]
    told: list[Event] = field(default_factory=list)


def laid_out(view: View, document: Document) -> tuple[State, Notes]:
    """The state in which the first action is done, and the letters. Raises PositionError."""
    example = document.expect(Example)
    position = example.position
    set_up = _set_up(view, position)
    letters = {letter: plain(name) for letter, name in position.figures.items()}
    players = [plain(name) for name in set_up.vigilantes]
    cells = [letters.get(cell, plain(cell)) for cell in (position.drawn or "").split()]
    path: Path = ("position", "drawn")
    if position.phase == "vigilante" and len(cells) != SCREEN:
        raise PositionError(path, f"{len(cells)} places are drawn; the Screen has {SCREEN}")
    who = _vigilante(position, cells, players)
    rulings = tuple(sorted((plain(name), letter) for name, letter in example.rulings.items()))
    try:
        table = _with(table_of(view, Options(set_up.id, who, rulings)), position, players)
    except SetUpError as error:
        raise PositionError(("position",), f"it cannot be set up: {error}") from error
    start = CityOfFury.start(table)
    if position.phase == "set-up":
        return start, Notes(letters)
    state = _drawn(start, position, cells, letters, path)
    for wrong in broken(state):
        raise PositionError(("position",), wrong)
    return state, Notes(letters)


def _set_up(view: View, position: ExamplePosition) -> SetUp:
    found = view.get("set-up", position.set_up) if position.set_up else next(iter(view.all("set-up")), None)
    if found is None:
        raise PositionError(("position", "set_up") if position.set_up else ("position",), "there is no such set-up",
                            "Name one that is in sight.")  # fmt: skip
    return found.expect(SetUp)


def _vigilante(position: ExamplePosition, cells: list[str], players: list[str]) -> str:
    drawn = [cell for cell in cells if cell in players]
    if position.phase == "set-up":
        who = plain(position.vigilante or players[0])
        if who not in players:
            raise PositionError(("position", "vigilante"), f"nobody is called {who}", f"Name {' or '.join(players)}.")
        return who
    if len(drawn) != 1:
        raise PositionError(("position", "drawn"), "one Vigilante has to be drawn", f"Draw {' or '.join(players)}.")
    return drawn[0]


def _with(table: Table, position: ExamplePosition, players: list[str]) -> Table:
    """The table with the example's own figures over those of the cards."""
    healths, left, right = list(table.healths), list(table.left_boxes), list(table.right_boxes)
    health = table.health
    for name, figures in position.cards.items():
        path: Path = ("position", "cards", name)
        if plain(name) in players:
            _no_boxes(figures, path)
            health = figures.health or health if plain(name) == table.vigilante else health
            continue
        card = _card(table, plain(name), path)
        healths[card] = figures.health or healths[card]
        left[card] = figures.left or left[card]
        right[card] = figures.right or right[card]
    own = position.skills
    skills = tuple(own.get(name, levels) for name, levels in zip(SKILLS, table.skills, strict=True))
    return replace(table, healths=tuple(healths), left_boxes=tuple(left), right_boxes=tuple(right), skills=skills,
                   health=health)  # fmt: skip


def _no_boxes(figures: Figures, path: Path) -> None:
    for side in ("left", "right"):
        if getattr(figures, side) is not None:
            raise PositionError((*path, side), "a Vigilante has no Behaviour Boxes", "Take it out.")


def _card(table: Table, name: str, path: Path) -> int:
    card = table.numbers.get(name)
    if card is None:
        meant = closest(name, table.cards)
        hint = f", did you mean {meant}?" if meant else ""
        raise PositionError(path, f"{name} is no card of the set-up{hint}", f"There are {', '.join(table.cards)}.")
    return card


def _drawn(start: State, position: ExamplePosition, cells: list[str], letters: Mapping[str, str], path: Path) -> State:
    table = start.table
    health = {letters.get(name, plain(name)): value for name, value in position.health.items()}
    for name in position.health:
        if letters.get(name, plain(name)) not in cells:
            raise PositionError(("position", "health", name), f"{name} is not on the Screen")
    enemies, vigilante = [], 0
    for place, cell in enumerate(cells, 1):
        if cell == table.vigilante:
            vigilante = place
        elif cell != NOBODY:
            card = _card(table, cell, path)
            enemies.append(Enemy(place, card, health.get(cell, table.healths[card])))
    charges = tuple(position.charges.get(name, level) for name, level in zip(SKILLS, start.charges, strict=True))
    return replace(
        start, phase=SKILL, turn=1, streets=_streets(table, position, {each.card for each in enemies}),
        placement=placed(vigilante, enemies), health=health.get(table.vigilante, table.health), charges=charges,
    )  # fmt: skip


def _streets(table: Table, position: ExamplePosition, on_screen: set[int]) -> tuple[int, ...]:
    lying = [card for card in range(BOSS + 1) if card not in on_screen]
    if not position.streets:
        if len(lying) != SCREEN:
            message = f"{len(on_screen)} Enemies are drawn; a turn begins with {BOSS + 1 - SCREEN}"
            raise PositionError(("position", "drawn"), message)
        return tuple(lying)
    wanted = [plain(name) for name in position.streets]
    there = [table.streets[card] for card in lying]
    if sorted(wanted) != sorted(there):
        raise PositionError(("position", "streets"), f"the Streets that lie there are {', '.join(there)}",
                            "Name each of them once.")  # fmt: skip
    return tuple(table.streets.index(name) for name in wanted)


def plain(text: str) -> str:
    """The id of a reference, without the pack that it may name."""
    return text.rpartition("/")[2]
