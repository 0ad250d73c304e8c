"""The search by turns: breadth first over placements, with a whole set of labels at each.

The first turn in which the boss can be beaten is the least; a search that runs out of labels proves that he never can.
A position that comes again brings no new label, so it ends by itself and counts as not won (COF-TURN-01).

Labels that an admissible bound shows to come too late are left out: first for the fewest turns that the bound allows,
then for one more, and so on. Where that leads nowhere for a while the search goes through everything.
"""

from dataclasses import dataclass, field
from typing import TypeAlias

from rulewright_engine.games.city_of_fury.solver.bound import hits_needed
from rulewright_engine.games.city_of_fury.solver.labels import AT, Labels, after_health, after_skill, closed, label
from rulewright_engine.games.city_of_fury.solver.outcomes import Fallen, Outcomes
from rulewright_engine.games.city_of_fury.state import State

Row: TypeAlias = tuple[int, ...]
"""The cards that lie as Streets, left to right."""
Spot: TypeAlias = tuple[Row, int]
"""Streets and the number of a placement."""


MOST_TURNS = 1_000
"""More than the bound ever asks for."""
PATIENCE = 4
"""So many limits of turns are tried before the search goes through everything."""


@dataclass
class Found:
    """The verdict on a position. `turns`: the least number, None if it cannot be won.

    `layers`: the labels that were new at each spot, by turns gone; `spots` and `labels` count what was looked at, all
    limits of turns together; `last` is the spot, Skill and level (from 0) of the last turn.
    """

    turns: int | None
    spots: int
    labels: int
    layers: list[dict[Spot, Labels]] = field(repr=False)
    last: tuple[Spot, int, int] | None = None


def solve(outcomes: Outcomes, state: State, bounded: bool = True) -> Found:
    """The verdict on a state in which a turn begins; without the bound it is the same, only later."""
    spots = labels = 0
    limits = [*_limits(outcomes, state), None] if bounded else [None]
    for limit in limits:
        search = _Search(outcomes, state, limit)
        found = search.run()
        spots, labels = spots + found.spots, labels + found.labels
        if found.turns is not None or not search.cut:
            return Found(found.turns, spots, labels, found.layers, found.last)
    raise AssertionError("a search without a limit leaves nothing out")


def _limits(outcomes: Outcomes, state: State) -> range:
    hits = hits_needed(state.table, state.streets, state.placement)
    start = 1 << label(state.health, state.charges)
    least = next(turns for turns in range(1, MOST_TURNS) if outcomes.bound.able(hits, turns) & start)
    return range(least, least + PATIENCE)


class _Search:
    """One search, within a limit of turns or without. `cut`: whether the limit left anything out."""

    def __init__(self, outcomes: Outcomes, state: State, limit: int | None) -> None:
        self.outcomes = outcomes
        self.limit = limit
        self.cut = False
        self._table = state.table
        self._most = state.table.most_health
        self._start: Spot = state.streets, outcomes.number(state.placement)
        self._first = 1 << label(state.health, state.charges)
        self._reached: dict[Spot, Labels] = {}
        self._boosted: dict[tuple[int, int, Labels], Labels] = {}

    def run(self) -> Found:
        """The verdict within the limit."""
        arrived: dict[Spot, Labels] = {self._start: self._first}
        layers: list[dict[Spot, Labels]] = []
        while arrived:
            layers.append(self._fresh(arrived, len(layers)))
            arrived = {}
            for spot, new in layers[-1].items():
                last = self._expand(spot, new, arrived)
                if last is not None:
                    return self._found(len(layers), layers, last)
        return self._found(None, layers, None)

    def _found(self, turns: int | None, layers: list[dict[Spot, Labels]], last: tuple[Spot, int, int] | None) -> Found:
        labels = sum(each.bit_count() for each in self._reached.values())
        return Found(turns, len(self._reached), labels, layers, last)

    def _fresh(self, arrived: dict[Spot, Labels], gone: int) -> dict[Spot, Labels]:
        """Of what arrived after so many turns, the labels that are new and can still come in time."""
        fresh: dict[Spot, Labels] = {}
        reached = self._reached
        for spot, labels in arrived.items():
            before = reached.get(spot, 0)
            new = closed(labels) & ~before
            if new and self.limit is not None:
                able = self.outcomes.able(spot[0], spot[1], self.limit - gone)
                if new & ~able:
                    self.cut = True
                    new &= able
            if new:
                fresh[spot] = new
                reached[spot] = before | new
        return fresh

    def _expand(self, spot: Spot, new: Labels, arrived: dict[Spot, Labels]) -> tuple[Spot, int, int] | None:
        """Adds what a turn makes of the new labels of a spot; the Skill and level that win, if one does."""
        row, number = spot
        outcomes, memo = self.outcomes, self._boosted
        for skill, levels in enumerate(outcomes.turns(number)):
            at = AT[skill]
            for level, turn in enumerate(levels):
                there = new & at[level]
                if not there:
                    continue
                if turn.wins:
                    return spot, skill, level
                if not turn.groups:
                    continue
                key = skill, level, there
                boosted = memo.get(key)
                if boosted is None:
                    boosted = memo[key] = after_skill(there, skill, level)
                for heals, damage, leads in turn.groups:
                    after = after_health(boosted, heals, damage, self._most)
                    if after:
                        for to, fallen in leads:
                            end = (row, to) if not fallen else scrolled(outcomes, row, to, fallen)
                            arrived[end] = arrived.get(end, 0) | after
        return None


def scrolled(outcomes: Outcomes, row: Row, number: int, fallen: Fallen) -> Spot:
    """Streets and placement after a Scroll for each who fell, in order (COF-SCROLL-08)."""
    for card in fallen:
        number = outcomes.scroll(number, row[0])
        row = (*row[1:], card)
    return row, number
