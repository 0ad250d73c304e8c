"""Faulty files that tools of this kind have got wrong: each gives the right finding at its place, and no crash."""

import pytest

from rulewright_schema.reading.limits import Limits
from rulewright_schema.reading.reader import Reading, read, read_plain
from rulewright_schema.source import Source

LAUGHS = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"a{level}: &a{level} [{', '.join([f'*a{level - 1}'] * 9)}]\n" for level in range(1, 10)
)


def reading(text: str | bytes, limits: Limits | None = None) -> Reading:
    data = text if isinstance(text, bytes) else text.encode()
    return read(Source("f.yaml", data), limits or Limits())


def found(text: str | bytes, limits: Limits | None = None) -> list[tuple[int, int, str]]:
    """Line, column and name of every finding."""
    diagnostics = reading(text, limits).diagnostics
    if diagnostics:
        data = text if isinstance(text, bytes) else text.encode()
        assert read_plain(Source("f.yaml", data), limits or Limits()) is None
    for diagnostic in diagnostics:
        assert diagnostic.message
        assert "\n" not in diagnostic.message
        assert diagnostic.help
    return [(one.span.start_line, one.span.start_column, one.name) for one in diagnostics]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("source: a\nsource: b\n", (2, 1, "duplicate-key"), id="duplicate-key"),
        pytest.param('"a": 1\na: 2\n', (2, 1, "duplicate-key"), id="duplicate-key-quoted"),
        pytest.param("- {a: 1, a: 2}\n", (1, 10, "duplicate-key"), id="duplicate-key-in-braces"),
        pytest.param("stack: [ 1.A, 2.B ] ]\n", (1, 21, "syntax-error"), id="closing-bracket-too-many"),
        pytest.param("- title:\n    en: x,\n}\n", (3, 1, "syntax-error"), id="stray-brace"),
        pytest.param("{a: b}}\n", (1, 7, "syntax-error"), id="stray-brace-at-the-end"),
        pytest.param("title: v\0x\n", (1, 9, "control-character"), id="nul-byte"),
        pytest.param("title: é\x9fx\n", (1, 9, "control-character"), id="control-character-beyond-ascii"),
        pytest.param(b"title: caf\xe9\n", (1, 11, "not-utf-8"), id="latin-1"),
        pytest.param(b"\xef\xbb\xbfa: \xc3\xa9\nb: \xff\n", (2, 4, "not-utf-8"), id="not-utf-8-after-a-mark"),
        pytest.param("a: 1\n".encode("utf-16"), (1, 1, "not-utf-8"), id="utf-16"),
        pytest.param("[" * 100_000, (1, 1001, "nested-too-deeply"), id="nested-100k"),
        pytest.param("- " * 1_100 + "x", (1, 401, "nested-too-deeply"), id="nested-dashes"),
        pytest.param("[" * 201 + "]" * 201, (1, 201, "nested-too-deeply"), id="nested-one-too-deep"),
        pytest.param(
            f"a: &a {'[' * 150}{']' * 150}\nb: {'[' * 100}*a{']' * 100}\n",
            (2, 104, "nested-too-deeply"),
            id="nested-through-an-alias",
        ),
        pytest.param(LAUGHS, (6, 10, "aliases-expand-too-much"), id="billion-laughs"),
        pytest.param("a: &a [*a]\n", (1, 8, "alias-inside-its-anchor"), id="alias-of-itself"),
        pytest.param("a: *b\n", (1, 4, "undefined-alias"), id="undefined-alias"),
        pytest.param("a: &a 1\n---\nb: *a\n", (3, 4, "undefined-alias"), id="alias-over-documents"),
        pytest.param("", (1, 1, "empty-document"), id="empty"),
        pytest.param("# nothing yet\n", (1, 1, "empty-document"), id="comment-only"),
        pytest.param("a: 1\n---\n", (2, 1, "empty-document"), id="second-document-empty"),
        pytest.param("12: x\n", (1, 1, "key-not-text"), id="number-as-key"),
        pytest.param("a: {true: x}\n", (1, 5, "key-not-text"), id="boolean-as-key"),
        pytest.param("~: x\n", (1, 1, "key-not-text"), id="null-as-key"),
        pytest.param(": x\n", (1, 1, "syntax-error"), id="key-left-out"),
        pytest.param("[a, b]: x\n", (1, 1, "key-not-text"), id="list-as-key"),
        pytest.param("a: {{b}: c}\n", (1, 5, "key-not-text"), id="mapping-as-key"),
        pytest.param("a: &a x\n*a : y\n", (2, 1, "key-not-text"), id="alias-as-key"),
        pytest.param("turns: " + "9" * 5_000, (1, 8, "number-out-of-range"), id="huge-integer"),
        pytest.param("turns: 1e999\n", (1, 8, "number-out-of-range"), id="huge-float"),
        pytest.param("base: &b {turns: 4}\nstage:\n  <<: *b\n", (3, 3, "merge-key"), id="merge-key"),
        pytest.param("a:\n  b:\n\tc: 1\n", (3, 1, "tab-indent"), id="tab-indent"),
        pytest.param("a: 1\n\tb: 2\n", (2, 1, "tab-indent"), id="tab-indent-after-a-value"),
        pytest.param("a: |\n\tb\n", (2, 1, "tab-indent"), id="tab-indent-in-a-block"),
        pytest.param('a: "x\u2028y"\nbad: [\n', (2, 6, "unclosed-bracket"), id="line-separator"),
        pytest.param("# c\u2028b: 1\n", (1, 4, "hidden-line-break"), id="content-hidden-in-a-comment"),
        pytest.param('{"😀": 1, bad key: [}\n', (1, 20, "syntax-error"), id="emoji-before"),
        pytest.param(
            "a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> x\n", (2, 1, "conflict-marker"), id="conflict-markers"
        ),
        pytest.param("a: 1\n=======\nb: 3\n", (2, 1, "conflict-marker"), id="conflict-marker-left-over"),
        pytest.param("a: 1\n>>>>>>> x\nb: 3\n", (2, 1, "conflict-marker"), id="conflict-end-left-over"),
        pytest.param("a: [1, 2\nb: 3\n", (1, 4, "unclosed-bracket"), id="unclosed-bracket"),
        pytest.param("a: {x: 1\nb: 3\n", (1, 4, "unclosed-bracket"), id="unclosed-brace"),
        pytest.param("a: [1 2}\n", (1, 8, "syntax-error"), id="wrong-bracket"),
        pytest.param("a: 'x\nb: y\n", (1, 4, "unclosed-quote"), id="unclosed-quote"),
        pytest.param("a: b: c\n", (1, 5, "syntax-error"), id="second-colon"),
        pytest.param("a: 1\n b: 2\n", (2, 2, "syntax-error"), id="indented-too-much"),
        pytest.param("a:\n  - b\n - c\n", (3, 2, "syntax-error"), id="indented-between"),
        pytest.param("a: 1\nb\nc: 2\n", (2, 1, "syntax-error"), id="colon-missing"),
        pytest.param("a\nb: 2\n", (1, 1, "syntax-error"), id="colon-missing-first"),
        pytest.param("a: @x\n", (1, 4, "syntax-error"), id="reserved-character"),
        pytest.param("a: - x\n", (1, 4, "syntax-error"), id="list-on-the-key-line"),
        pytest.param("a: 'x' y\n", (1, 8, "syntax-error"), id="text-after-a-quote"),
        pytest.param('a: "\\q"\n', (1, 5, "syntax-error"), id="unknown-escape"),
        pytest.param("a: !foo b\n", (1, 4, "unknown-tag"), id="custom-tag"),
        pytest.param("a: !e!foo b\n", (1, 4, "unknown-tag"), id="custom-tag-handle"),
        pytest.param("a: !!python/object:os.system x\n", (1, 4, "unknown-tag"), id="python-tag"),
        pytest.param("a: !!int x\n", (1, 4, "tag-does-not-fit"), id="integer-tag-on-text"),
        pytest.param("a: !!map [x]\n", (1, 4, "tag-does-not-fit"), id="mapping-tag-on-a-list"),
        pytest.param("%YAML 1.1\n---\na: 1\n", (1, 1, "yaml-directive"), id="yaml-1.1"),
        pytest.param("%FOO x\n---\na: 1\n", (1, 1, "yaml-directive"), id="unknown-directive"),
    ],
)
def test_a_fault_of_the_text_is_one_finding_at_its_place(text: str | bytes, expected: tuple[int, int, str]) -> None:
    assert found(text) == [expected]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("title: {en: NO}\n", id="norway"),
        pytest.param("title: {en: 2026-06-27}\n", id="date-as-text"),
        pytest.param("\ufeffkind: stage\nidd: a\n", id="bom"),
        pytest.param("kind: stage\r\nidd: a\r\n", id="crlf"),
        pytest.param("a: [\n\tb]\n", id="tab-inside-brackets"),
        pytest.param('a: "x\u2028y"\n', id="line-separator-in-quotes"),
        pytest.param("a: |\n  <<<<<<< HEAD\n  =======\n", id="conflict-marker-in-a-block"),
        pytest.param('"12": x\n"<<": y\n"true": z\n', id="quoted-keys"),
        pytest.param("[" * 200 + "]" * 200, id="as-deep-as-allowed"),
        pytest.param("a: &a [x]\nb: *a\nc: [*a, *a]\n", id="aliases"),
        pytest.param("%YAML 1.2\n---\na: 1\n", id="yaml-1.2"),
    ],
)
def test_what_is_right_stays_silent(text: str) -> None:
    assert found(text) == []


