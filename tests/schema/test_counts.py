"""Numbers with their nouns."""

import pytest

from rulewright_schema.counts import counted


@pytest.mark.parametrize(
    ("number", "noun", "verb", "said"),
    [
        (1, "turn", "", "1 turn"),
        (0, "turn", "", "0 turns"),
        (2, "hero", "", "2 heroes"),
        (1, "hero", "is", "1 hero is"),
        (3, "die", "is", "3 dice are"),
        (1024, "byte", "", "1,024 bytes"),
        (2, "tile", "lies", "2 tiles lie"),
    ],
)
def test_a_noun_and_its_verb_stand_in_the_number_of_the_count(number: int, noun: str, verb: str, said: str) -> None:
    assert counted(number, noun, verb) == said
