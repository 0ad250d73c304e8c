"""How well the Vigilante stands: the hits still needed against the Health left, for bots only."""

from rulewright_engine.games.city_of_fury.placements import Placement, behaviours, uses_left_box
from rulewright_engine.games.city_of_fury.state import DEAL, State
from rulewright_engine.games.city_of_fury.table import BOSS, Table
from rulewright_engine.guide import LOST, WON
from rulewright_schema.games.city_of_fury.terms import LEVELS, MOST_HEALTH, SKILLS

MOST_HITS = 40
"""More than any game needs: seven cards with a Health of six each, less the one that may be left."""
_HITS, _HEALTH, _CHARGES = 0.75, 0.2, 0.05


def hits_needed(state: State) -> int:
    """The fewest hits that can beat the boss: everybody who stands between, but for the one who may be left."""
    on_screen = {each.card: each.health for each in state.placement.enemies}
    if BOSS in on_screen:
        return on_screen[BOSS]
    table = state.table
    before = state.streets[: state.streets.index(BOSS)]
    healths = [*on_screen.values(), *(table.healths[card] for card in before)]
    return sum(healths) - max(healths, default=0) + table.healths[BOSS]


def threat(table: Table, placement: Placement) -> int:
    """What the Enemies would take from the Vigilante if they Activated now."""
    total = 0
    for each in placement.enemies:
        now = placement.enemy(each.card)
        assert now is not None
        boxes = table.left_boxes if uses_left_box(placement, now) else table.right_boxes
        for _, found in behaviours(placement, each.card, boxes[each.card]):
            if found is not None:
                placement, total = found.placement, total + found.damage
    return total


def value(state: State) -> float:
    """From 0 (lost) to 1 (won)."""
    if state.outcome is not None:
        return WON if state.outcome == "won" else LOST
    if state.phase == DEAL:
        return 0.5
    hits = 1 - min(hits_needed(state), MOST_HITS) / MOST_HITS
    left = max(0, state.health - threat(state.table, state.placement)) / MOST_HEALTH
    charges = sum(state.charges) / (LEVELS * len(SKILLS))
    return 0.02 + 0.96 * (_HITS * hits + _HEALTH * left + _CHARGES * charges)
