"""Every deal of a set-up for one Vigilante, solved one after another, in an order that never changes."""

from collections.abc import Collection, Iterator
from itertools import permutations

from rulewright_engine.games.city_of_fury.actions import Deal
from rulewright_engine.games.city_of_fury.engine import CityOfFury
from rulewright_engine.games.city_of_fury.solver.lines import best_line
from rulewright_engine.games.city_of_fury.solver.outcomes import Outcomes
from rulewright_engine.games.city_of_fury.solver.search import Found, solve
from rulewright_engine.games.city_of_fury.state import State
from rulewright_engine.games.city_of_fury.table import BOSS, Table
from rulewright_engine.interface import Action
from rulewright_schema.games.city_of_fury.solutions import SolvedDeal

ENGINE = CityOfFury()
Order = tuple[int, ...]


def orders() -> Iterator[Order]:
    """Every order of the Enemies, by their place in the set-up."""
    return permutations(range(BOSS))


def deal_of(table: Table, order: Order) -> Deal:
    """The action of chance that deals an order."""
    return Deal(tuple(table.cards[card] for card in order))


def dealt(table: Table, order: Order) -> State:
    """The state after a deal."""
    return ENGINE.apply(ENGINE.start(table), deal_of(table, order)).state


def solved(outcomes: Outcomes, order: Order) -> tuple[SolvedDeal, Found]:
    """The verdict on a deal, with the search that led to it."""
    state = dealt(outcomes.table, order)
    found = solve(outcomes, state)
    line = best_line(outcomes, state, found) if found.turns is not None else ()
    return SolvedDeal(order, found.turns, places_of(state, line)), found


def swept(outcomes: Outcomes, known: Collection[Order] = ()) -> Iterator[SolvedDeal]:
    """The verdict on every deal that is not known yet, each as soon as it is found."""
    for order in orders():
        if order not in known:
            yield solved(outcomes, order)[0]


def places_of(state: State, line: tuple[Action, ...]) -> tuple[int, ...]:
    """A line as the places of its actions among the legal ones."""
    places = []
    for action in line:
        places.append(ENGINE.legal(state).index(action))
        state = ENGINE.apply(state, action).state
    return tuple(places)


def line_of(state: State, places: tuple[int, ...]) -> tuple[Action, ...]:
    """The actions of a line from the state after the deal. Raises IndexError where there is no such action."""
    line: list[Action] = []
    for place in places:
        action = ENGINE.legal(state)[place]
        line.append(action)
        state = ENGINE.apply(state, action).state
    return tuple(line)
