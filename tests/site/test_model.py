"""The site model and the words of the site."""

import string

import pytest

from rulewright_schema.packs.loading import Loaded
from rulewright_site.assemble import Tree, assemble
from rulewright_site.games.megametrocity.words import WORDS as GAME_WORDS
from rulewright_site.model import OWN_FOLDERS, Text, local, site_model
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


@pytest.mark.parametrize("name", ["lint", "es"])
def test_a_pack_cannot_take_the_folders_of_the_site_itself(load_tree, name: str) -> None:
    assert name in OWN_FOLDERS
    loaded = load_tree({"p/pack.yaml": PACK.format(id=name), "p/a.yaml": FOOD}, "p")
    tree = assemble(loaded.catalog, (), "en")
    assert f"{name}_/index.md" in tree.files
    assert "item-cards/index.md" not in tree.files


def test_every_page_of_a_fan_pack_says_who_made_it_and_on_what_terms(small) -> None:
    pages = {path: text for path, text in small[1].files.items() if path.startswith("small/")}
    assert set(pages) == {"small/index.md", "small/item-cards/index.md"}
    for text in pages.values():
        assert "rw-fan-banner" in text
        assert "A. Tester" in text
        assert "CC0-1.0" in text
    card = pages["small/item-cards/index.md"].partition("<article")[2]
    assert "rw-badge-fan" in card


def test_a_pack_without_documents_of_a_section_has_no_page_for_it(small) -> None:
    assert not any(path.startswith("small/stages") for path in small[1].files)


def test_a_document_called_index_keeps_clear_of_the_landing_page(load_tree) -> None:
    stage = (
        "kind: stage\nid: index\ntitle: {en: Index}\nturns: 5\nstreet: {start: [8.A]}\n"
        "goal: {goal: destroy, feature: car, count: every}\n"
    )
    loaded = load_tree({"p/pack.yaml": PACK.format(id="small"), "p/s.yaml": stage}, "p")
    assert loaded.diagnostics == ()
    tree = assemble(loaded.catalog, (), "en")
    assert {"small/stages/index.md", "small/stages/index_.md"} <= tree.files.keys()


def test_navigation_holds_landing_pages_only(trees) -> None:
    def leaves(nav):
        for each in nav:
            for value in each.values():
                yield from leaves(value) if isinstance(value, list) else [value]

    found = list(leaves(trees["en"].nav))
    assert len(found) < 40
    assert all(path.endswith("index.md") for path in found)
