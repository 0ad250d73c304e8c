"""The generated lists of rules name every module there is."""

import pytest

from rulewright_lint.make_registry import PACKAGE, modules_in, registries
from rulewright_lint.registry import rule_modules
from rulewright_schema.kinds import games


def test_generated_lists_are_up_to_date() -> None:
    stale = [path.name for path, text in registries().items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run make registry"


@pytest.mark.parametrize("game", games())
def test_every_rule_module_is_reached_by_its_game(game: str) -> None:
    reached = set(rule_modules(game))
    assert set(modules_in(PACKAGE / "rules")) <= reached
    own = set(modules_in(PACKAGE / "games" / game / "rules"))
    assert own
    assert own <= reached
    assert "rulewright_lint.rules.unknown_reference" in reached
