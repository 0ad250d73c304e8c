"""Hand-written text is compared with the sentence of its effect by figures and key words."""

import pytest

from rulewright_schema.words.sentences import keywords
from rulewright_schema.words.text_drift import Difference, compare_text, contradicts


def differences(hand_written, rendered, language="en"):
    words = keywords("megametrocity", language)
    return [(d.kind, d.side, d.what) for d in compare_text(hand_written, rendered, language, words)]


@pytest.mark.parametrize(
    ("hand_written", "rendered", "language"),
    [
        ("Two wounds are healed.", "Heal 2 wounds.", "en"),
        ("Draw an item.", "Draw 1 Item card.", "en"),
        ("Attack twice with four dice (7+), all thugs.", "All thugs attack 2 times with 4 dice (7+).", "en"),
        ("Curas cuatro heridas.", "Curas 4 heridas.", "es"),
        ("Robas una carta de Objeto.", "Robas 1 carta de Objeto.", "es"),
        ("Mueves once casillas.", "Mueves 11 casillas.", "es"),
    ],
)
def test_another_wording_of_the_same_figures_is_no_difference(hand_written, rendered, language):
    assert differences(hand_written, rendered, language) == []


def test_another_number_is_a_missing_and_an_added_one():
    assert differences("Heal three wounds.", "Heal 2 wounds.") == [("number", "added", "3"), ("number", "missing", "2")]


def test_a_number_said_once_instead_of_twice_is_missing_once():
    assert differences("2 actions, 2 movement", "2 actions, 2 movement, 2 turbo") == [
        ("number", "missing", "2"),
        ("word", "missing", "turbo"),
    ]


def test_an_article_stands_for_one_one_only():
    assert differences("A wound is healed", "1 wound, 1 item is healed") == [
        ("number", "missing", "1"),
        ("word", "missing", "item-card"),
    ]


def test_a_key_word_that_only_the_text_has_is_added():
    assert differences("Heroes heal 1 wound.", "Heal 1 wound.") == [("word", "added", "hero")]


def test_a_very_long_number_is_no_fault():
    assert ("number", "missing", "2") in differences("9" * 6000 + " wounds", "2 wounds")


def test_differences_are_values_in_a_fixed_order():
    found = compare_text("5 dice", "3 wounds", "en", keywords("megametrocity", "en"))
    assert found == [
        Difference("number", "added", "5"),
        Difference("number", "missing", "3"),
        Difference("word", "added", "die"),
        Difference("word", "missing", "wound"),
    ]


@pytest.mark.parametrize(
    ("written", "contradicting"),
    [
        ("Heal 3 wounds.", True),
        ("Heal 2 wounds, and 1 more.", False),
        ("Heal them.", False),
        ("Heal two wounds.", False),
    ],
)
def test_only_a_figure_in_place_of_another_contradicts(written: str, contradicting: bool) -> None:
    assert contradicts(compare_text(written, "Heal 2 wounds.", "en", {})) is contradicting
