"""The fewest turns that a win still needs: an admissible bound on Charge Levels alone.

It takes in the player's favour that every Attack and every Shoot hits, wherever everybody stands, that no hit is lost
on the way from one Enemy to the next, and that nothing ever costs Health. So no win can come sooner than it says.
"""

from rulewright_engine.games.city_of_fury.placements import Placement
from rulewright_engine.games.city_of_fury.solver.labels import CHARGES, PAIRS, WEIGHTS, Labels
from rulewright_engine.games.city_of_fury.table import BOSS, Table
from rulewright_schema.games.city_of_fury.terms import LEVELS, MOST_HEALTH

HITS = ("attack", "shoot")


def hits_needed(table: Table, streets: tuple[int, ...], placement: Placement) -> int:
    """The fewest hits that can beat the boss.

    Every Scroll lifts one Street and needs one Enemy beaten (COF-SCROLL-01, COF-SCROLL-04), so before the boss enters
    all of those on the Screen and in front of him have to be beaten but one: the one with the most Health, at best.
    """
    on_screen = {each.card: each.health for each in placement.enemies}
    if BOSS in on_screen:
        return on_screen[BOSS]
    if BOSS not in streets:
        return table.healths[BOSS]
    before = streets[: streets.index(BOSS)]
    healths = [*on_screen.values(), *(table.healths[card] for card in before)]
    return sum(healths) - max(healths, default=0) + table.healths[BOSS]


class Bound:
    """For every number of hits and turns: the labels whose Charge Levels can bring so many hits in so many turns."""

    def __init__(self, table: Table) -> None:
        self._hits = [[sum(action in HITS for action in actions) for actions in levels] for levels in table.skills]
        self._most: list[list[int]] = [[0] * CHARGES]
        self._able: dict[tuple[int, int], Labels] = {}

    def able(self, hits: int, turns: int) -> Labels:
        """The labels that can make so many hits in so many turns, as far as the bound can tell."""
        found = self._able.get((hits, turns))
        if found is None:
            most = self._within(turns)
            row = sum(1 << charges for charges in range(CHARGES) if most[charges] >= hits)
            found = self._able[hits, turns] = sum(row << health * CHARGES for health in range(MOST_HEALTH))
        return found

    def _within(self, turns: int) -> list[int]:
        """By Charge Levels: the most hits in so many turns."""
        while len(self._most) <= turns:
            later = self._most[-1]
            self._most.append([self._best(charges, later) for charges in range(CHARGES)])
        return self._most[turns]

    def _best(self, charges: int, later: list[int]) -> int:
        best = 0
        for skill, weight in enumerate(WEIGHTS):
            level = charges // weight % LEVELS
            after = charges - level * weight
            boosted = max(later[_raised(_raised(after, one), two)] for one, two in PAIRS)
            best = max(best, self._hits[skill][level] + boosted)
        return best


def _raised(charges: int, skill: int) -> int:
    weight = WEIGHTS[skill]
    return charges + weight if charges // weight % LEVELS < LEVELS - 1 else charges
