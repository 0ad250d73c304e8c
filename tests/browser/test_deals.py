"""The best line of a deal is stepped through, in a real browser."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from built_sites import build
from rulewright_engine.games.city_of_fury import EXACT
from rulewright_lint.explanations import explained
from rulewright_site.assemble import assemble

OPTIONS = {"set_up": "the-box", "vigilante": "vera-cole"}
STEPS = ".rw-deal-steps button"


@pytest.fixture(scope="module")
def folder(browser, load_tree, tmp_path_factory) -> Path:
    """A site of the game with two deals that can be won, in both languages."""
    view = load_tree({}, "content/city_of_fury").catalog.view("city_of_fury")
    found = {}
    for opening in EXACT.openings(view, OPTIONS):
        verdict = next(iter(EXACT.solve(view, OPTIONS, [opening])))
        if verdict.turns is not None:
            found[opening] = verdict
        if len(found) == 2:
            break
    _, text = EXACT.as_document(view, OPTIONS, found)
    files = {"content/city_of_fury/solutions/the-box-vera-cole.yaml": text.encode()}
    catalog = load_tree(files, "content/city_of_fury").catalog
    trees = {language: assemble(catalog, explained(), language) for language in ("en", "es")}
    built = build(trees, tmp_path_factory.mktemp("deals") / "site")
    assert (built.outcome.problems, built.outcome.bad_links) == ((), ())
    return built.folder


@pytest.fixture(scope="module")
def deals(folder: Path, serving) -> Iterator[str]:
    for home in serving(folder):
        yield f"{home}city_of_fury/set-ups/the-box.html"


def chosen(page) -> dict[str, list[str]]:
    return parse_qs(urlsplit(page.url).query)


def test_a_line_is_stepped_through_to_the_win_and_the_address_keeps_the_step(deals, watch) -> None:
    page = watch(deals.partition("city_of_fury")[0]).page
    page.goto(deals)
    page.wait_for_selector(".rw-screen li")
    assert page.locator(".rw-screen > li").count() == 5
    assert page.locator(STEPS).nth(1).is_disabled()
    page.locator(STEPS).nth(2).click()
    assert "Use " in page.inner_text(".rw-deal-table")
    assert chosen(page)["step"] == ["1"]
    page.reload()
    page.wait_for_selector(".rw-screen li")
    assert chosen(page)["step"] == ["1"]
    page.locator(STEPS).nth(3).click()
    assert "The game is won" in page.inner_text(".rw-deal-table")
    assert page.locator(STEPS).nth(2).is_disabled()


def test_another_language_fetches_the_same_lines(deals, watch) -> None:
    home, _, rest = deals.partition("city_of_fury")
    page = watch(home).page
    page.goto(f"{home}es/city_of_fury{rest}")
    page.wait_for_selector(".rw-screen li")
    page.locator(STEPS).nth(3).click()
    assert "La partida está ganada" in page.inner_text(".rw-deal-table")


def test_choosing_an_enemy_trades_its_place_and_a_deal_without_a_line_says_so(deals, watch) -> None:
    page = watch(deals.partition("city_of_fury")[0]).page
    page.goto(f"{deals}?deal=012345&vigilante=max-dorn")
    page.wait_for_selector(".rw-deal-verdict:not(:empty)")
    page.locator(".rw-deal-choice select").nth(2).select_option("3")
    page.wait_for_url(re.compile(r"[?&]deal=032145\b"))
    assert "Won in" in page.inner_text(".rw-deal-verdict")
    page.goto(f"{deals}?deal=012345&vigilante=max-dorn")
    page.locator(".rw-deal-choice select").nth(4).select_option("4")
    page.wait_for_url(re.compile(r"[?&]deal=012435\b"))
    assert "cannot be won" in page.inner_text(".rw-deal-verdict")


def test_without_scripts_best_lines_are_told_and_nothing_is_empty(deals, watch) -> None:
    page = watch(deals.partition("city_of_fury")[0], java_script_enabled=False).page
    page.goto(deals)
    assert not page.locator(".rw-deals").is_visible()
    page.locator("summary", has_text="the best line").first.click()
    assert page.locator("li", has_text="Use ").first.is_visible()
