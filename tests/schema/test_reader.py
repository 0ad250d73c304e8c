"""The tree that the reader builds: its data against an independent reader, and its spans against the text."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from ruamel.yaml import YAML

from rulewright_schema.nodes import MappingNode, Node, ScalarNode, SequenceNode, walk
from rulewright_schema.reading.reader import read, read_plain
from rulewright_schema.source import Source
from yaml_documents import DOCUMENTS, dumped, same

CONTENT = sorted((Path(__file__).parents[2] / "content").rglob("*.yaml"))
ALIAS = re.compile(rb": \*[a-z]")
"""What an alias stands for lies elsewhere in the file: such files do not nest."""


def by_ruamel(data: bytes) -> list[object]:
    """All documents by the independent reader, YAML 1.2."""
    yaml = YAML(typ="safe", pure=True)
    yaml.version = (1, 2)  # type: ignore[assignment] # a setter that takes more than it says
    return list(yaml.load_all(data))


def ours(data: bytes) -> list[object]:
    result = read(Source("f.yaml", data))
    assert result.diagnostics == ()
    found = [root.data() for root in result.documents]
    plain = read_plain(Source("f.yaml", data))
    assert plain is None or same(plain, found)
    return found


@pytest.mark.parametrize("name", DOCUMENTS)
def test_tricky_documents_say_what_the_independent_reader_says(name: str) -> None:
    data = DOCUMENTS[name].encode()
    assert same(ours(data), by_ruamel(data))


@pytest.mark.parametrize("path", CONTENT, ids=lambda path: path.name)
def test_all_content_says_what_the_independent_reader_says(path: Path) -> None:
    data = path.read_bytes()
    assert same(ours(data), by_ruamel(data))


@pytest.mark.parametrize("path", CONTENT, ids=lambda path: path.name)
def test_content_is_read_the_short_way_unless_it_has_anchors(path: Path) -> None:
    data = path.read_bytes()
    anchored = re.search(rb"[ \[]&[a-z]", data) is not None
    assert (read_plain(Source("f.yaml", data)) is None) == anchored


@settings(max_examples=150, deadline=None)
@given(dumped())
def test_generated_documents_say_what_the_independent_reader_says(text: str) -> None:
    data = text.encode()
    assert same(ours(data), by_ruamel(data))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2026-06-27", "2026-06-27"),  # ruamel makes dates of text also under 1.2
        ("1_0", "1_0"),  # and takes underscores in numbers
        ("0b1", "0b1"),  # binary numbers
        ("+0o7", "+0o7"),  # and signs before octal and hexadecimal ones
        (".1e5", 10000.0),  # but no exponent after a number without its zero
    ],
)
def test_where_the_readers_differ_ours_follows_the_core_schema(text: str, value: object) -> None:
    data = f"a: {text}\n".encode()
    assert ours(data) == [{"a": value}]
    assert by_ruamel(data) != [{"a": value}]


def check_spans(source: Source, root: Node) -> int:
    """Scalars' own text reads as their value; children stand inside their parents, in order. Counts scalars."""
    scalars = 0
    for _, node in walk(root):
        if isinstance(node, ScalarNode):
            scalars += 1
            piece = source.text[node.start : node.end]
            if node.style == "plain" and node.value is None and not piece:
                continue
            if node.style in ("literal", "folded"):
                assert piece[0] == ("|" if node.style == "literal" else ">")
                assert piece == piece.rstrip()
                continue
            again = read(Source("f.yaml", piece.encode())).documents
            assert same([one.data() for one in again], [node.value])
        else:
            pairs = (
                [child for entry in node.entries.values() for child in (entry.key, entry.value)]
                if isinstance(node, MappingNode)
                else node.items
            )
            last = node.start
            for child in pairs:
                assert last <= child.start <= child.end <= node.end
                last = child.end
            if node.flow and source.text[node.start] in "[{":
                assert source.text[node.end - 1] in "]}"
            elif pairs:
                assert node.end == pairs[-1].end
    return scalars


