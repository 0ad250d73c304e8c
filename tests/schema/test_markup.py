"""The tiny markup: what it means, where its parts stand, and that anything at all can be parsed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from growth import LINEAR, growth
from rulewright_schema.words.markup import Bold, Bullets, Paragraph, Reference, Words, has_markup, parse


def test_plain_text_is_one_paragraph_with_its_offsets() -> None:
    assert parse("A hero moves.").blocks == (Paragraph((Words(0, 13, "A hero moves."),)),)


def test_bold_words_and_references_stand_where_they_are_written() -> None:
    (block,) = parse("Take **two {term:wound|wounds}** now.").blocks
    assert block == Paragraph(
        (
            Words(0, 5, "Take "),
            Bold(5, 32, (Words(7, 11, "two "), Reference(11, 30, "term", "wound", "wounds", 17, 22))),
            Words(32, 37, " now."),
        )
    )


@pytest.mark.parametrize(
    ("text", "kind", "name", "words"),
    [
        ("{ref:stage:wallace}", "stage", "wallace", None),
        ("{ref:neon/tile:4.A}", "tile", "neon/4.A", None),
        ("{ref:MMC-4-02}", "statement", "MMC-4-02", None),
        ("{term:thug|Thugs of the gang}", "term", "thug", "Thugs of the gang"),
    ],
)
def test_a_reference_names_a_kind_and_an_id(text: str, kind: str, name: str, words: str | None) -> None:
    (found,) = parse(text).references()
    assert (found.kind, found.id, found.words) == (kind, name, words)
    assert text[found.target_start : found.target_end] in text


def test_lines_that_begin_with_a_dash_are_a_list_and_blank_lines_part_paragraphs() -> None:
    text = "First.\nSecond.\n\n- one\n- two\n  goes on\n- **three**\n\nLast.\n"
    first, bullets, last = parse(text).blocks
    assert first == Paragraph((Words(0, 14, "First. Second."),))
    assert isinstance(bullets, Bullets)
    assert [len(item) for item in bullets.items] == [1, 1, 1]
    assert bullets.items[1] == (Words(24, 37, "two   goes on"),)
    assert isinstance(last, Paragraph)


def test_escaped_signs_are_words() -> None:
    found = parse(r"\*\* \{x\} \\ 5 \- 3")
    assert found.problems == ()
    assert found.plain(lambda each: each.id) == r"** {x} \ 5 - 3"


@pytest.mark.parametrize(
    ("text", "start", "end", "words"),
    [
        ("a **b", 2, 4, "never closed"),
        ("a **** b", 2, 6, "nothing between"),
        ("a **b\n\nc** d", 2, 4, "never closed"),
        ("a {b", 2, 3, "never closed"),
        ("a b}", 3, 4, "closes nothing"),
        ("a {foo} b", 2, 7, "this is none"),
        ("a {ref:} b", 2, 8, "this is none"),
        ("a {term:x|} b", 2, 11, "this is none"),
    ],
)
def test_what_cannot_be_understood_is_reported_and_kept_as_words(text: str, start: int, end: int, words: str) -> None:
    found = parse(text)
    assert (found.problems[0].start, found.problems[0].end) == (start, end)
    assert words in found.problems[0].message
    assert found.plain(lambda each: each.id) == text.replace("\n\n", "\n")


@given(st.text(alphabet="ab {}*\\-|:\nreftm/", max_size=60))
def test_any_text_can_be_parsed_and_offsets_lie_within_it(text: str) -> None:
    found = parse(text)
    for each in found.problems:
        assert 0 <= each.start < each.end <= len(text)
    for each in found.references():
        assert text[each.start] == "{"
        assert text[each.end - 1] == "}"


@given(st.text(alphabet="abc .,!1é-", max_size=40))
def test_text_without_markup_is_its_own_words(text: str) -> None:
    if not has_markup(text) and text.strip():
        assert parse(text).plain(str) == text.rstrip()


@pytest.mark.parametrize("sign", ["**", "{", "{ref:", "\\", "- ", "a|"])
def test_a_long_text_of_signs_is_parsed_in_time_that_grows_with_its_length(sign: str) -> None:
    assert growth(lambda times: parse.__wrapped__(sign * times), 2_000) < LINEAR
