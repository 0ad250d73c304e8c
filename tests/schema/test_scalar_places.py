"""Characters of a text are found in the source, however it is quoted, escaped or folded."""

import pytest

from rulewright_schema.editing.scalar_places import characters
from rulewright_schema.nodes import MappingNode, ScalarNode
from rulewright_schema.reading.reader import read
from rulewright_schema.source import Source


def place(text: str, words: str) -> str:
    """What the span of some words of the value of `a` shows, with its line and column."""
    source = Source("f.yaml", text.encode())
    (root,) = read(source).documents
    assert isinstance(root, MappingNode)
    node = root.get("a")
    assert isinstance(node, ScalarNode)
    start = node.text.index(words)
    span = characters(node, start, start + len(words))
    assert span.start_line == span.end_line
    shown = source.line(span.start_line)[span.start_column - 1 : span.end_column - 1]
    return f"{span.start_line}:{span.start_column} {shown}"


@pytest.mark.parametrize(
    ("text", "words", "expected"),
    [
        ("a: one two\n", "two", "1:8 two"),
        ("a: 'it''s two'\n", "two", "1:11 two"),
        ("a: 'it''s two'\n", "'", "1:7 ''"),
        ('a: "\\u202e\\ttwo"\n', "\u202e", "1:5 \\u202e"),
        ('a: "\\u202e\\ttwo"\n', "two", "1:13 two"),
        ('a: "one\\\n  two"\n', "two", "2:3 two"),
        ('a: "one\n  two"\n', "two", "2:3 two"),
        ("a: >-\n  one\n  two\n\n  three\n", "three", "5:3 three"),
        ("a: |2 # a comment\n   one\n  two\n", "two", "3:3 two"),
        ("a: |\n  😀 two\n", "two", "2:5 two"),
        ("a: one  two\n", "  ", "1:7   "),
        ('a: " two"\n', " ", "1:5  "),
        ('a: "two "\n', " ", "1:8  "),
        ("a: one\n  two\n", "two", "2:3 two"),
    ],
)
def test_words_of_a_value_are_found_where_they_are_written(text: str, words: str, expected: str) -> None:
    assert place(text, words) == expected