@pytest.mark.parametrize("name", [name for name in DOCUMENTS if name not in ("alias", "tags")])
def test_spans_nest_and_hold_their_values(name: str) -> None:
    source = Source("f.yaml", DOCUMENTS[name].encode())
    assert sum(check_spans(source, root) for root in read(source).documents) > 0


@pytest.mark.parametrize(
    "path", [path for path in CONTENT if not ALIAS.search(path.read_bytes())], ids=lambda path: path.name
)
def test_spans_of_all_content_nest_and_hold_their_values(path: Path) -> None:
    source = Source(str(path), path.read_bytes())
    assert sum(check_spans(source, root) for root in read(source).documents) > 0


@settings(max_examples=80, deadline=None)
@given(dumped())
def test_spans_of_generated_documents_nest_and_hold_their_values(text: str) -> None:
    source = Source("f.yaml", text.encode())
    for root in read(source).documents:
        check_spans(source, root)


def node_at(text: str, *path: str | int) -> Node:
    node = read(Source("f.yaml", text.encode())).documents[0]
    for segment in path:
        child = node.get(segment) if isinstance(node, MappingNode) else node.items[segment]  # type: ignore[union-attr,index,arg-type] # the test knows the shape
        assert child is not None
        node = child
    return node


def place(node: Node) -> tuple[int, int, int, int]:
    return node.span.start_line, node.span.start_column, node.span.end_line, node.span.end_column


def test_columns_count_an_emoji_once_and_bytes_four_times() -> None:
    node = node_at('{"😀": 1, b: two}\n', "b")
    assert place(node) == (1, 13, 1, 16)
    assert (node.span.start_byte, node.span.end_byte) == (15, 18)


def test_a_byte_order_mark_has_bytes_and_no_column() -> None:
    node = node_at("\ufeffa: x\n", "a")
    assert place(node) == (1, 4, 1, 5)
    assert node.span.start_byte == 6


def test_a_line_separator_does_not_move_lines() -> None:
    assert place(node_at('a: "x\u2028y"\nb: z\n', "b")) == (2, 4, 2, 5)


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_every_line_ending_counts_one_line(ending: str) -> None:
    assert place(node_at(f"a: x{ending}b:{ending}  - y{ending}", "b", 0)) == (3, 5, 3, 6)


def test_an_empty_value_stands_right_after_its_colon_or_dash() -> None:
    assert place(node_at("a:   # nothing\nb: 1\n", "a")) == (1, 3, 1, 3)
    assert place(node_at("-  \n- b\n", 0)) == (1, 2, 1, 2)
    assert place(node_at("? a\n? b\n", "a")) == (1, 4, 1, 4)
    assert place(node_at("{a, b}\n", "a")) == (1, 3, 1, 3)


def test_blocks_end_with_their_last_character() -> None:
    assert place(node_at("a: |\n  x\n  y\n\n\nb: 1\n", "a")) == (1, 4, 3, 4)
    assert place(node_at("a:\n  b: c   # d\n\n# e\nf: 1\n", "a")) == (2, 3, 2, 7)
    assert place(node_at("a:\n  - b\n  -\n\nc: 1\n", "a")) == (2, 3, 3, 4)


def test_anchors_and_tags_stand_before_the_span() -> None:
    assert place(node_at("a: &x !!str 12 # c\n", "a")) == (1, 13, 1, 15)
    assert place(node_at("a: &x # c\n  b: 1\n", "a")) == (2, 3, 2, 7)
    assert place(node_at("a: &x [b]\n", "a")) == (1, 7, 1, 10)


def test_an_alias_is_the_node_of_its_anchor() -> None:
    root = read(Source("f.yaml", b"a: &x {b: 1}\nc: *x\nd: [*x]\n")).documents[0]
    assert isinstance(root, MappingNode)
    items = root.get("d")
    assert isinstance(items, SequenceNode)
    assert root.get("c") is root.get("a") is items.items[0]
    assert place(root) == (1, 1, 3, 8)
