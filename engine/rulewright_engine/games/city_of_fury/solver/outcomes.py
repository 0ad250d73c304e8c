"""What a turn can make of a placement: every outcome of every Skill at every level, but for those that others dominate.

An outcome leads to another placement, with some Enemies laid aside, for so many Heals and so much damage. It does not
depend on the deal, on Health or on the other Skills, so that one table serves every search with the same cards.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from rulewright_engine.games.city_of_fury.placements import (
    LEFT,
    RIGHT,
    Placement,
    behaviours,
    hit,
    moved,
    scrolled,
    uses_left_box,
    within_reach,
    within_shot,
)
from rulewright_engine.games.city_of_fury.solver.bound import Bound, hits_needed
from rulewright_engine.games.city_of_fury.solver.labels import Labels
from rulewright_engine.games.city_of_fury.table import BOSS, Table
from rulewright_engine.interface import SetUpError
from rulewright_schema.games.city_of_fury.terms import SKILLS

Fallen: TypeAlias = tuple[int, ...]


class Outcome(NamedTuple):
    """How a turn ends: where everybody stands before the Scroll Phase, and who fell in which order."""

    placement: Placement
    fallen: Fallen


Cost: TypeAlias = tuple[int, int]
"""Heals, and damage taken after them."""
Group: TypeAlias = tuple[int, int, tuple[tuple[int, Fallen], ...]]
"""Heals, damage, and all that they lead to: the number of the placement and who fell."""


class Turn(NamedTuple):
    """What a Skill can do at a level that no lower level does as well; `wins`: the boss can be beaten."""

    wins: bool
    groups: tuple[Group, ...]


@dataclass
class Outcomes:
    """The outcomes of a table's turns, computed when they are first asked for. Placements are known by number."""

    table: Table
    placements: list[Placement] = field(default_factory=list)
    _numbers: dict[Placement, int] = field(default_factory=dict)
    _turns: dict[int, tuple[tuple[Turn, ...], ...]] = field(default_factory=dict)
    _enemy_phases: dict[Placement, tuple[Placement, int]] = field(default_factory=dict)
    _scrolls: dict[tuple[int, int], int] = field(default_factory=dict)
    _needs: dict[tuple[tuple[int, ...], int], int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Raises SetUpError for Skills that the search could not be right about (see `labels`)."""
        for skill, levels in zip(SKILLS, self.table.skills, strict=True):
            for number, (lower, higher) in enumerate(pairwise(levels), 2):
                left = iter(higher)
                if not all(action in left for action in lower):
                    raise SetUpError(f"level {number} of {skill} lacks Actions of the level below (see COF001)")

    @cached_property
    def bound(self) -> Bound:
        """How many hits Charge Levels can bring."""
        return Bound(self.table)

    def able(self, streets: tuple[int, ...], number: int, turns: int) -> Labels:
        """The labels that may still win from Streets and a placement within so many turns."""
        key = streets, number
        hits = self._needs.get(key)
        if hits is None:
            hits = self._needs[key] = hits_needed(self.table, streets, self.placements[number])
        return self.bound.able(hits, turns) if turns > 0 else 0

    def number(self, placement: Placement) -> int:
        """The number of a placement, a new one if it is new."""
        found = self._numbers.get(placement)
        if found is None:
            found = self._numbers[placement] = len(self.placements)
            self.placements.append(placement)
        return found

    def turns(self, number: int) -> tuple[tuple[Turn, ...], ...]:
        """By Skill and level, from 0: what it adds to the levels below."""
        found = self._turns.get(number)
        if found is None:
            found = self._turns[number] = tuple(self._levels(self.placements[number], levels)
                                                for levels in self.table.skills)  # fmt: skip
        return found

    def scroll(self, number: int, newcomer: int) -> int:
        """The placement after a Scroll that brings a newcomer in."""
        key = number, newcomer
        found = self._scrolls.get(key)
        if found is None:
            after = scrolled(self.placements[number], newcomer, self.table.healths[newcomer])
            found = self._scrolls[key] = self.number(after)
        return found

    # --------------------------------------------------------------------------------------------------- computing
    def _levels(self, placement: Placement, levels: tuple[tuple[str, ...], ...]) -> tuple[Turn, ...]:
        known: dict[Outcome, list[Cost]] = {}
        won = False
        found = []
        for actions in levels:
            wins, outcomes = self._reached(placement, actions)
            fresh: dict[Cost, list[tuple[int, Fallen]]] = {}
            for outcome, costs in outcomes.items():
                there = known.setdefault(outcome, [])
                for cost in costs:
                    if not any(_as_good(other, cost) for other in there):
                        there.append(cost)
                        fresh.setdefault(cost, []).append((self.number(outcome.placement), outcome.fallen))
            groups = tuple((heals, damage, tuple(to)) for (heals, damage), to in sorted(fresh.items()))
            found.append(Turn(wins and not won, groups))
            won = won or wins
        return tuple(found)

    def _reached(self, placement: Placement, actions: tuple[str, ...]) -> tuple[bool, dict[Outcome, list[Cost]]]:
        """Whether the Actions can beat the boss, and every outcome with its best costs."""
        moments: set[tuple[Placement, int, Fallen]] = {(placement, 0, ())}
        for action in actions:
            moments = {after for moment in moments for after in self._acted(moment, action)}
        found: dict[Outcome, list[Cost]] = {}
        for at, heals, fallen in moments:
            if BOSS in fallen:
                return True, {}
            after, damage = self._enemy_phase(at)
            costs = found.setdefault(Outcome(after, fallen), [])
            cost = heals, damage
            if not any(_as_good(other, cost) for other in costs):
                costs[:] = [other for other in costs if not _as_good(cost, other)]
                costs.append(cost)
        return False, found

    def _acted(self, moment: tuple[Placement, int, Fallen], action: str) -> Iterator[tuple[Placement, int, Fallen]]:
        """A moment after an Action, done in each way or declined."""
        placement, heals, fallen = moment
        yield moment
        if action == "move":
            for step in (LEFT, RIGHT):
                after = moved(placement, step)
                if after is not None:
                    yield after, heals, fallen
        elif action == "heal":
            yield placement, heals + 1, fallen
        else:
            blocked = self.table.rulings.enemies_block_shots
            for card in within_reach(placement) if action == "attack" else within_shot(placement, blocked):
                after, out = hit(placement, card)
                yield after, heals, (*fallen, card) if out else fallen

    def _enemy_phase(self, placement: Placement) -> tuple[Placement, int]:
        """Where everybody stands after the Enemy Phase, and the damage; who dies on the way is dead at its end too."""
        found = self._enemy_phases.get(placement)
        if found is None:
            table, after, damage = self.table, placement, 0
            for card in [each.card for each in placement.enemies]:
                enemy = after.enemy(card)
                assert enemy is not None
                boxes = table.left_boxes if uses_left_box(after, enemy) else table.right_boxes
                for _, behaved in behaviours(after, card, boxes[card]):
                    if behaved is not None:
                        after, damage = behaved.placement, damage + behaved.damage
            found = self._enemy_phases[placement] = (after, damage)
        return found


def _as_good(one: Cost, other: Cost) -> bool:
    """Whether a cost is no worse: no fewer Heals and no more damage."""
    return one[0] >= other[0] and one[1] <= other[1]