def test_a_duplicate_shows_the_first_key_and_keeps_its_value() -> None:
    result = reading("source: a\nsource: b\n")
    (related,) = result.diagnostics[0].related
    assert (related.span.start_line, related.span.start_column) == (1, 1)
    assert [root.data() for root in result.documents] == [{"source": "a"}]


def test_a_missing_dash_is_one_finding_with_a_hint() -> None:
    text = "spawns:\n  - boss: sid\n    at: S.1\n    boss: jett\n    at: S.2\n"
    assert found(text) == [(4, 5, "duplicate-key")]
    assert "'- ' is missing" in reading(text).diagnostics[0].help


def test_an_unclosed_bracket_shows_where_it_was_noticed() -> None:
    (related,) = reading("a: [1, 2\nb: 3\n").diagnostics[0].related
    assert (related.span.start_line, related.span.start_column) == (2, 2)


def test_the_byte_offset_of_bad_bytes_is_told() -> None:
    (diagnostic,) = reading(b"title: caf\xe9\n").diagnostics
    assert "offset 10" in diagnostic.message
    assert (diagnostic.span.start_byte, diagnostic.span.end_byte) == (10, 11)


def test_limits_are_named_in_what_is_said_of_them() -> None:
    assert "200" in reading("[" * 300).diagnostics[0].message
    assert "200" in reading("[" * 100_000).diagnostics[0].message
    assert "100,000" in reading(LAUGHS).diagnostics[0].message
    assert "more than 10 bytes" in reading("a: 0123456789", Limits(bytes=10)).diagnostics[0].message
    assert "limit is 20" in reading("[" + "a, " * 30 + "]", Limits(nodes=20)).diagnostics[0].message


