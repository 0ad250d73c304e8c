"""Nobody is left without an answer: any bytes give documents or findings, never an exception."""

from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright_schema.editing.edits import apply, fix_source
from rulewright_schema.reading.reader import read, read_plain
from rulewright_schema.source import Source
from yaml_documents import DOCUMENTS, same

PIECES = st.lists(
    st.sampled_from(
        [*"[]{}:,-?&*!|>'\"%@`#~ \n\t\r", "\r\n", "a", "b: ", "- ", "? ", "&a ", "*a ", "<<: ", "---\n", "...\n"]
    )
    | st.sampled_from(
        ["!!int ", "!x ", "1", "9" * 20, "é", "😀", "\u2028", "\x85", "\ufeff", "\0", "=======\n", "\\", "%YAML 1.1\n"]
    ),
    max_size=40,
).map("".join)


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """A tricky document with a few bytes put in or taken out."""
    data = draw(st.sampled_from(list(DOCUMENTS.values()))).encode()
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(data)))
        data = data[:at] + draw(PIECES | st.just("")).encode()[:5] + data[at + draw(st.integers(0, 4)) :]
    return data


@settings(max_examples=400, deadline=None)
@given(st.binary(max_size=60) | PIECES.map(str.encode) | damaged())
def test_any_bytes_give_documents_or_findings(data: bytes) -> None:
    source = Source("f.yaml", data)
    result = read(source)
    assert result.documents or result.diagnostics
    for diagnostic in result.diagnostics:
        span = diagnostic.span
        assert diagnostic.message
        assert diagnostic.help
        assert "\n" not in diagnostic.message
        assert 1 <= span.start_line <= span.end_line <= len(source.line_starts)
        assert 0 <= span.start_byte <= span.end_byte <= len(data)
        if diagnostic.fix is not None:
            apply(source, diagnostic.fix.edits)
    for comment in result.comments:
        assert source.text[comment.start] == "#"
    read_fully = [root.data() for root in result.documents]
    plain = read_plain(source)
    if plain is not None:
        assert result.diagnostics == ()
        assert same(plain, read_fully)
    fixed = fix_source(source, lambda one: read(one).diagnostics, unsafe=True)
    assert len(fixed.remaining) <= len(result.diagnostics)
