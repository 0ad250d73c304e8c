"""A fix touches its own place and nothing else, or is not made."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright_schema.diagnostics import Diagnostic, Edit, Fault, Fix
from rulewright_schema.editing.edits import apply, fix_source, line_ending, plan, verify
from rulewright_schema.nodes import MappingNode, Node, ScalarNode, walk
from rulewright_schema.reading.reader import read
from rulewright_schema.reading.scalars import write_scalar
from rulewright_schema.source import Source
from yaml_documents import DOCUMENTS, dumped

CONTENT = sorted((Path(__file__).parents[2] / "content").rglob("*.yaml"))
FAULT = Fault("TST001", "test-fault")


def source_of(text: str) -> Source:
    return Source("f.yaml", text.encode())


def edit(source: Source, old: str, new: str) -> Edit:
    """Replace the only place where `old` stands."""
    assert source.text.count(old) == 1
    start = source.text.index(old)
    return Edit(source.span(start, start + len(old)), new)


def scalars(root: Node) -> list[ScalarNode]:
    found: dict[int, ScalarNode] = {}
    for _, node in walk(root):
        if isinstance(node, ScalarNode):
            found[id(node)] = node
        elif isinstance(node, MappingNode):
            found.update((id(entry.key), entry.key) for entry in node.entries.values())
    return list(found.values())


def replace_and_check(source: Source, node: ScalarNode, text: str) -> None:
    """Everything outside the scalar is the same byte for byte, it reads as the new text, and the fix stands."""
    written = write_scalar(text, node.style)
    padding = " " if node.start == node.end else ""
    change = Edit(node.span, padding + written)
    data = apply(source, [change])
    assert data[: node.span.start_byte] == source.data[: node.span.start_byte]
    tail = len(source.data) - node.span.end_byte
    assert data[len(data) - tail :] == source.data[node.span.end_byte :]
    after = Source(source.path, data)
    assert verify(source, after, [change]) == ""
    assert any(
        one.start == node.start + len(padding) and one.value == text
        for root in read(after).documents
        for one in scalars(root)
    )


@pytest.mark.parametrize("name", DOCUMENTS)
def test_any_scalar_of_a_tricky_document_can_be_replaced_alone(name: str) -> None:
    source = source_of(DOCUMENTS[name])
    if name == "tags":  # a new text does not fit the old tags
        return
    for root in read(source).documents:
        for node in scalars(root):
            if node.start < node.end or source.text[node.start - 1] in ":-":  # not where even the colon is missing
                replace_and_check(source, node, "brand-new")


@pytest.mark.parametrize("path", CONTENT, ids=lambda path: path.name)
def test_scalars_of_all_content_can_be_replaced_alone(path: Path) -> None:
    source = Source(str(path), path.read_bytes())
    for root in read(source).documents:
        nodes = scalars(root)
        for node in nodes[:: max(1, len(nodes) // 6)]:
            replace_and_check(source, node, "brand-new: 'text'")


@settings(max_examples=80, deadline=None)
@given(dumped(), st.sampled_from(["\n", "\r\n"]), st.booleans(), st.data())
def test_scalars_of_generated_documents_can_be_replaced_alone(
    document: str, ending: str, marked: bool, data: st.DataObject
) -> None:
    written = "# head\n" + document + "# tail\n"
    source = Source("f.yaml", (b"\xef\xbb\xbf" if marked else b"") + written.replace("\n", ending).encode())
    nodes = [node for root in read(source).documents for node in scalars(root)]
    replace_and_check(
        source, data.draw(st.sampled_from(nodes)), data.draw(st.sampled_from(["new", "it's", "a: b #c", "é😀"]))
    )


def test_new_lines_take_the_line_ending_of_the_file() -> None:
    source = Source("f.yaml", b"\xef\xbb\xbfkind: stage\r\nidd: a # keep\r\n")
    changes = [edit(source, "idd: a", "id: a\nturns: 4")]
    assert apply(source, changes) == b"\xef\xbb\xbfkind: stage\r\nid: a\r\nturns: 4 # keep\r\n"


@pytest.mark.parametrize(
    ("text", "ending"), [("a: 1\r\nb: 2\n", "\r\n"), ("a: 1\nb: 2\r\n", "\n"), ("a: 1\rb: 2\r", "\r"), ("a: 1", "\n")]
)
def test_the_line_ending_is_that_of_the_first_line(text: str, ending: str) -> None:
    assert line_ending(source_of(text)) == ending


def test_overlapping_edits_are_refused() -> None:
    source = source_of("a: one two\n")
    with pytest.raises(ValueError, match="overlap"):
        apply(source, [edit(source, "one two", "x"), edit(source, "two", "y")])


def test_edits_of_another_file_are_refused() -> None:
    source = source_of("a: one\n")
    with pytest.raises(ValueError, match="another file"):
        apply(Source("g.yaml", source.data), [edit(source, "one", "x")])


def test_fixes_in_each_others_way_wait_for_the_next_round() -> None:
    source = source_of("a: one two\nb: three\n")
    first = Fix((edit(source, "one two", "x"),), "first")
    second = Fix((edit(source, "two", "y"), edit(source, "three", "z")), "second")
    third = Fix((edit(source, "three", "w"),), "third")
    assert plan([first, second, third], safe_only=True) == ((first, third), (second,))


def test_unsafe_fixes_are_made_only_when_wanted() -> None:
    source = source_of("a: one\n")
    fix = Fix((edit(source, "one", "x"),), "risky", safe=False)
    assert plan([fix], safe_only=True) == ((), ())
    assert plan([fix], safe_only=False) == ((fix,), ())


@pytest.mark.parametrize(
    ("text", "old", "new", "reason"),
    [
        ("a: one\nb: two\n", "one", "'x", "quote is never closed"),
        ("a: one\nb: two\n", "one", "[x", "not closed"),
        ("a: one\nb: two\n", "one", "x\nb: 3", "the key 'b' is there twice"),
        ("a: [one, two, three]\n", "one", "x #", "not closed"),
        ("{a: {b: one, c: two}}\n", "b: one", "b: one}, d: {x: 1", "another list or mapping"),
        ("- a: one\n  b: two\n  c: three\n", "  b", "- b", "another list or mapping"),
        ("a:\n  b: one\n  c: two\nd: 3\n", "a:\n", "a:\n  e:\n", ""),
        ("a:\n  b: one\n  c: two\nd: 3\n", "  b: one\n  c", "  b: one\nc", "level"),
        ("a: one # note\nb: two\n", "one", "|\n  x", "comment"),
        ("a: one\nb: two\n", "one", "x\nc: y", ""),
        ("a: one\nb: two\n", "one", "x", ""),
        ("a: one\nb: two\n", "a: one\n", "", ""),
    ],
)
def test_an_edit_that_changes_something_else_is_found_out(text: str, old: str, new: str, reason: str) -> None:
    source = source_of(text)
    change = [edit(source, old, new)]
    said = verify(source, Source(source.path, apply(source, change)), change)
    assert reason in said
    assert bool(said) == bool(reason)


def renames(old: str, new: str):  # type: ignore[no-untyped-def] # a rule in one line
    """A rule that wants every value `old` to be `new`."""

    def rule(source: Source) -> Sequence[Diagnostic]:
        return [
            Diagnostic(FAULT, node.span, "wrong", "rename it", fix=Fix((Edit(node.span, new),), f"{old} to {new}"))
            for root in read(source).documents
            for node in scalars(root)
            if node.value == old
        ]

    return rule


def test_fixing_goes_on_until_nothing_applies() -> None:
    def rule(source: Source) -> Sequence[Diagnostic]:
        return [*renames("one", "two")(source), *renames("two", "three")(source)]

    result = fix_source(source_of("a: one\nb: two # keep\n"), rule)
    assert result.source.data == b"a: three\nb: three # keep\n"
    assert (len(result.applied), result.rounds, result.remaining, result.withdrawn) == (3, 2, (), ())


def test_a_fix_that_does_harm_is_withdrawn_and_the_others_are_made() -> None:
    def rule(source: Source) -> Sequence[Diagnostic]:
        return [*renames("one", "'x")(source), *renames("two", "three")(source)]

    result = fix_source(source_of("a: one\nb: two\n"), rule)
    assert result.source.data == b"a: one\nb: three\n"
    assert [one.fix.description for one in result.withdrawn] == ["one to 'x"]
    assert "never closed" in result.withdrawn[0].reason
    assert len(result.remaining) == 1


def test_fixes_that_undo_each_other_end() -> None:
    def rule(source: Source) -> Sequence[Diagnostic]:
        return [*renames("one", "two")(source), *renames("two", "one")(source)]

    assert fix_source(source_of("a: one\n"), rule, rounds=7).rounds == 7


def test_the_readers_own_fixes_are_sound() -> None:
    result = fix_source(source_of("1: a # one\r\ntrue: b\r\n"), lambda source: read(source).diagnostics)
    assert result.source.data == b'"1": a # one\r\n"true": b\r\n'
    assert result.remaining == ()


def test_nothing_to_fix_leaves_the_very_same_source() -> None:
    source = source_of("a: one\n")
    result = fix_source(source, lambda source: ())
    assert result.source is source
    assert not result.changed
