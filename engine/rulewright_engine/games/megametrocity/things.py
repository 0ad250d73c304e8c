"""Destructible things of a stage (`extra: destructible`): panels that count as enemies, obstacles like the car."""

from rulewright_engine.games.megametrocity.state import State
from rulewright_schema.games.megametrocity.stage_rules import Destructible


def melee_squares(state: State, square: int) -> int:
    """The squares, not the own one, where a thing stands that is attacked in melee from here (MMC-12.B-03)."""
    table = state.table
    if not any(isinstance(extra, Destructible) for extra in table.extras):
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


def weapons_work(state: State, number: int) -> bool:
    """Whether weapons work on a foe; a stage may except a thing (MMC-12.B-08)."""
    kind = state.table.kinds[state.foes[number].kind]
    return kind.sort != "thing" or rules(state, kind.id).weapons


def rules(state: State, feature: str) -> Destructible:
    """What the stage says about a thing."""
    for extra in state.table.extras:
        if isinstance(extra, Destructible) and extra.feature == feature:
            return extra
    raise KeyError(feature)
