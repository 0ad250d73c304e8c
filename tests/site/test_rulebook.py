"""The pages of the rulebook in another language than the statements were written in."""

import pytest

from rulewright_site.assemble import assemble

PACK = """\
format: 1
id: small
game: megametrocity
title: {en: Small, es: Pequeño}
version: 1.0.0
requires: {megametrocity: ">=1"}
licence: CC0-1.0
authors: [A. Tester]
languages: [en, es]
"""
RULES = """\
kind: chapter
id: house-rules
number: "X"
title: {en: House rules, es: Normas de la casa}
sections: [{en: Dancing, es: Bailar}]
---
kind: statement
id: FAN-X-01
type: action
section: House rules
says: {en: Heroes may rest., es: Los Héroes pueden descansar.}
numbers: {turns_of_rest: 2}
---
kind: statement
id: FAN-X-02
type: action
section: Dancing
says: {en: Heroes may dance., es: Los Héroes pueden bailar.}
---
kind: statement
id: FAN-X-03
type: action
section: Singing
says: {en: Heroes may sing., es: Los Héroes pueden cantar.}
"""


@pytest.fixture(scope="module")
def page(load_tree) -> str:
    loaded = load_tree({"p/pack.yaml": PACK, "p/a.yaml": RULES}, "p")
    return assemble(loaded.catalog, (), "es").pages["small/rules/x"].body


def test_headings_are_in_the_readers_language_where_the_chapter_lists_them(page) -> None:
    assert '<h2 id="section-1">Normas de la casa</h2>' in page
    assert '<h2 id="section-2">Bailar</h2>' in page
    assert '<a href="#section-2"><span>Bailar</span></a>' in page


def test_a_heading_without_a_translation_names_its_language(page) -> None:
    assert '<h2 lang="en" id="section-3">Singing</h2>' in page
    assert "aún no están traducidos" in page


def test_the_names_of_figures_tell_that_they_are_english(page) -> None:
    assert '<dl class="rw-figures" lang="en"><div><dt>turns of rest</dt><dd>2</dd></div></dl>' in page
