"""The solver against a search that shares nothing with it but the engine, and against itself without its bound."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from rulewright_engine.games.city_of_fury.engine import CityOfFury
from rulewright_engine.games.city_of_fury.placements import Enemy, placed
from rulewright_engine.games.city_of_fury.solver.bound import Bound, hits_needed
from rulewright_engine.games.city_of_fury.solver.labels import closed, label, unlabel
from rulewright_engine.games.city_of_fury.solver.lines import best_line
from rulewright_engine.games.city_of_fury.solver.outcomes import Outcomes
from rulewright_engine.games.city_of_fury.solver.search import solve
from rulewright_engine.games.city_of_fury.state import SKILL, State
from rulewright_engine.games.city_of_fury.table import BOSS, Table
from rulewright_engine.interface import SetUpError
from rulewright_engine.rng import Rng
from rulewright_schema.catalog import View

ENGINE = CityOfFury()
RULINGS = {"COF-SETUP-04": "b", "COF-SETUP-10": "b", "COF-VIG-08": "b", "COF-ACT-10": "b", "COF-ACT-14": "b"}


@pytest.fixture(scope="module")
def view(view_of: Callable[[str], View]) -> View:
    return view_of("city_of_fury")


def turn_by_turn(state: State, most: int) -> int | None:
    """The fewest turns that win, by going through every state that the engine can reach; None beyond `most` turns or if
    nothing is left. States at the beginning of a turn are told apart by all that matters later.
    """
    now, seen = {_key(state): state}, {_key(state)}
    for turn in range(1, most + 1):
        later: dict[object, State] = {}
        for each in now.values():
            for after in _turns(each):
                if after.outcome == "won":
                    return turn
                key = _key(after)
                if after.outcome is None and key not in seen:
                    seen.add(key)
                    later[key] = after
        if not later:
            return None
        now = later
    return None


def _key(state: State) -> object:
    return state.streets, state.placement, state.health, state.charges


def _turns(state: State) -> Iterator[State]:
    """Every state in which a turn can end."""
    todo = [state]
    while todo:
        now = todo.pop()
        for action in ENGINE.legal(now):
            after = ENGINE.apply(now, action).state
            if after.outcome is not None or after.turn > state.turn:
                yield after
            else:
                todo.append(after)


def small(view: View, seed: int) -> State:
    """A position near the end, drawn at random: everybody weak, the boss on the Screen or soon to come."""
    rng = Rng(f"small/{seed}")
    options = {"set_up": "the-box", "vigilante": ("vera-cole", "max-dorn")[seed % 2]}
    table: Table = ENGINE.setup(view, {**options, **({"rulings": RULINGS} if seed % 3 == 2 else {})}).table
    table = replace(table, healths=(*(1 + rng.below(2) for _ in range(BOSS)), 2 + rng.below(3)))
    ordinary = list(range(BOSS))
    cards = [BOSS if rng.below(3) else ordinary.pop(rng.below(len(ordinary))), ordinary.pop(rng.below(len(ordinary)))]
    streets = ordinary if BOSS in cards else [BOSS, *ordinary]
    places = [1, 2, 3, 4, 5]
    vigilante = places.pop(rng.below(5))
    enemies = []
    for card in cards:
        enemies.append(Enemy(places.pop(rng.below(len(places))), card, 1 + rng.below(table.healths[card])))
    charges = tuple(1 + rng.below(2) for _ in range(4))
    health = 1 + rng.below(4)
    return replace(
        ENGINE.start(table), phase=SKILL, turn=1, streets=tuple(streets), placement=placed(vigilante, enemies),
        health=health, charges=charges,
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(24))
def test_the_solver_agrees_with_a_plain_search_on_small_positions(view: View, seed: int) -> None:
    """Also where the plain search has not found a win: then the least number of turns is beyond its limit."""
    state = small(view, seed)
    assert list(ENGINE.invariants(state)) == []
    most = 3
    found = solve(Outcomes(state.table), state)
    plain = turn_by_turn(state, most)
    assert plain == (found.turns if found.turns is not None and found.turns <= most else None)


def test_the_small_positions_are_of_every_sort(view: View) -> None:
    verdicts = [solve(Outcomes(state.table), state).turns for state in (small(view, seed) for seed in range(24))]
    assert {1, 2, 3, None} <= set(verdicts)


def test_a_position_that_cannot_be_won_is_proved_so_by_both(view: View) -> None:
    """Everybody hits from everywhere and the boss is out of reach in time: both searches come to their end."""
    table = replace(ENGINE.setup(view, {"set_up": "the-box", "vigilante": "vera-cole"}).table,
                    left_boxes=(("shoot", "attack"),) * 7, right_boxes=(("shoot", "attack"),) * 7)  # fmt: skip
    state = replace(ENGINE.start(table), phase=SKILL, turn=1, streets=(0, 1, 2, 3, 4), health=2,
                    placement=placed(1, [Enemy(3, 5, 3), Enemy(5, BOSS, 6)]))  # fmt: skip
    assert solve(Outcomes(table), state).turns is None
    assert turn_by_turn(state, 50) is None


@pytest.mark.parametrize("seed", range(4))
def test_without_its_bound_the_search_finds_the_same(view: View, seed: int) -> None:
    state = small(view, 100 + seed)
    outcomes = Outcomes(state.table)
    assert solve(outcomes, state).turns == solve(outcomes, state, bounded=False).turns


@pytest.mark.parametrize(("seed", "vigilante"), [(0, "vera-cole"), (3, "max-dorn")])
def test_the_best_line_of_a_deal_wins_in_the_fewest_turns(view: View, seed: int, vigilante: str) -> None:
    start = ENGINE.setup(view, {"set_up": "the-box", "vigilante": vigilante})
    state = ENGINE.apply(start, ENGINE.sample(start, Rng(seed))).state
    outcomes = Outcomes(state.table)
    found = solve(outcomes, state)
    assert found.turns is not None
    for action in best_line(outcomes, state, found):
        state = ENGINE.apply(state, action).state
    assert (state.outcome, state.turn) == ("won", found.turns)


def test_a_label_closes_over_exactly_those_with_no_more_of_anything() -> None:
    top = label(4, (2, 1, 4, 3))
    below = {number for number in range(6 * 256) if closed(1 << top) >> number & 1}
    assert len(below) == 4 * 2 * 1 * 4 * 3
    for number in below:
        health, charges = unlabel(number)
        assert label(health, charges) == number
        assert health <= 4
        assert all(one <= other for one, other in zip(charges, (2, 1, 4, 3), strict=True))


def test_no_deal_is_won_before_the_bound_says(view: View) -> None:
    start = ENGINE.setup(view, {"set_up": "the-box", "vigilante": "vera-cole"})
    state = ENGINE.apply(start, ENGINE.sample(start, Rng(0))).state
    outcomes = Outcomes(state.table)
    found = solve(outcomes, state)
    hits = hits_needed(state.table, state.streets, state.placement)
    assert found.turns is not None
    able = Bound(state.table).able(hits, found.turns)
    assert able >> label(state.health, state.charges) & 1
    assert not Bound(state.table).able(hits, 1) >> label(state.health, state.charges) & 1


def test_skills_that_are_no_levels_are_refused(view: View) -> None:
    """Without COF001 a lower level may do what a higher one cannot, and leaving it out would be wrong."""
    table = ENGINE.setup(view, {"set_up": "the-box", "vigilante": "vera-cole"}).table
    punch, *others = table.skills
    with pytest.raises(SetUpError, match="level 2 of punch"):
        Outcomes(replace(table, skills=((("heal",), *punch[1:]), *others)))
