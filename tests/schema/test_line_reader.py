"""What is read line by line: the plain lay-out of nearly all content, and nothing of which it is not sure."""

import random
from pathlib import Path

import pytest

from rulewright_schema.documents import read_drafts
from rulewright_schema.reading.limits import LIMITS, Limits
from rulewright_schema.reading.line_reader import data_by_lines
from rulewright_schema.reading.reader import read
from rulewright_schema.source import Source
from yaml_documents import same

CONTENT = sorted((Path(__file__).parents[2] / "content").rglob("*.yaml"))


PIECES = ("  ", " ", "- ", ": ", ":", ", ", "#", " #", "'", '"', "{", "}", "[", "]", "|", ">", "\n", "1")


def by_lines(text: str, limits: Limits = LIMITS) -> object:
    return data_by_lines(Source("f.yaml", text.encode()), limits)


PLAIN = {
    "values": (
        "a: one two\nb: 12\nc: true\nd: 4.A\ne: -3\nf: NO\ng: '12'\nh: \"x: y\"\ni: ''\n",
        {"a": "one two", "b": 12, "c": True, "d": "4.A", "e": -3, "f": "NO", "g": "12", "h": "x: y", "i": ""},
    ),
    "mappings and lists in each other": (
        "a:\n  b:\n    c: 1\n  d: 2\ne:\n- 1\n- f: 2\n  g: 3\n- h:\n  - 4\nk:\n  - l\n",
        {"a": {"b": {"c": 1}, "d": 2}, "e": [1, {"f": 2, "g": 3}, {"h": [4]}], "k": ["l"]},
    ),
    "braces and brackets": (
        "a: {b: [1, x y], c: {}, d: 'e'}\nf:\n  - {g: h}\n  - [i, j]\n",
        {"a": {"b": [1, "x y"], "c": {}, "d": "e"}, "f": [{"g": "h"}, ["i", "j"]]},
    ),
    "folded text": (
        "a: >-\n  one # two\n  three: four\n\nb: >\n    five\nc: 1\n",
        {"a": "one # two three: four", "b": "five\n", "c": 1},
    ),
    "text as it stands": (
        "a: |\n  ~~G\n    x\n\n  y\nb:\n  c: |-\n    z\n",
        {"a": "~~G\n  x\n\ny\n", "b": {"c": "z"}},
    ),
    "blanks within and behind a block": (
        "a:\n  b: |\n    x\n \n    # y\n   \n  c: >-\n    z\n  \n",
        {"a": {"b": "x\n\n# y\n", "c": "z"}},
    ),
    "comments and empty lines": ("# top\na:\n  # within\n\n  b: 1\n# end\n", {"a": {"b": 1}}),
}


@pytest.mark.parametrize("name", PLAIN)
def test_what_is_laid_out_plainly_is_read(name: str) -> None:
    text, wanted = PLAIN[name]
    assert same(by_lines(text), wanted)


