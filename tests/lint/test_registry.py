"""The generated lists of rules name every module there is."""

from rulewright_lint.make_registry import PACKAGE, modules_in, registries
from rulewright_lint.registry import rule_modules


def test_generated_lists_are_up_to_date() -> None:
    stale = [path.name for path, text in registries().items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run make registry"


def test_every_rule_module_is_reached_by_its_game() -> None:
    reached = set(rule_modules("megametrocity"))
    assert set(modules_in(PACKAGE / "rules")) <= reached
    assert set(modules_in(PACKAGE / "games" / "megametrocity" / "rules")) <= reached
    assert "rulewright_lint.rules.unknown_reference" in reached