def test_other_limits_have_names_of_their_own() -> None:
    assert found("a: 0123456789", Limits(bytes=10)) == [(1, 1, "file-too-large")]
    assert found("[" + "a, " * 30 + "]", Limits(nodes=20)) == [(1, 51, "too-many-nodes")]
    many = found("".join(f"{number}: x\n" for number in range(1_000)))
    assert len(many) == 101
    assert many[-1] == (100, 3, "too-many-faults")


def test_a_huge_number_is_shown_short() -> None:
    (diagnostic,) = reading("turns: " + "9" * 5_000).diagnostics
    assert diagnostic.message.count("9") <= 41


def test_all_documents_of_a_stream_are_read() -> None:
    result = reading("kind: stage\nid: a\n---\nkind: stage\nidd: b\n")
    assert [root.data() for root in result.documents] == [{"kind": "stage", "id": "a"}, {"kind": "stage", "idd": "b"}]


def test_documents_before_a_syntax_error_are_returned() -> None:
    result = reading("a: 1\n---\nb: [\n")
    assert [root.data() for root in result.documents] == [{"a": 1}]
    assert found("a: 1\n---\nb: [\n") == [(3, 4, "unclosed-bracket")]


def test_quoting_mends_a_key_that_is_no_text() -> None:
    fix = reading("12: x\n").diagnostics[0].fix
    assert fix is not None
    assert fix.safe
    assert [edit.new_text for edit in fix.edits] == ['"12"']


def test_two_faults_of_one_file_are_both_found() -> None:
    assert found("1: a\nb: *c\nb: d\n") == [
        (1, 1, "key-not-text"),
        (2, 4, "undefined-alias"),
        (3, 1, "duplicate-key"),
    ]
