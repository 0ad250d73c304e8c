"""Every effect has a handler, and a test of its own in one of the files of effects."""

from pathlib import Path

from megametrocity_cards import members
from rulewright_engine.games.megametrocity.effects.handlers import HANDLERS
from rulewright_schema.games.megametrocity.effects import BossEffect, Effect

TESTS = "".join(path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_effects*.py")))


def test_every_effect_has_a_handler() -> None:
    assert set(HANDLERS) == members(Effect) | members(BossEffect)


def test_every_effect_of_heroes_has_a_test() -> None:
    for each in members(Effect):
        name = each.model_fields["effect"].annotation.__args__[0]  # type: ignore[union-attr]  # always a literal
        assert f"\ndef test_{name.replace('-', '_')}" in TESTS, name
