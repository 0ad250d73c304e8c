"""Formatting: what is tidied, what is never touched, and that a second time changes nothing."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright_schema.editing.formatting import formatted
from rulewright_schema.reading.reader import read
from rulewright_schema.source import Source

ROOT = Path(__file__).resolve().parents[2]
OFFICIAL = sorted((ROOT / "content").rglob("*.yaml"))


def tidy(text: str | bytes) -> bytes:
    data = text.encode() if isinstance(text, str) else text
    result = formatted(Source("a.yaml", data))
    assert not result.problem, result.problem
    return result.after.data


@pytest.mark.parametrize(
    ("what", "before", "after"),
    [
        ("blanks at line ends", "a: 1  \nb:\t\n  - x \t\n", "a: 1\nb:\n  - x\n"),
        ("blanks after a comment", "a: 1 # one  \n# two\t\nb: 2\n", "a: 1 # one\n# two\nb: 2\n"),
        ("a missing last line break", "a: 1", "a: 1\n"),
        ("empty lines at the beginning", "\n \n\na: 1\n", "a: 1\n"),
        ("empty lines at the end", "a: 1\n\n \n\n", "a: 1\n"),
        ("many empty lines", "a: 1\n\n\n\n\nb: 2\n\n\nc: 3\n", "a: 1\n\n\nb: 2\n\n\nc: 3\n"),
        ("many empty lines behind a grid", "g: |\n  ..\n\n\n\n\n\nb: 2\n", "g: |\n  ..\n\n\nb: 2\n"),
        ("mixed line endings", "a: 1\r\nb: 2\nc: |\r\n  x\r\n", "a: 1\r\nb: 2\r\nc: |\r\n  x\r\n"),
        ("mixed line endings, the first of two equal ones", "a: 1\nb: 2\r\n", "a: 1\nb: 2\n"),
        ("blanks inside a flow list", "a: [1,  \n  2]\n", "a: [1,\n  2]\n"),
        ("a byte-order mark stays", "\ufeffa: 1  \n", "\ufeffa: 1\n"),
        ("documents stay apart", "---\na: 1 \n---\nb: 2\n...\n", "---\na: 1\n---\nb: 2\n...\n"),
    ],
)
def test_layout_is_tidied(what: str, before: str, after: str) -> None:
    assert tidy(before) == after.encode()
    assert tidy(after) == after.encode()


@pytest.mark.parametrize(
    "text",
    [
        "g: |\n  . .  \n  ..\n",  # blanks that a drawn row ends with
        "g: |\n  ..\n\n\n\n\n  ..\n",  # empty rows within
        "g: |+\n  ..\n\n\n\n\nb: 2\n",  # empty rows that the text keeps
        "g: |\n  ..\n    \nb: 2\n",  # a row of blanks only
        "g: |\n  ..",  # no line break: with one the text would end in it
        "g: |-2\n    ..  \n",
        "t: 'one  \n\n\n\n\n  two'\n",
        't: "one  \\\n  two"\n',
        "t: one  \n  two\n",
        "b: {x: 1,   y: 2}\n",  # columns that somebody lined up
        "a:   1\nb:  'x'\nc: \"y\"\n",  # blanks before values, quotes
        "a: 1\r\nb: 2\r\n",
        "a: 1\rb: 2\r",
        "# only\n#   a comment\na: 1\n",
    ],
)
def test_what_means_something_or_was_chosen_stays(text: str) -> None:
    assert tidy(text) == text.encode()


@pytest.mark.parametrize("text", ["a: [1", "a: 1\na: 2  \n", "", "a: &x [*x]  \n", "a: 1\x00  \n"])
def test_a_file_with_faults_is_left_as_it_is_and_says_why(text: str) -> None:
    result = formatted(Source("a.yaml", text.encode()))
    assert not result.changed
    assert "cannot be read without faults: a.yaml:" in result.problem


@pytest.mark.parametrize("path", OFFICIAL, ids=lambda path: path.name)
def test_official_content_is_tidy(path: Path) -> None:
    data = path.read_bytes()
    assert tidy(data) == data


@pytest.mark.parametrize("path", OFFICIAL[:: max(1, len(OFFICIAL) // 40)], ids=lambda path: path.name)
def test_untidied_content_is_as_it_was_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    source = Source("a.yaml", path.read_bytes())
    inside = {line for start, end in _texts(source) for line in range(start, end + 1)}
    lines = text.split("\n")
    for number in range(len(lines) - 1):
        if number + 1 not in inside and lines[number].strip():
            lines[number] += "  \t"
    untidy = "\n\n" + "\n".join(lines) + "\n\n"
    assert untidy.encode() != path.read_bytes()
    assert tidy(untidy) == path.read_bytes()


def _texts(source: Source) -> list[tuple[int, int]]:
    """First and last lines of scalars that go over several lines or are block texts."""
    from rulewright_schema.editing.formatting import _scalars

    spans = [(node.span, node.style) for node in _scalars(read(source).documents)]
    return [
        (span.start_line, span.end_line)
        for span, style in spans
        if style in ("literal", "folded") or span.end_line > span.start_line
    ]


PIECES = st.sampled_from(
    ["a: ", "b: ", "- ", "x", "'q  '", '"d"', "|", ">", "|+", "\n", "\n\n\n\n", "  ", "   ", " ", "\t", "\r\n", "\r",
     "# c", "[", "]", "{", "}", ",", "...", "---", "&n ", "*n", "é", "1"]
)  # fmt: skip


@settings(max_examples=600, deadline=None)
@given(st.lists(PIECES, max_size=14).map("".join))
def test_anything_that_can_be_read_means_the_same_afterwards_and_is_tidy_at_once(text: str) -> None:
    source = Source("a.yaml", text.encode())
    result = formatted(source)
    if result.problem:
        assert not result.changed
        return
    again = formatted(result.after)
    assert again.after.data == result.after.data
    assert [each.data() for each in read(result.after).documents] == [each.data() for each in read(source).documents]
    assert [each.text for each in read(result.after).comments] == [each.text for each in read(source).comments]
