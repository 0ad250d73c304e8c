"""The page of a set-up tells what the solver found: figures, plots, and each line as the engine played it."""

import json
import re
from collections.abc import Callable, Mapping
from html import unescape

import pytest
from tests.conftest import official_files

from rulewright_engine.games.city_of_fury import ENGINE, EXACT
from rulewright_engine.games.city_of_fury.actions import Deal
from rulewright_schema.packs.loading import Loaded
from rulewright_site.assemble import Tree, assemble

OPTIONS = {"set_up": "the-box", "vigilante": "vera-cole"}
PAGE = "city_of_fury/set-ups/the-box"
PLACE = "content/city_of_fury/solutions/the-box-vera-cole.yaml"


@pytest.fixture(scope="module")
def solved(load_tree: Callable[..., Loaded]):
    """The game with two of its deals solved, and what was found."""
    view = load_tree({}, "content/city_of_fury").catalog.view("city_of_fury")
    openings = EXACT.openings(view, OPTIONS)[:2]
    found = {each.opening: each for each in EXACT.solve(view, OPTIONS, openings)}
    _, text = EXACT.as_document(view, OPTIONS, found)
    return load_tree({PLACE: text.encode()}, "content/city_of_fury"), found


@pytest.fixture(scope="module")
def trees(solved) -> Mapping[str, Tree]:
    loaded, _ = solved
    return {language: assemble(loaded.catalog, (), language) for language in ("en", "es")}


def test_shares_and_turns_are_told_in_figures_and_drawn(trees, solved) -> None:
    _, found = solved
    won = [each.turns for each in found.values() if each.turns is not None]
    assert won
    page = trees["en"].pages[PAGE].body
    row = re.search(r'<th scope="row">Vera Cole</th>(.*?)</tr>', page)
    assert row is not None
    cells = re.findall(r"<td>(.*?)</td>", row[1])
    assert cells == ["2", str(len(won)), f"{50 * len(won):.1f}%", str(min(won)), str(max(won))]
    shares, turns = re.findall(r"<svg.*?</svg>", page)
    assert f"{len(won)} / 2" in shares
    assert len(re.findall(r"<rect[^>]*><title>Vera Cole, ", turns)) == len({*won}) + (len(won) < 2)


def test_every_deals_line_is_handed_over_step_by_step_as_the_engine_played_it(trees, solved) -> None:
    loaded, found = solved
    start = ENGINE.setup(loaded.catalog.view("city_of_fury"), OPTIONS)
    numbers = start.table.numbers
    lines = json.loads(trees["en"].files[f"{PAGE}-vera-cole-0.json"])
    assert len(lines) == len(found)
    for solution in found.values():
        assert isinstance(solution.opening, Deal)
        steps = lines["".join(str(numbers[card]) for card in solution.opening.cards)]
        if solution.turns is None:
            assert steps is None
            continue
        state = start
        assert len(steps) == len(solution.line)
        for action, step in zip(solution.line, steps, strict=True):
            state = ENGINE.apply(state, action).state
            told, _, figures, enemies, streets = step.split("|")
            assert told in ("", str(action))
            levels = "".join(map(str, state.charges))
            assert figures == f"{state.turn} {state.placement.vigilante} {state.health} {levels}"
            assert enemies.split() == [f"{each.at}.{each.card}.{each.health}" for each in state.placement.enemies]
            assert streets == "".join(map(str, state.streets))
        assert state.outcome == "won"
        assert steps[-1].split("|")[1].endswith("o.0")


def test_the_stepper_names_the_vigilantes_in_the_order_of_the_set_up(trees) -> None:
    told = re.search(r'data-deals="([^"]*)"', trees["en"].pages[PAGE].body)
    assert told is not None
    assert list(json.loads(unescape(told[1]))["players"]) == ["vera-cole", "max-dorn"]


def test_script_and_lines_lie_once_and_other_languages_fetch_them_there(trees) -> None:
    assert "city_of_fury/set-ups/deals.js" in trees["en"].files
    assert not [path for path in trees["es"].files if path.endswith("deals.js") or path.startswith(f"{PAGE}-")]
    assert 'src="../../../city_of_fury/set-ups/deals.js"' in trees["es"].pages[PAGE].body
    assert 'src="deals.js"' in trees["en"].pages[PAGE].body


def test_best_lines_are_told_without_a_script_in_the_pages_language(trees) -> None:
    assert "<summary>the best line</summary><ol><li>Use " in trees["en"].pages[PAGE].body
    assert "<summary>la mejor línea</summary><ol><li>Usar " in trees["es"].pages[PAGE].body


def test_a_set_up_that_nobody_solved_says_so(load_tree) -> None:
    cards = {path: data for path, data in official_files().items() if "last-ferry" in path and "solutions" not in path}
    elsewhere = {path.replace("content/fan/last-ferry", "ferry"): data for path, data in cards.items()}
    tree = assemble(load_tree(elsewhere, "ferry").catalog, (), "en")
    assert "Nobody has solved the deals" in tree.pages["last-ferry/set-ups/at-the-landing"].body
    assert not [path for path in tree.files if path.startswith("last-ferry/") and path.endswith((".js", ".json"))]


def test_a_set_up_that_is_solved_for_some_says_for_whom_it_is_not(load_tree) -> None:
    tree = assemble(load_tree({}, "content/fan/last-ferry").catalog, (), "en")
    page = tree.pages["last-ferry/set-ups/at-the-landing"].body
    assert "<p>Not solved yet for Max Dorn.</p>" in page
    assert '<th scope="row">Ines Roa</th><td>720</td><td>671</td>' in page
