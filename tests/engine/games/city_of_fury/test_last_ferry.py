"""Last Ferry, the fan pack: its cards are sound, its Enemy does what its notes say, and its deals can be won."""

import pytest

from rulewright_engine.games.city_of_fury import ENGINE
from rulewright_engine.games.city_of_fury.actions import Deal
from rulewright_engine.games.city_of_fury.placements import Enemy, Placement, behaviours, placed
from rulewright_engine.games.city_of_fury.solver.lines import best_line
from rulewright_engine.games.city_of_fury.solver.outcomes import Outcomes
from rulewright_engine.games.city_of_fury.solver.search import solve
from rulewright_engine.games.city_of_fury.solver.sweep import dealt, line_of, orders
from rulewright_engine.games.city_of_fury.table import BOSS, Options, Table
from rulewright_schema.games.city_of_fury.solutions import Solution

PACK = "content/fan/last-ferry"


@pytest.fixture(scope="module")
def tables(load_tree) -> dict[str, Table]:
    view = load_tree({}, PACK).catalog.view("last-ferry")
    return {who: ENGINE.table(view, Options("at-the-landing", who, ())) for who in ("ines-roa", "max-dorn")}


def test_it_is_clean(lint_tree) -> None:
    assert lint_tree({}, PACK).diagnostics == ()


def test_each_vigilante_plays_with_the_skills_behind_the_other(load_tree, tables: dict[str, Table]) -> None:
    view = load_tree({}, PACK).catalog.view("last-ferry")
    for who, school in (("ines-roa", "roof-school"), ("max-dorn", "ferry-school")):
        assert tables[who].skills == view.get("skill-card", school).model.skills.in_order


@pytest.mark.parametrize(
    ("vigilante", "others", "ends_at"),
    [(3, [], 2), (1, [], 1), (3, [Enemy(2, BOSS, 5)], 2)],
    ids=["shoved out and hit", "at the edge", "past somebody"],
)
def test_boathook_hits_once_wherever_one_stands(tables, vigilante: int, others: list[Enemy], ends_at: int) -> None:
    table = tables["ines-roa"]
    card = table.numbers["boathook"]
    start = placed(vigilante, [*others, Enemy(vigilante + 1, card, 3)])
    done = list(behaviours(start, card, table.left_boxes[card]))
    assert sum(found.damage for _, found in done if found is not None) == 1
    last: Placement = [found for _, found in done if found is not None][-1].placement
    assert last.vigilante == ends_at


@pytest.mark.parametrize("who", ["ines-roa", "max-dorn"])
def test_a_deal_is_won_by_the_line_that_the_solver_finds(tables: dict[str, Table], who: str) -> None:
    table = tables[who]
    state = ENGINE.apply(ENGINE.start(table), Deal(table.cards[:BOSS])).state
    outcomes = Outcomes(table)
    found = solve(outcomes, state)
    assert found.turns is not None
    for action in best_line(outcomes, state, found):
        assert state.outcome is None
        state = ENGINE.apply(state, action).state
    assert (state.outcome, state.turn) == ("won", found.turns)


def test_the_kept_lines_of_ines_roa_win_in_their_number_of_turns(load_tree, tables: dict[str, Table]) -> None:
    document = load_tree({}, PACK).catalog.view("last-ferry").get("solution", "at-the-landing-ines-roa")
    solution = document.expect(Solution)
    table = tables["ines-roa"]
    assert (solution.content, solution.engine) == (table.content_hash, ENGINE.version)
    assert set(solution.solved) == set(orders())
    won = [deal for deal in solution.solved.values() if deal.turns is not None]
    assert len(won) == 671
    for deal in won[::12]:
        state = dealt(table, deal.order)
        for action in line_of(state, deal.line):
            state = ENGINE.apply(state, action).state
        assert (state.outcome, state.turn) == ("won", deal.turns), deal.order
