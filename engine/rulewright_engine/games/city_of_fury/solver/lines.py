"""The best line of a verdict: from the search's layers back to the deal, then played forward by the engine itself."""

from collections.abc import Iterator

from rulewright_engine.games.city_of_fury.engine import CityOfFury
from rulewright_engine.games.city_of_fury.solver.labels import (
    AT,
    Labels,
    after_health,
    after_skill,
    closed,
    label,
)
from rulewright_engine.games.city_of_fury.solver.outcomes import Outcomes
from rulewright_engine.games.city_of_fury.solver.search import Found, Spot, scrolled
from rulewright_engine.games.city_of_fury.state import ACT, BOOST, State
from rulewright_engine.interface import Action

ENGINE = CityOfFury()


def best_line(outcomes: Outcomes, state: State, found: Found) -> tuple[Action, ...]:
    """The actions that win in the fewest turns. The verdict is one of this state, and says that it can be won."""
    way = _way(outcomes, found)
    line: list[Action] = []
    for skill, spot, least in way[:-1]:
        actions, state = _turn_to(outcomes, state, skill, spot, least)
        line.extend(actions)
    for actions, _ in _skill_done(state, way[-1][0]):
        if _outcome(state, actions) == "won":
            return (*line, *actions)
    raise AssertionError("the last turn of a win wins")


# ---------------------------------------------------------------------------------------------------------- backwards
Leg = tuple[int, Spot, int]
"""A turn of the way: the Skill, where it ends, and the label that it has at least then."""


def _way(outcomes: Outcomes, found: Found) -> list[Leg]:
    """The turns of the line, first to last; the last one ends where the boss is beaten."""
    assert found.last is not None
    spot, skill, level = found.last
    there = found.layers[-1][spot] & AT[skill][level]
    goal = there.bit_length() - 1
    way: list[Leg] = [(skill, spot, goal)]
    for layer in reversed(found.layers[:-1]):
        before, used, start = _before(outcomes, layer, spot, goal)
        way.append((used, spot, goal))
        spot, goal = before, start
    first, *_ = way
    legs = [(used, end, least) for used, end, least in reversed(way[1:])]
    return [*legs, first]


def _before(outcomes: Outcomes, layer: dict[Spot, Labels], end: Spot, goal: int) -> tuple[Spot, int, int]:
    """A spot of the layer, the Skill used there and a label from which a turn leads to the goal at the end."""
    most = outcomes.table.most_health
    for spot, labels in layer.items():
        row, number = spot
        for skill, levels in enumerate(outcomes.turns(number)):
            for level, turn in enumerate(levels):
                there = labels & AT[skill][level]
                for heals, damage, leads in turn.groups if there else ():
                    if all(scrolled(outcomes, row, to, fallen) != end for to, fallen in leads):
                        continue
                    start = _label_before(there, skill, level, (heals, damage, most), goal)
                    if start is not None:
                        return spot, skill, start
    raise AssertionError("every label of a layer comes from the layer before")


def _label_before(there: Labels, skill: int, level: int, cost: tuple[int, int, int], goal: int) -> int | None:
    """One of these labels that the turn makes into one no lower than the goal."""

    def leads(labels: Labels) -> bool:
        return bool(closed(after_health(after_skill(labels, skill, level), *cost)) >> goal & 1)

    if not leads(there):
        return None
    while there.bit_count() > 1:
        # Half of the labels at a time: what a set leads to is what its labels lead to.
        low = there & ((1 << _middle(there)) - 1)
        there = low if leads(low) else there & ~low
    return there.bit_length() - 1


def _middle(labels: Labels) -> int:
    """A bit position that splits a set of more than one label."""
    lowest = (labels & -labels).bit_length() - 1
    return (lowest + labels.bit_length()) // 2


# ------------------------------------------------------------------------------------------------------------ forwards
def _turn_to(outcomes: Outcomes, state: State, skill: int, end: Spot, least: int) -> tuple[tuple[Action, ...], State]:
    """A turn of the engine's with a Skill that ends at a spot with no less than a label."""
    for actions, after in _skill_done(state, skill):
        if after.phase != BOOST:
            continue
        for boost in ENGINE.legal(after):
            last = ENGINE.apply(after, boost).state
            if last.outcome is None and (last.streets, outcomes.number(last.placement)) == end:
                have = closed(1 << label(last.health, last.charges))
                if have >> least & 1:
                    return (*actions, boost), last
    raise AssertionError("what the search found can be played")


def _skill_done(state: State, skill: int) -> Iterator[tuple[tuple[Action, ...], State]]:
    """Every way to carry a Skill out: its actions, and the state in which the boost is due or all is over."""
    use = ENGINE.legal(state)[skill]
    todo: list[tuple[tuple[Action, ...], State]] = [((use,), ENGINE.apply(state, use).state)]
    while todo:
        done, now = todo.pop()
        if now.phase != ACT:
            yield done, now
            continue
        todo.extend(((*done, action), ENGINE.apply(now, action).state) for action in ENGINE.legal(now))


def _outcome(state: State, actions: tuple[Action, ...]) -> str | None:
    for action in actions:
        state = ENGINE.apply(state, action).state
    return state.outcome
