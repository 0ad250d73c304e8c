"""Comments are found where they are, and nowhere else."""

import pytest

from growth import LINEAR, growth
from rulewright_schema.reading.comments import Comment
from rulewright_schema.reading.reader import read
from rulewright_schema.source import Source


def comments(text: str) -> tuple[Comment, ...]:
    return read(Source("f.yaml", text.encode())).comments


def texts(text: str) -> list[str]:
    found = comments(text)
    for comment in found:
        assert text.removeprefix("\ufeff")[comment.start : comment.end] == comment.text
    return [comment.text for comment in found]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("# one\na: 1 # two\n  # three\nb: # four\n", ["# one", "# two", "# three", "# four"]),
        ("b:\n  - c  # five  \n# six", ["# five", "# six"]),
        ("grid: |\n  #..#\n  # ..\nb: 1 # yes\n", ["# yes"]),
        ("grid: | # header\n  # no\n", ["# header"]),
        ("grid: >-\n  a\n  # no\n\n# yes\nb: 1\n", ["# yes"]),
        ("a: 'x # no'\nb: \"y # no\n  # no\"\nc: z#no\nd: 'q' # yes\n", ["# yes"]),
        ("a: one\n  two # yes\n", ["# yes"]),
        ("a: [b, # yes\n  'c # no', # also\n]\n", ["# yes", "# also"]),
        ("? 'a # no' # yes\n: b\n", ["# yes"]),
        ("'a # no': b\n", []),
        ("a: &x '# no'\nb: *x # yes\nc: *x\n", ["# yes"]),
        ("a: 1\na: '# no' # yes\n'a': |\n  # no\n", ["# yes"]),
        ("[x]: '# no' # yes\n", ["# yes"]),
        ("a: '# no' # yes\nb: [ # also\n", ["# yes", "# also"]),
        ("\ufeff# first\r\na: 1 # two\r\n", ["# first", "# two"]),
        ("a: 1\n...\n# between\n---\nb: '# no'\n", ["# between"]),
        ("# only", ["# only"]),
        ("a: 1\n", []),
    ],
)
def test_comments_are_what_begins_with_a_hash_outside_every_scalar(text: str, expected: list[str]) -> None:
    assert texts(text) == expected


def test_a_comment_knows_whether_it_has_its_line_for_itself() -> None:
    found = comments("# one\na: 1 # two\n  # three\n- # four\n")
    assert [comment.own_line for comment in found] == [True, False, True, False]


def test_time_grows_in_line_with_the_file() -> None:
    def found(lines: int) -> None:
        text = "a: [\n" + "  'x # no', # yes\n" * lines + "]\n"
        assert len(comments(text)) == lines

    assert growth(found, 2_000) < LINEAR


@pytest.mark.parametrize("line", ["#\n", "#\r", "# a\r\n", "- a # b\n"])
def test_many_comments_take_time_in_proportion_to_their_number(line: str) -> None:
    def found(number: int) -> None:
        assert len(comments(line * number)) == number

    assert growth(found, 4_000) < LINEAR
