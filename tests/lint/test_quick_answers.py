"""Quick answers of rules that look at every text: they may only ever say no where the full look finds nothing."""

from hypothesis import given
from hypothesis import strategies as st

from rulewright_lint.rules.hostile_text import _HOSTILE, surely_harmless
from rulewright_lint.rules.stray_blanks import _STRAY, may_have_stray

PIECES = st.lists(
    st.sampled_from(["word", "<script>", "javascript:", "data: text/html", " ", "  ", "\t", "\n", ".", "é", "\x1b[0m"])
    | st.characters(),
    max_size=12,
).map("".join)


def test_no_single_hostile_character_is_called_harmless() -> None:
    hostile = [chr(code) for code in range(0x110000) if _HOSTILE.search(chr(code))]
    assert len(hostile) > 150
    assert not [f"U+{ord(each):04X}" for each in hostile if surely_harmless(f"a{each}b")]


@given(PIECES)
def test_what_is_called_harmless_holds_nothing_hostile(text: str) -> None:
    assert not (surely_harmless(text) and _HOSTILE.search(text))


@given(PIECES)
def test_a_text_without_possible_stray_blanks_has_none(text: str) -> None:
    assert may_have_stray(text) or not _STRAY.search(text)