UNUSUAL = {
    "a comment behind a value": "a: b # c\n",
    "a comment behind a key": "a: # c\n  b: 1\n",
    "text that goes on": "a: one\n  two\n",
    "a value on the next line": "a:\n  b\n",
    "no value": "a:\nb: 1\n",
    "no value at the end": "a: 1\nb:\n",
    "braces over lines": "a: {b: 1,\n  c: 2}\n",
    "text behind braces": "a: {b: 1} c\n",
    "an anchor": "a: &x 1\n",
    "an anchor in braces": "a: {b: &x 1, c: *x}\n",
    "a tag": "a: !!str 1\n",
    "an escape": 'a: "\\n"\n',
    "a quote in quotes": "a: 'it''s'\n",
    "a quoted key": "'a': 1\n",
    "a key that is a number": "1: a\n",
    "a key that is true": "true: a\n",
    "a key in braces that is a list": "a: {[b]: 1}\n",
    "a key said twice": "a: 1\na: 2\n",
    "a key said twice in braces": "a: {b: 1, b: 2}\n",
    "a second colon": "a: b: c\n",
    "a colon at the end": "a: b:\n",
    "lists of lists": "a:\n  - - b\n",
    "an item without a value": "a:\n  - \n",
    "an entry too far in": "a: 1\n  b: 2\n",
    "an entry between two columns": "a:\n    b: 1\n  c: 2\n",
    "a list item in a mapping": "a: 1\n- b\n",
    "an entry in a list": "a:\n  - b\n  c: 1\n",
    "a list as a whole": "- a\n",
    "text as a whole": "a\n",
    "two documents": "a: 1\n---\nb: 2\n",
    "nothing": "# only this\n",
    "no line break at the end": "a: 1",
    "a tab": "a:\tb\n",
    "other line breaks": "a: 1\r\nb: 2\r\n",
    "a line break that nobody sees": "a: b\u2028c\n",
    "folded text with an empty line": "a: >-\n  b\n\n  c\n",
    "folded text farther in": "a: >-\n  b\n    c\n",
    "a block with its indentation said": "a: |2\n   b\n",
    "a block that keeps its end": "a: |+\n  b\n\n",
    "a block without text": "a: >-\nb: 1\n",
    "a block that begins farther in": "a: |\n    b\n  c\n",
    "a number with too many digits": "a: 1234567890123456789\n",
    "a number with too many digits in braces": "a: [1234567890123456789]\n",
}


@pytest.mark.parametrize("name", UNUSUAL)
def test_what_is_unusual_is_left_to_other_readers(name: str) -> None:
    assert by_lines(UNUSUAL[name]) is None


def test_depth_and_steps_beyond_the_limits_are_left_to_other_readers() -> None:
    nested = "a:\n  b:\n    - {c: [1]}\n"
    assert by_lines(nested, Limits(depth=5)) == {"a": {"b": [{"c": [1]}]}}
    assert read(Source("f.yaml", nested.encode()), Limits(depth=4)).diagnostics != ()
    assert by_lines(nested, Limits(depth=4)) is None
    assert by_lines(nested, Limits(nodes=20)) is None


@pytest.mark.parametrize(
    ("text", "depth"),
    [("a:\n  b:\n    c: 1\n", 3), ("a:\n- b:\n  - 1\n", 4), ("a:\n  - b: 1\n", 3), ("a:\n  - 1\n", 2)],
)
def test_depth_is_counted_where_nothing_stands_in_braces(text: str, depth: int) -> None:
    for limits, is_read in ((Limits(depth=depth), True), (Limits(depth=depth - 1), False)):
        assert (by_lines(text, limits) is not None) is is_read
        assert (read(Source("f.yaml", text.encode()), limits).diagnostics == ()) is is_read


def test_nearly_all_content_is_read_by_lines() -> None:
    left = [path for path in CONTENT if by_lines(path.read_text(encoding="utf-8")) is None]
    assert len(left) < len(CONTENT) / 3


@pytest.mark.parametrize("path", CONTENT, ids=lambda path: path.name)
def test_content_with_small_mistakes_says_the_same_by_lines_or_is_left_to_others(path: Path) -> None:
    chance = random.Random(path.name)
    whole = path.read_text(encoding="utf-8").splitlines(keepends=True)[:80]
    for _ in range(6):
        lines = list(whole)
        for _ in range(chance.randint(1, 2)):
            number = chance.randrange(len(lines))
            line = lines[number]
            at = chance.randrange(len(line) + 1)
            piece = chance.choice(PIECES)
            lines[number] = chance.choice((line[:at] + piece + line[at:], line[:at] + line[at + 1 :], line + line, ""))
        text = "".join(lines)
        found = by_lines(text)
        if found is not None:
            reading = read(Source("f.yaml", text.encode()))
            assert reading.diagnostics == ()
            assert same([found], [root.data() for root in reading.documents])


def test_documents_that_are_written_alike_in_braces_are_each_their_own() -> None:
    sources = [Source(name, b"terms:\n  - {override: other, id: a}\n") for name in ("one.yaml", "two.yaml")]
    drafts = [read_drafts(source, "megametrocity").drafts[0] for source in sources]
    assert [(draft.kind, draft.id, draft.override) for draft in drafts] == [("term", "a", "other")] * 2
