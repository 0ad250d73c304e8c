"""`docs/settings.md` says what is so: its examples are read, and its keys are all there are."""

import re
import tomllib
from pathlib import Path

from rulewright_lint.linting import all_rules
from rulewright_lint.selection import Settings, check_selectors, selected
from rulewright_lint.settings import _KEYS, from_config
from rulewright_lint.suppressions import suppressions
from rulewright_schema.shared.pack import LintSettings
from rulewright_schema.source import Source


def blocks(root: Path, language: str) -> list[str]:
    """The examples of a language."""
    text = (root / "docs" / "settings.md").read_text("utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_the_example_of_a_configuration_is_read(root) -> None:
    (example,) = blocks(root, "toml")
    settings = from_config(tomllib.loads(example))
    check_selectors(settings, all_rules())
    assert settings.ignore == ("TXT", "unused-document")
    assert settings.severity == {"TXT010": "warning", "REF004": "error"}
    assert settings.baseline == "lint-baseline.json"


def test_the_example_of_a_manifest_is_linted_without_a_finding(root, lint_tree) -> None:
    manifest = blocks(root, "yaml")[0]
    outcome = lint_tree({"my-pack/pack.yaml": manifest.replace("  baseline: lint-baseline.json\n", "")}, "my-pack")
    assert outcome.diagnostics == ()


def test_the_comments_in_the_example_are_well_formed(root) -> None:
    known = {name: rule.code for rule in all_rules() for name in (rule.code, rule.name)}
    found, problems = suppressions(Source("race.yaml", blocks(root, "yaml")[1].encode()), known)
    assert problems == []
    assert [set(each.codes) for each in found] == [{"turns-below-scrolls", "turns-below-steps"}, {"REF001"}]


def test_every_key_has_its_row(root) -> None:
    text = (root / "docs" / "settings.md").read_text("utf-8")
    assert set(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)) == set(_KEYS) == set(LintSettings.model_fields)


def test_the_more_exact_selector_wins_as_the_page_says() -> None:
    on = {rule.code for rule in selected(all_rules(), Settings(select=("REF004",), ignore=("REF",)))}
    assert "REF004" in on
    assert "REF001" not in on
