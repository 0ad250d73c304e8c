"""The solutions that come with the content: complete, of these very cards, and true."""

from collections.abc import Callable

import pytest

from rulewright_engine.games.city_of_fury.engine import CityOfFury
from rulewright_engine.games.city_of_fury.exact import ExactCityOfFury
from rulewright_engine.games.city_of_fury.solver.outcomes import Outcomes
from rulewright_engine.games.city_of_fury.solver.sweep import dealt, line_of, orders, solved
from rulewright_engine.games.city_of_fury.table import Options
from rulewright_schema.catalog import View
from rulewright_schema.games.city_of_fury.solutions import Solution, read_deal

ENGINE = CityOfFury()
VIGILANTES = ("vera-cole", "max-dorn")


@pytest.fixture(scope="module")
def view(view_of: Callable[[str], View]) -> View:
    return view_of("city_of_fury")


def solution_of(view: View, vigilante: str) -> Solution:
    document = view.get("solution", f"the-box-{vigilante}")
    assert document is not None
    return document.expect(Solution)


@pytest.mark.parametrize("vigilante", VIGILANTES)
def test_every_deal_is_there_for_the_cards_as_they_are(view: View, vigilante: str) -> None:
    solution = solution_of(view, vigilante)
    table = ENGINE.table(view, Options("the-box", vigilante))
    assert (solution.content, solution.engine) == (table.content_hash, ENGINE.version)
    assert set(solution.solved) == set(orders())


@pytest.mark.parametrize("vigilante", VIGILANTES)
def test_every_best_line_wins_in_its_number_of_turns(view: View, vigilante: str) -> None:
    table = ENGINE.table(view, Options("the-box", vigilante))
    won = 0
    for deal in solution_of(view, vigilante).solved.values():
        if deal.turns is None:
            continue
        state = dealt(table, deal.order)
        for action in line_of(state, deal.line):
            state = ENGINE.apply(state, action).state
        assert (state.outcome, state.turn) == ("won", deal.turns), deal.order
        won += 1
    assert 0 < won < len(set(orders()))


@pytest.mark.parametrize("vigilante", VIGILANTES)
def test_a_sample_is_derived_again(view: View, vigilante: str) -> None:
    """Some that can be won and one that cannot: the same verdict, whatever the line."""
    kept = solution_of(view, vigilante).solved
    outcomes = Outcomes(ENGINE.table(view, Options("the-box", vigilante)))
    lost = next(order for order in orders() if kept[order].turns is None)
    for order in [*list(orders())[100::250], lost]:
        assert solved(outcomes, order)[0].turns == kept[order].turns


def test_what_the_summary_counts_adds_up(view: View) -> None:
    exact = ExactCityOfFury(ENGINE)
    for vigilante in VIGILANTES:
        options = Options("the-box", vigilante).to_json()
        kept = exact.kept(view, options)
        found = exact.summary(view, options, kept)
        turns, skills = found["turns"], found["skills"]
        assert isinstance(turns, dict)
        assert isinstance(skills, dict)
        assert found["openings"] == len(kept) == 720
        assert sum(turns.values()) == found["winnable"]
        # Each turn of each line uses one Skill; every Skill is worth using somewhere.
        used = {name: sum(counts) for name, counts in skills.items()}
        assert sum(used.values()) == sum(int(number) * deals for number, deals in turns.items())
        assert min(used.values()) > 0.1 * max(used.values())


def test_a_solution_is_written_and_read_back(view: View) -> None:
    exact = ExactCityOfFury(ENGINE)
    options = Options("the-box", "max-dorn").to_json()
    kept = exact.kept(view, options, list(exact.openings(view, options))[::20])
    name, text = exact.as_document(view, options, kept)
    assert name == "the-box-max-dorn.yaml"
    assert exact.from_document(view, options, text) == kept
    assert exact.from_document(view, options, text.replace('engine: "1"', 'engine: "0"')) == {}
    half = "\n".join(text.splitlines()[:20])
    assert 0 < len(exact.from_document(view, options, half)) < len(kept)


def test_lines_of_another_form_tell_no_deal() -> None:
    for line in ("", "012345", "012344 -", "012346 -", "012345 0 00", "012345 10", "012345 10 0A", " 012345 -"):
        assert read_deal(line) is None
    found = read_deal("543210 12 0a2")
    assert found is not None
    assert (found.order, found.turns, found.line) == ((5, 4, 3, 2, 1, 0), 12, (0, 10, 2))
    assert str(found) == "543210 12 0a2"
