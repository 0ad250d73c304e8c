"""Documents that are easy to get wrong, generated ones, and what counts as equal data."""

import io

from hypothesis import strategies as st
from ruamel.yaml import YAML
from ruamel.yaml.scalarstring import DoubleQuotedScalarString, FoldedScalarString, LiteralScalarString

DOCUMENTS = {
    "words": "a: NO\nb: yes\nc: on\nd: true\ne: False\nf: ~\ng: null\nh:\ni: Null\nj: nULL\n",
    "numbers": "a: 12\nb: -3\nc: 0o17\nd: 0x1F\ne: 1.5\nf: -1.5e+3\ng: .5\nh: .inf\ni: -.INF\nj: .nan\nk: +7\nl: 0\n",
    "quotes": "a: 'it''s'\nb: \"tab\\t \\u00e9 \\\n  joined\"\nc: 'two\n  lines\n\n  and a break'\nd: \"\"\ne: ''\n",
    "literal": "a: |\n  ~~Gi\n  ....\n  # not a comment\n  .o..\nb: |-\n  x\n\n  y\n\nc: |+\n  z\n\nd: end\n",
    "folded": "a: >\n  one\n  two\n\n  three\n   indented\n  four\nb: >-\n  x\n  y\nc: >+\n  z\n\n",
    "indented block": "a: |2\n    deep\n  less\nb:\n  - |1\n    x\n  - >\n    y\n",
    "block at the end": "a: |\n  no line break",
    "plain over lines": "a: one\n  two\n\n  three\nb: four # five\nc: six#seven\nd: -x\ne: a:b\nf: ?x\n",
    "flow": "{a: [1, [2, {b: c}], ], 'd': {}, e: [], \"f\":g, h, ? i : j}\n",
    "flow over lines": "a: [\n  b, # c\n  'd',\n  {e: f,\n   g: h}\n]\n",
    "pairs in a list": "[a: b, c, ? d : e]\n",
    "lists": "- - a\n  - - b\n- c: d\n  e:\n  - f\n  - g\n-\n- {h: i}\n",
    "explicit keys": "? a\n: b\n? 'c'\n? d\n: - e\n",
    "alias": "a: &x {b: 1}\nc: *x\nd: &y text\ne: [*y, *x]\n",
    "tags": "a: !!str 12\nb: !!int '3'\nc: !!float 4\nd: !!null ''\ne: !!bool 'true'\nf: !!seq [a]\ng: !!map {a: b}\n",
    "documents": "--- # first\na: 1\n...\n---\n- b\n--- c\n",
    "crlf": "a: 1\r\nb: |\r\n  x\r\n  y\r\nc: 'd\r\n  e'\r\n",
    "byte-order mark": "\ufeffa: é\nb: 😀\n",
    "comments": "# top\na: 1 # one\n  # odd\nb: # two\n  - c # three\n# end\n",
    "wide": "ключ: значение\n日本: 語\nemoji 😀: '😀 # no'\n",
}


def same(one: object, other: object) -> bool:
    """Equal data of equal types; not-a-number equals itself."""
    if isinstance(one, dict) and isinstance(other, dict):
        return list(one) == list(other) and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return type(one) is type(other) and (one == other or (one != one and other != other))


# Not in here: text that begins with ':', which libyaml does not read unquoted inside brackets (a finding, not silence),
# and invisible line breaks, which YAML 1.1 and 1.2 fold differently.
SIGNS = st.characters(codec="utf-8", exclude_categories=("Cs", "Cc", "Zl", "Zp"))
ODD = ["NO", "true", "null", "~", "12", "0812", "a: b", "a #b", "# x", "- a", "it's", "  lead", "trail  ", "two\nlines"]
TEXTS = (st.text(SIGNS, max_size=20) | st.sampled_from([*ODD, "!x", "&x", "*x", "%x", "|", ">"])).filter(
    lambda text: not text.startswith(":")
)
LINES = st.text("abc #.:-", min_size=1, max_size=8).filter(lambda line: line.strip() == line)
BLOCKS = st.lists(LINES, min_size=1, max_size=4)
SCALARS = st.one_of(
    TEXTS,
    TEXTS.map(DoubleQuotedScalarString),
    BLOCKS.map(lambda lines: LiteralScalarString("\n".join(lines) + "\n")),
    BLOCKS.map(lambda lines: FoldedScalarString(" ".join(lines) + "\n")),
    st.integers(-(10**17), 10**17),
    st.floats(allow_nan=False, allow_infinity=False).map(lambda number: round(number, 3)),
    st.booleans(),
    st.none(),
)
KEYS = st.text("abcdefghij_-é", min_size=1, max_size=8)
DATA = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)


@st.composite
def dumped(draw: st.DrawFn) -> str:
    """A document as ruamel.yaml writes it: block or flow, narrow or wide."""
    yaml = YAML()
    yaml.version = None  # type: ignore[assignment] # no directive line
    yaml.default_flow_style = draw(st.sampled_from([False, True, None]))
    yaml.width = draw(st.sampled_from([20, 80, 4096]))
    yaml.allow_unicode = draw(st.booleans())
    yaml.indent(mapping=draw(st.sampled_from([2, 4])), sequence=4, offset=2)
    stream = io.StringIO()
    yaml.dump({"root": draw(DATA)}, stream)
    return stream.getvalue()
