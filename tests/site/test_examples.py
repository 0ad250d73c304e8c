"""Worked examples on the site: each once, beside what it shows, drawn from the engine's own states."""

import re

import pytest

from rulewright_schema.shared.example import Example
from rulewright_site.assemble import assemble
from rulewright_site.games.megametrocity.play_words import WORDS
from rulewright_site.plays import Plays

EXAMPLE = """\
examples:
  - id: shown-here
    title: {en: Shown here}
    text: {en: Jack walks and hits.}
    shows: [MMC-8c-01, MMC-8c-02]
    position:
      drawn: |
        ~~~~|~i~~
        J.p.|.o..
        ....|r...
        ....|....
        ====|====
      figures: {J: jack, p: punk x2}
      heroes: {jack: {}}
      sheets: {jack: {movement: 3, actions: 3, fight: 7}, punk: {life: 0, defense: 0}}
      turn: jack
    actions:
      - {refused: melee 1, code: no-target}
      - move 3,1
      - melee 2
      - roll 4 7
    then:
      - {count: punk, number: EXPECTED, at: "3,1"}
"""
MANIFEST = """\
format: 1
id: small
game: megametrocity
title: {en: Small}
version: 1.0.0
requires: {megametrocity: ">=1"}
licence: CC0-1.0
authors: [A. Tester]
languages: [en]
"""


def _page(load_tree, expected: str, language: str = "en") -> str:
    loaded = load_tree({"p/pack.yaml": MANIFEST, "p/e.yaml": EXAMPLE.replace("EXPECTED", expected)}, "p")
    return assemble(loaded.catalog, (), language).pages["small/rules/8c"].body


@pytest.fixture(scope="module")
def page(load_tree) -> str:
    return _page(load_tree, "1")


def test_every_example_stands_once_on_the_page_of_the_first_statement_that_it_shows(built, official) -> None:
    examples = official.catalog.view("megametrocity").own("example")
    assert len(examples) > 500
    for document in examples:
        chapter = document.expect(Example).shows[0].split("-")[1].lower()
        page = built.pages[f"megametrocity/rules/{chapter}.html"]
        assert page.count(f'id="example-{document.id}"') == 1, document.id


def test_the_engine_agrees_with_every_official_example_and_each_picture_has_words(built) -> None:
    pages = [page for path, page in built.pages.items() if path.startswith("megametrocity/rules/")]
    assert sum(page.count("rw-verdict-good") for page in pages) > 500
    assert sum(page.count("rw-verdict-bad") for page in pages) == 0
    boards = [svg for page in pages for svg in re.findall(r'<svg[^>]*class="rw-board".*?</svg>', page, re.DOTALL)]
    assert len(boards) > 800
    for svg in boards:
        assert re.search(r"<title id=\S+>[^<]+</title><desc id=\S+>[^<]{20,}</desc>", svg)


def test_a_position_is_drawn_before_and_after_with_everybody_on_the_square_where_the_engine_has_them(page) -> None:
    before, after = re.findall(r'<svg[^>]*class="rw-board".*?</svg>', page, re.DOTALL)
    # Column 1 and column 3 of row S.1: the middle of each square, 40 wide, 28 from the left, 20 from the top.
    assert '<circle cx="48" cy="80" r="14" class="rb-hero">' in before
    assert "Jack on 1,1" in before
    assert "Punk on 3,1 (×2)" in before
    assert "Jack on 3,1" in after
    assert "Punk on 3,1." in after
    assert "Furniture: 6,1" in before
    assert "Obstacles that stop shots: 5,2" in before
    assert "Insert Coin: 6,0" in before


def test_actions_are_told_with_their_dice_and_what_came_about(page) -> None:
    steps = re.search(r'<div class="rw-steps">.*?</ol>', page, re.DOTALL).group()
    assert "Not allowed" in steps
    assert ">MMC-8c-01</a>" in steps
    assert "<b>Moves to</b> 3,1" in steps
    assert re.findall(r'class="rw-die">(\d)', steps) == ["4", "7"]
    assert "Jack: 1 hit" in steps
    assert "Punk is knocked out" in steps


def test_an_example_with_which_the_engine_does_not_agree_says_so(load_tree, page) -> None:
    assert "rw-verdict-good" in page
    assert "rw-verdict-bad" in _page(load_tree, "2")


def test_examples_speak_spanish_apart_from_texts_that_nobody_translated(load_tree) -> None:
    page = _page(load_tree, "1", "es")
    assert "<b>Mueve a</b> 3,1" in page
    assert '<p lang="en">' in page or 'lang="en"><p>Jack walks' in page


def test_an_example_is_played_once_for_all_languages(load_tree) -> None:
    loaded = load_tree({"p/pack.yaml": MANIFEST, "p/e.yaml": EXAMPLE.replace("EXPECTED", "1")}, "p")
    plays = Plays()
    assemble(loaded.catalog, (), "en", plays=plays)
    view = loaded.catalog.view("small")
    document = view.get("example", "shown-here")
    first = plays.of(view, document)
    assemble(loaded.catalog, (), "es", plays=plays)
    assert plays.of(view, document) is first


def test_words_of_play_are_the_same_in_each_language() -> None:
    fields = {
        language: {key: set(re.findall(r"{(\w+)}", text)) for key, text in words.items()}
        for language, words in WORDS.items()
    }
    assert fields["en"] == fields["es"]
