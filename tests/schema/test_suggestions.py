"""The right word for a mistyped one."""

import pytest

from rulewright_schema.suggestions import closest, equally_near


@pytest.mark.parametrize(
    ("word", "candidates", "near"),
    [
        ("revolvr", ["revolver", "rifle"], ["revolver"]),
        ("S.5", ["S.1", "S.2", "S.3", "S.4"], ["S.1", "S.2", "S.3", "S.4"]),
        ("S.4", ["S.1", "s.4"], ["s.4"]),
        ("boots", ["boot", "boost"], ["boost", "boot"]),
        ("mega", ["megametrocity", "city"], ["megametrocity"]),
        ("chess", ["megametrocity"], []),
        ("chess", [], []),
    ],
)
def test_only_a_word_that_none_equals_in_nearness_is_the_closest(word, candidates, near) -> None:
    assert equally_near(word, candidates) == near
    assert closest(word, candidates) == (near[0] if len(near) == 1 else None)
