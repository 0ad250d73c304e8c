"""Destructible things of a stage (`extra: destructible`): panels that count as enemies, obstacles like the car."""

from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.games.megametrocity.table import Table
from rulewright_schema.games.megametrocity.layouts import Layout
from rulewright_schema.games.megametrocity.stage_rules import Destructible, NoScrolling
from rulewright_schema.games.megametrocity.targets import Beam, Line, Place, Within

NEAR = ("own-square", "adjacent", "target-square")


def destructibles(table: Table) -> dict[str, Destructible]:
    """What the stage makes destructible, by the feature that shows it; the first of several counts."""
    return {extra.feature: extra for extra in reversed(table.extras) if isinstance(extra, Destructible)}


def has_things(table: Table) -> bool:
    """Whether the stage makes anything destructible."""
    return bool(table.once(destructibles))


def melee_squares(state: State, square: int) -> int:
    """The squares, not the own one, where a thing stands that is attacked in melee from here (MMC-12.B-03)."""
    table = state.table
    if not has_things(table):
        return 0
    found = 0
    near = state.window.board.neighbours(1 << square)
    for foe in state.foes.values():
        kind = table.kinds[foe.kind]
        if kind.sort != "thing" or rules(state, kind.id).treated_as != "obstacle":
            continue
        # It may cover several squares; it is kept on the first, where attacks are aimed.
        if near & state.window.feature(kind.id):
            found |= 1 << foe.square
    return found & ~(1 << square)


def in_reach(state: State, square: int, place: Place, mask: int) -> int:
    """Obstacle-like things that an unarmed attack on a place reaches from a square, beside the squares of the place.

    Whoever stands next to one reaches it as if it were on the own square. From farther off it is reached where a
    number of squares leads onto it, or where the place takes in a square next to it without counting steps.
    """
    found = melee_squares(state, square)
    table, window = state.table, state.window
    for foe in state.foes.values():
        kind = table.kinds[foe.kind]
        if kind.sort != "thing" or rules(state, kind.id).treated_as != "obstacle":
            continue
        shown = window.feature(kind.id)
        if isinstance(place, Within):
            reached = window.board.reach(1 << square, place.squares, window.passable | window.obstacles) & shown
        elif place in NEAR or isinstance(place, Line | Beam):
            continue
        else:
            reached = window.board.neighbours(shown) & mask
        if reached:
            found |= 1 << foe.square
    return found


def weapons_work(state: State, number: int) -> bool:
    """Whether weapons work on a foe; a stage may except a thing (MMC-12.B-08)."""
    kind = state.table.kinds[state.foes[number].kind]
    return kind.sort != "thing" or rules(state, kind.id).weapons


def proof_against_weapons(state: State, square: int) -> bool:
    """Whether there are enemies on a square and weapons work on none of them (MMC-12.B-08)."""
    there = [number for number, foe in state.foes.items() if foe.square == square]
    return bool(there) and not any(weapons_work(state, number) for number in there)


def rules(state: State, feature: str) -> Destructible:
    """What the stage says about a thing."""
    return state.table.once(destructibles)[feature]


def counts_as_ko(state: State, kind: int) -> bool:
    """Whether knocking one out counts as a KO: a thing does where it is treated as an enemy (MMC-12.07-06)."""
    figures = state.table.kinds[kind]
    return figures.sort != "thing" or rules(state, figures.id).treated_as == "enemy"


def on_part(extra: Destructible, layout: Layout) -> int:
    """Where a tile or face shows such things; one obstacle over several squares is one thing, on its first square."""
    mask = layout.feature(extra.feature)
    return mask & -mask if extra.treated_as == "obstacle" else mask


def in_all(table: Table, feature: str) -> int:
    """How many such things there are on all tiles of the stage and behind their doors."""
    extra = table.once(destructibles).get(feature)
    if extra is None:
        return 0
    fixed = any(isinstance(each, NoScrolling) for each in table.extras)
    names = [tile for street in (table.starts if fixed else (*table.starts, *table.stacks)) for tile in street]
    faces = {name for tile in names for name, _ in table.tiles[tile].doors if name in table.faces}
    layouts: list[Layout] = [table.tiles[tile] for tile in names]
    layouts += [table.faces[face] for face in sorted(faces)]
    return sum(on_part(extra, layout).bit_count() for layout in layouts)
