"""Plain scalars are what the YAML 1.2 core schema says, and text written as a scalar reads as that text."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright_schema.nodes import ScalarNode, Style
from rulewright_schema.reading.reader import read
from rulewright_schema.reading.scalars import OutOfRange, resolve, write_scalar
from rulewright_schema.source import Source


@pytest.mark.parametrize("text", ["", "~", "null", "Null", "NULL"])
def test_null_has_five_spellings(text: str) -> None:
    assert resolve(text) is None


@pytest.mark.parametrize(
    ("text", "value"),
    [("true", True), ("True", True), ("TRUE", True), ("false", False), ("False", False), ("FALSE", False)],
)
def test_booleans_have_six_spellings(text: str, value: bool) -> None:
    assert resolve(text) is value


@pytest.mark.parametrize(
    ("text", "value"),
    [("0", 0), ("-7", -7), ("+7", 7), ("0812", 812), ("0o17", 15), ("0x1F", 31), ("9" * 18, 10**18 - 1), ("-0", 0)],
)
def test_whole_numbers(text: str, value: int) -> None:
    found = resolve(text)
    assert type(found) is int
    assert found == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1.5", 1.5),
        (".5", 0.5),
        ("1.", 1.0),
        ("1e3", 1000.0),
        ("-1.5E-2", -0.015),
        (".inf", math.inf),
        ("-.INF", -math.inf),
    ],
)
def test_floats(text: str, value: float) -> None:
    found = resolve(text)
    assert type(found) is float
    assert found == value


def test_not_a_number_is_a_float() -> None:
    assert all(math.isnan(float(resolve(text) or 0)) for text in (".nan", ".NaN", ".NAN"))


WORDS = "NO yes Yes on off y n nULL tRUE 2026-06-27 1_0 12:30 08:15 4.A . - -- 1e 1.2.3 .Inf. -.nan +.nan"
LIKE_NUMBERS = "0b1 0O17 0X1f 0o8 0xg -0x1 +0o7"


@pytest.mark.parametrize("text", f"{WORDS} {LIKE_NUMBERS}".split())
def test_everything_else_is_text(text: str) -> None:
    assert resolve(text) is text


@pytest.mark.parametrize(
    "text", ["1" * 19, "-" + "9" * 5_000, "0x" + "f" * 19, "0o" + "7" * 19, "1e999", "9" * 400 + ".0"]
)
def test_numbers_that_nobody_means_are_out_of_range(text: str) -> None:
    with pytest.raises(OutOfRange):
        resolve(text)


ODD = ["", "NO", "true", "~", "12", "1e3", "a: b", "a #b", "- a", "it's", 'a "b"', "[a]", "{a}", "a,b", " a", "a "]
UNSEEN = ["\u2028", "\x85", "a\nb", "\ufeff"]
TEXTS = st.text(st.characters(codec="utf-8"), max_size=30) | st.sampled_from(ODD + UNSEEN)
STYLES = st.sampled_from(["plain", "single", "double", "literal", "folded"])


@given(TEXTS, STYLES, st.sampled_from(["{}: x\n", "- {}\n", "a: [b, {}]\n", "{{{}: c}}\n"]))
def test_a_written_scalar_reads_as_its_text_wherever_it_stands(text: str, style: Style, frame: str) -> None:
    written = write_scalar(text, style)
    assert "\n" not in written
    result = read(Source("f.yaml", frame.format(written).encode()))
    assert result.diagnostics == ()
    data = result.documents[0].data()
    assert data in ({text: "x"}, [text], {"a": ["b", text]}, {text: "c"})


@pytest.mark.parametrize(
    ("text", "style", "written"),
    [
        ("revolver", "plain", "revolver"),
        ("revolver", "single", "'revolver'"),
        ("revolver", "double", '"revolver"'),
        ("it's", "single", "'it''s'"),
        ("12", "plain", '"12"'),
        ("Big T: hero", "plain", '"Big T: hero"'),
        ("fábrica", "plain", "fábrica"),
    ],
)
def test_the_style_wanted_is_kept_where_it_can_be(text: str, style: Style, written: str) -> None:
    assert write_scalar(text, style) == written


def test_a_scalar_keeps_its_text_beside_its_value() -> None:
    root = read(Source("f.yaml", b"a: 0812\n")).documents[0].get("a")  # type: ignore[union-attr] # a mapping
    assert isinstance(root, ScalarNode)
    assert (root.value, root.text) == (812, "0812")
