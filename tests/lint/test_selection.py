"""Selectors: codes, beginnings of codes, names; the more exact one wins."""

import pytest

from rulewright_lint.linting import all_rules
from rulewright_lint.selection import Settings, UnknownSelectorError, check_selectors, selected


def codes(**settings: object) -> set[str]:
    return {rule.code for rule in selected(all_rules(), Settings(**settings))}  # type: ignore[arg-type]  # shorthand


def test_without_settings_every_rule_is_on() -> None:
    assert codes() == {rule.code for rule in all_rules()}


@pytest.mark.parametrize("selector", ["REF001", "ref001", "unknown-reference"])
def test_a_code_and_a_name_mean_the_same_rule(selector: str) -> None:
    assert "REF001" in codes(select=(selector,))
    assert not {code for code in codes(select=(selector,)) if code.startswith("MAP")}
    assert "REF001" not in codes(ignore=(selector,))


def test_the_beginning_of_codes_means_a_family() -> None:
    assert not {code for code in codes(ignore=("MAP",)) if code.startswith("MAP")}
    assert {code for code in codes(select=("MAP",)) if code.startswith("MAP")} == {
        rule.code for rule in all_rules() if rule.code.startswith("MAP")
    }


def test_the_more_exact_selector_wins_and_ignore_wins_a_draw() -> None:
    assert "REF001" in codes(select=("REF001",), ignore=("REF",))
    assert "REF001" not in codes(select=("REF",), ignore=("REF001",))
    assert "REF001" not in codes(select=("REF001",), ignore=("REF001",))
    assert "MAP001" in codes(select=("ALL",), ignore=("REF",))


def test_a_name_weighs_more_than_its_code() -> None:
    assert "REF001" in codes(select=("unknown-reference",), ignore=("REF001",))


@pytest.mark.parametrize(
    ("selector", "hint"),
    [
        ("unknown-refrence", "did you mean unknown-reference?"),
        ("REF999", "did you mean REF"),
        ("REEF", "did you mean REF?"),
        ("RE", "did you mean"),
        ("quite-another", "(families: "),
    ],
)
def test_an_unknown_selector_is_refused_and_the_right_one_offered(selector: str, hint: str) -> None:
    with pytest.raises(UnknownSelectorError, match="no rule is called") as caught:
        check_selectors(Settings(ignore=(selector,)), all_rules())
    assert hint in str(caught.value)


def test_severity_overrides_are_checked_like_selectors() -> None:
    with pytest.raises(UnknownSelectorError):
        check_selectors(Settings(severity={"REF01": "info", "nothing": "error"}), all_rules())
