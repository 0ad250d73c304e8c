"""The site model and the words of the site."""

import json
import string
from collections.abc import Mapping

import pytest
from jsonschema import Draft202012Validator

from rulewright_schema.packs.loading import Loaded
from rulewright_site.assemble import Tree, assemble
from rulewright_site.games.megametrocity.words import WORDS as GAME_WORDS
from rulewright_site.model import OWN_FOLDERS, Text, local, site_model
from rulewright_site.pages import Page
from rulewright_site.words import WORDS, word

PACK = """\
format: 1
id: {id}
game: megametrocity
title: {{en: Small, es: Pequeño}}
version: 1.0.0
requires: {{megametrocity: ">=1"}}
licence: CC0-1.0
authors: [A. Tester]
languages: [en]
"""
FOOD = "item_cards:\n  - {id: tart, title: {en: Tart}, card: {type: food, heals: 2}}\n"


@pytest.fixture(scope="module")
def small(load_tree) -> tuple[Loaded, Tree]:
    loaded = load_tree({"p/pack.yaml": PACK.format(id="small"), "p/a.yaml": FOOD}, "p")
    return loaded, assemble(loaded.catalog, (), "en")


def _fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("words", [WORDS, GAME_WORDS])
def test_each_language_has_the_same_words_with_the_same_values(words) -> None:
    english = words["en"]
    for language, own in words.items():
        assert own.keys() == english.keys(), language
        for key, text in own.items():
            assert _fields(text) == _fields(english[key]), f"{language}: {key}"


def test_an_unknown_language_speaks_english() -> None:
    assert word("xx", "home") == "Home"


def test_a_text_falls_back_to_the_original_language_and_says_so() -> None:
    assert local({"en": "a", "es": "b"}, "es") == Text("b", "es", False)
    assert local({"en": "a"}, "es") == Text("a", "en", True)
    assert local({"fr": "c", "de": "d"}, "es", "de") == Text("d", "de", True)
    assert not local(None, "en")


def test_a_pack_other_than_the_games_own_is_fan_content(small) -> None:
    site = site_model(small[0].catalog, "es")
    assert [pack.info.id for pack in site.packs] == ["megametrocity", "small"]
    assert [pack.info.id for pack in site.fan] == ["small"]
    entry = site.fan[0].of("item-card")[0]
    assert entry.title == Text("Tart", "en", True)
    assert entry.sentences == ("Curas 2 heridas.",)
    assert entry.origin.name == "authored"


@pytest.mark.parametrize("name", ["lint", "es", "index", "schema", "places"])
def test_a_pack_cannot_take_the_folders_and_files_of_the_site_itself(load_tree, name: str) -> None:
    assert name in OWN_FOLDERS
    loaded = load_tree({"p/pack.yaml": PACK.format(id=name), "p/a.yaml": FOOD}, "p")
    tree = assemble(loaded.catalog, (), "en")
    assert f"{name}_/index" in tree.pages
    assert "item-cards/index" not in tree.pages
    assert json.loads(tree.files[f"data/{name}_.json"])["pack"]["id"] == name
    assert {"data/index.json", "data/schema.json", "data/places.json"} <= set(tree.files)


def test_every_page_of_a_fan_pack_says_who_made_it_and_on_what_terms(small) -> None:
    pages = {path: page.body for path, page in small[1].pages.items() if path.startswith("small/")}
    assert set(pages) == {"small/index", "small/item-cards/index"}
    for text in pages.values():
        assert "rw-fan-banner" in text
        assert "A. Tester" in text
        assert "CC0-1.0" in text
    card = pages["small/item-cards/index"].partition("<article")[2]
    assert "rw-badge-fan" in card


def test_a_pack_without_documents_of_a_section_has_no_page_for_it(small) -> None:
    assert not any(path.startswith("small/stages") for path in (*small[1].pages, *small[1].files))


def test_a_document_called_index_keeps_clear_of_the_landing_page(load_tree) -> None:
    stage = (
        "kind: stage\nid: index\ntitle: {en: Index}\nturns: 5\nstreet: {start: [8.A]}\n"
        "goal: {goal: destroy, feature: car, count: every}\n"
    )
    loaded = load_tree({"p/pack.yaml": PACK.format(id="small"), "p/s.yaml": stage}, "p")
    assert loaded.diagnostics == ()
    tree = assemble(loaded.catalog, (), "en")
    assert {"small/stages/index", "small/stages/index_"} <= tree.pages.keys()


def test_navigation_holds_landing_pages_only(trees) -> None:
    def leaves(nav):
        for each in nav:
            for value in each.values():
                yield from leaves(value) if isinstance(value, list) else [value]

    found = list(leaves(trees["en"].nav))
    assert len(found) < 40
    assert all(path.endswith("index.md") for path in found)


OVERRIDE = "kind: item-card\nid: revolver\noverride: megametrocity\ncard: {batteries: 4}\n"
TELLS_ITSELF = (
    "item_cards:\n"
    "  - {id: tart, title: {en: Tart}, text: {en: Heal 2 wounds!}, card: {type: food, heals: 2}}\n"
    "  - {id: pie, title: {en: Pie}, text: {en: Still warm.}, card: {type: food, heals: 3}}\n"
)
STAGE = (
    "kind: stage\nid: night\ntitle: {en: Night}\nturns: 10\nstreet: {start: [7.A, 2.B], then: [6.B]}\n"
    "goal: {goal: knock-out-thugs, count: 5}\n"
)


@pytest.fixture(scope="module")
def told(load_tree) -> Mapping[str, Page]:
    tree = {"p/pack.yaml": PACK.format(id="small"), "p/a.yaml": TELLS_ITSELF, "p/o.yaml": OVERRIDE, "p/s.yaml": STAGE}
    return assemble(load_tree(tree, "p").catalog, (), "en").pages


def test_an_override_says_what_it_changes_and_keeps_its_origin_for_all_else(told) -> None:
    page = told["small/item-cards/index"].body
    card = page[page.index('id="revolver"') :].partition("</article>")[0]
    assert "<code>card.batteries</code>: <del>3</del> → <ins>4</ins>" in card
    assert card.count("<li>") == 1
    assert "All else: " in card


def test_an_effect_that_the_authors_text_tells_in_the_same_words_is_not_told_twice(told) -> None:
    page = told["small/item-cards/index"].body
    assert "Heal 2 wounds!" in page
    assert "Heal 2 wounds." not in page
    assert "Still warm." in page
    assert "Heal 3 wounds." in page


def test_a_stage_that_cites_no_rule_has_no_heading_for_rules(told) -> None:
    assert "Rules that it cites" not in told["small/stages/night"].body
    assert "Where it comes from" in told["small/stages/night"].body
    assert "Rules that it cites" in told["megametrocity/stages/countdown"].body


def test_what_is_published_of_every_pack_keeps_to_the_published_schema(trees) -> None:
    for tree in trees.values():
        promised = json.loads(tree.files["data/schema.json"])
        Draft202012Validator.check_schema(promised)
        for entry in json.loads(tree.files["data/index.json"])["packs"]:
            published = json.loads(tree.files[f"data/{entry['file']}"])
            assert [each.message for each in Draft202012Validator(promised).iter_errors(published)] == []
            assert published["documents"]
