"""Galleries: every card is there as data with its facets; stages tell what matters in them."""

import html
import json
import re

import pytest

from rulewright_site.assemble import assemble


@pytest.fixture(scope="module")
def pages(load_tree) -> dict[str, str]:
    loaded = load_tree({}, "content/megametrocity", "content/fan/neon-harbour")
    return {path: page.body for path, page in assemble(loaded.catalog, (), "en").pages.items()}


def _items(page: str) -> dict[str, dict[str, object]]:
    found = re.findall(r'data-title="([^"]*)" data-facets="([^"]*)" data-item="([^"]*)"', page)
    return {name: {"title": html.unescape(title), **json.loads(html.unescape(facets))} for title, facets, name in found}


def test_the_gallery_of_everything_has_every_card_sheet_and_stage_of_all_packs(pages, load_tree) -> None:
    items = _items(pages["cards/index"])
    catalog = load_tree({}, "content/megametrocity", "content/fan/neon-harbour").catalog
    kinds = ("item-card", "thug-card", "technique-card", "hero-sheet", "thug-sheet", "boss-sheet", "stage")
    wanted = {
        f"{pack}-{kind}-{each.id}" for pack in catalog.packs for kind in kinds for each in catalog.view(pack).own(kind)
    }
    assert len(wanted) > 100
    assert wanted <= items.keys()


def test_fan_content_is_told_apart_with_its_author_and_licence(pages) -> None:
    items = _items(pages["cards/index"])
    fan = {name: each for name, each in items.items() if each["made"] == "Fan content"}
    assert {name for name in items if name.startswith("neon-harbour-")} == fan.keys()
    assert {each["pack"] for each in fan.values()} == {"Neon Harbour (Noa Ferrer, CC-BY-SA-4.0)"}


def test_golden_weapons_are_a_type_of_their_own(pages, load_tree) -> None:
    items = _items(pages["megametrocity/item-cards/index"])
    golden = {name for name, each in items.items() if each["type"] == "Golden weapon"}
    view = load_tree({}, "content/megametrocity").catalog.view("megametrocity")
    wanted = {each.id for each in view.own("item-card") if getattr(each.model.card, "golden", False)}
    assert wanted
    assert golden == {f"megametrocity-item-card-{each}" for each in wanted}


def test_only_facets_with_a_choice_are_offered(pages) -> None:
    page = pages["megametrocity/heroes/index"]
    told = json.loads(html.unescape(re.search(r'data-gallery="([^"]*)"', page).group(1)))
    items = _items(page)
    assert "type" not in told["facets"]
    assert all(len({str(each.get(key)) for each in items.values()}) > 1 for key in told["facets"])


def test_a_stage_marks_its_goal_and_links_whom_and_what_it_names(pages) -> None:
    page = pages["megametrocity/stages/evaristo"]
    matters = re.search(r'<h2 id="matters">.*?</section>', page, re.DOTALL).group()
    assert "../bosses/index.html#evaristo" in matters
    assert "../establishments/index.html#strip-club" in matters
    assert "../rules/12.08.html" in matters
    flagged = [path for path, text in pages.items() if "/stages/" in path and "rw-flag-text" in text]
    assert len(flagged) > 5
