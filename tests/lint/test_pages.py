"""Every rule has its page, its code and its name once, and what the page calls wrong and right is so."""

import pytest

from rulewright_lint.page import Page, page_of
from rulewright_lint.registry import load_rule, rule_modules
from rulewright_schema import faults
from rulewright_schema.diagnostics import Fault
from rulewright_schema.kinds import games

# Findings that cannot but come along: the reader stops after so many others; no second game is there to require.
# A solution without fault is 720 lines long, so those of pages are stale and broken at once.
COME_ALONG = {
    "COF008": {"COF009"},
    "COF009": {"COF008"},
    "YML022": {"YML012"},
    "PCK010": {"PCK002"},
}

# What a search comes upon depends on its luck; its findings are tested in tests/engine/test_checks.py.
BY_LUCK = {"ENG004": {"ENG003"}}

FIRST_GAME = "megametrocity"
MODULES = sorted({module for game in games() for module in rule_modules(game)})


def _game(module: str) -> str:
    """The game whose packs a rule is tried on: its own, or the first for the rules of all."""
    return module.partition(".games.")[2].partition(".")[0] or FIRST_GAME


@pytest.mark.parametrize("module", MODULES)
def test_what_the_page_calls_wrong_gives_this_finding_and_no_other(module: str, lint_pack, check_pack) -> None:
    rule = load_rule(module)
    code = rule.code
    outcome = (check_pack if rule.scope == "played" else lint_pack)(Page.files(page_of(module).wrong), _game(module))
    found = {each.code for each in outcome.diagnostics}
    if code in BY_LUCK:
        assert found <= {code, *BY_LUCK[code]}
        return
    assert found == {code, *COME_ALONG.get(code, ())}, outcome.diagnostics


@pytest.mark.parametrize("module", MODULES)
def test_what_the_page_calls_right_gives_no_finding(module: str, lint_pack, check_pack) -> None:
    played = load_rule(module).scope == "played"
    outcome = (check_pack if played else lint_pack)(Page.files(page_of(module).right), _game(module))
    assert outcome.diagnostics == ()


def test_each_fault_that_the_schema_layer_finds_has_its_page() -> None:
    found = {value.code for value in vars(faults).values() if isinstance(value, Fault)}
    assert found <= {load_rule(module).code for module in MODULES}


def test_codes_and_names_are_given_once() -> None:
    rules = [load_rule(module) for module in MODULES]
    assert len({rule.code for rule in rules}) == len(rules)
    assert len({rule.name for rule in rules}) == len(rules)


@pytest.mark.parametrize("module", MODULES)
def test_a_module_is_named_for_its_rule(module: str) -> None:
    assert module.rpartition(".")[2] == load_rule(module).name.replace("-", "_")


@pytest.mark.parametrize("module", MODULES)
def test_each_rule_has_a_case_file(module: str, root) -> None:
    assert (root / "tests" / "lint" / "cases" / f"{load_rule(module).code}.yaml").is_file()
