"""What is kept of many documents: equal small models are one object, bytes are packed, and neither can be told."""

from rulewright_schema.fields import List, Model
from rulewright_schema.leanness import made_lean
from rulewright_schema.source import Source


class Small(Model):
    """Text and numbers only."""

    name: str
    count: int | bool = 1


class Large(Model):
    """Holds others."""

    first: Small
    others: List[Small] = ()
    heroes: List[int] = ()


def large(**given: object) -> Large:
    made = Large.model_validate(given)
    made_lean(made)
    return made


def test_equal_models_of_text_and_numbers_are_one_object() -> None:
    one = large(first={"name": "a", "count": 2}, others=[{"name": "b"}, {"name": "a", "count": 2}], heroes=[3, 4])
    other = large(first={"name": "b"}, heroes=[3, 4])
    assert one.first is one.others[1]
    assert one.others[0] is other.first
    assert one.heroes is other.heroes


def test_a_model_is_as_it_was_before_it_was_shared() -> None:
    given = {"first": {"name": "a"}, "others": [{"name": "b", "count": 7}], "heroes": [1, 2]}
    assert large(**given) == Large.model_validate(given)
    assert large(**given).model_dump(exclude_unset=True) == Large.model_validate(given).model_dump(exclude_unset=True)


def test_values_of_different_types_and_written_defaults_are_not_taken_for_each_other() -> None:
    number, boolean = large(first={"name": "c", "count": 1}), large(first={"name": "c", "count": True})
    left_out = large(first={"name": "c"})
    assert (type(number.first.count), type(boolean.first.count)) == (int, bool)
    assert left_out.first is not number.first
    assert left_out.model_dump(exclude_unset=True) == {"first": {"name": "c"}}


def test_models_that_hold_others_stay_objects_of_their_own() -> None:
    assert large(first={"name": "d"}) is not large(first={"name": "d"})


def test_a_source_that_was_set_aside_has_the_same_bytes_text_and_lines() -> None:
    data = b"\xef\xbb\xbfa: \xc3\xa9\r\nb: 2\n"
    source, aside = Source("f.yaml", data), Source("f.yaml", data)
    aside.forget()
    assert (aside.data, aside.text, aside.line_starts) == (data, source.text, source.line_starts)
    assert aside.span(3, 4) == source.span(3, 4)
    aside.forget()
    assert aside.data == data
