"""City of Fury's pages: its cards both sides, its examples told and drawn in both languages."""

import re
from collections.abc import Mapping
from dataclasses import fields

import pytest

from rulewright_engine.games.city_of_fury import actions, events
from rulewright_engine.games.city_of_fury.telling import kebab
from rulewright_engine.interface import Action, Event
from rulewright_schema.games.city_of_fury.terms import ACTIONS, BEHAVIOURS, SKILLS
from rulewright_site.games.city_of_fury.telling import ALL
from rulewright_site.pages import Page

EVENTS = [
    each for each in vars(events).values() if isinstance(each, type) and issubclass(each, Event) and each is not Event
]
DONE = [
    each
    for each in vars(actions).values()
    if isinstance(each, type) and issubclass(each, Action) and each is not Action
]


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_action_event_and_card_has_words_that_name_only_what_is_there(language: str) -> None:
    words = ALL[language]
    keyed = {f"came-{kebab(each.__name__)}": each for each in EVENTS} | {
        f"did-{each.__name__.lower()}": each for each in DONE
    }
    assert len(keyed) == 19 + 8
    for key, kind in keyed.items():
        assert set(re.findall(r"{(\w+)}", words[key])) <= {field.name for field in fields(kind)}, key
    named = (
        {f"skill-{each}" for each in SKILLS}
        | {f"act-{each}" for each in ACTIONS}
        | {f"do-{each}" for each in BEHAVIOURS}
    )
    assert named <= set(words)


def test_both_languages_say_the_same_with_the_same_figures() -> None:
    assert ALL["en"].keys() == ALL["es"].keys()
    for key, text in ALL["en"].items():
        assert sorted(re.findall(r"{\w+}", text)) == sorted(re.findall(r"{\w+}", ALL["es"][key])), key


def page(trees, path: str, language: str = "en") -> str:
    pages: Mapping[str, Page] = trees[language].pages
    return pages[path].body


def test_a_vigilantes_card_leads_to_its_other_side_with_all_levels(trees) -> None:
    shown = page(trees, "city_of_fury/vigilantes/index")
    assert '<a href="#dock-school">Dock school</a>' in shown
    table = shown.partition('id="dock-school"')[2].partition("</table>")[0]
    assert table.count("<tr>") == 1 + len(SKILLS)
    assert "rw-chip-heal" in table


def test_an_enemys_card_shows_both_boxes_in_order(trees) -> None:
    shown = page(trees, "city_of_fury/enemies/index", "es").partition('id="bulldozer"')[2].partition("</article>")[0]
    left, right = re.findall(r"<ol>(.*?)</ol>", shown)
    assert re.findall(r"<li>(.*?)</li>", left)[1] == "Empujar a la izquierda"
    assert re.findall(r"<li>(.*?)</li>", right)[1] == "Empujar a la derecha"
    assert "Cocheras del tranvía" in shown


def test_examples_are_drawn_before_and_after_and_told_in_titles(trees) -> None:
    shown = page(trees, "city_of_fury/rules/turn")
    example = shown.partition('id="example-three-phases"')[2].partition("</details>")[0]
    before, after = re.findall(r'<ol class="rw-screen">(.*?)</ol>', example)
    assert re.findall(r'class="rw-stand rw-stand-\w+">(.*?) <small>(.*?)</small>', before) == [
        ("Vera Cole", "Health 3"), ("Brick", "Health 1"), ("Rash", "Health 2"),
    ]  # fmt: skip
    assert "Lookout" in after
    assert "<b>Use Punch</b>" in example
    assert "<li>Brick is laid aside</li>" in example
    assert "✓ The engine plays it so." in example


def test_no_example_of_the_game_is_left_undrawn_or_disagreed_with(trees) -> None:
    for language in ("en", "es"):
        texts = [page.body for path, page in trees[language].pages.items() if path.startswith("city_of_fury/rules/")]
        examples = sum(text.count('<details id="example-') for text in texts)
        assert examples > 40
        assert sum(text.count("rw-verdict-good") for text in texts) == examples
