"""Values that may depend on the number of heroes are checked in every entry."""

import pytest
from pydantic import TypeAdapter, ValidationError

from rulewright_schema.fields import List, MayVary, Positive, Varying, value_for

TURNS: TypeAdapter[int | Varying[int]] = TypeAdapter(MayVary[Positive])


def test_a_plain_value_holds_for_every_number() -> None:
    turns = TURNS.validate_python(7)
    assert [value_for(turns, heroes) for heroes in (1, 4)] == [7, 7]


def test_a_varying_value_holds_for_the_numbers_it_names_and_has_gaps() -> None:
    turns = TURNS.validate_python({"by_heroes": [{"heroes": [1, 2], "value": 5}, {"heroes": [4], "value": 9}]})
    assert [value_for(turns, heroes) for heroes in (1, 2, 3, 4)] == [5, 5, None, 9]


@pytest.mark.parametrize("value", ["five", 0, [5], None])
def test_a_wrong_value_is_refused_in_an_entry_as_it_is_alone(value: object) -> None:
    with pytest.raises(ValidationError):
        TURNS.validate_python(value)
    with pytest.raises(ValidationError) as caught:
        TURNS.validate_python({"by_heroes": [{"heroes": [1], "value": value}]})
    assert ("<by heroes>", "by_heroes", 0, "value") in [error["loc"] for error in caught.value.errors()]


def test_lists_vary_too() -> None:
    stack: TypeAdapter[tuple[int, ...] | Varying[tuple[int, ...]]] = TypeAdapter(MayVary[List[Positive]])
    assert value_for(stack.validate_python({"by_heroes": [{"heroes": [1], "value": [1, 2]}]}), 1) == (1, 2)
    with pytest.raises(ValidationError):
        stack.validate_python({"by_heroes": [{"heroes": [1], "value": [1, 0]}]})
