"""city_of_fury's own rules: module, code, name, severity, scope, kinds. Generated: run `make registry` after adding one."""

# ruff: noqa: E501 (one rule, one line)
# fmt: off
from rulewright_lint.rule import Scope
from rulewright_schema.diagnostics import Severity

OWN: tuple[tuple[str, str, str, Severity, Scope, tuple[str, ...]], ...] = (
    ("rulewright_lint.games.city_of_fury.rules.behaviour_never_happens", "COF003", "behaviour-never-happens", "warning", "document", ("enemy", "boss",)),
    ("rulewright_lint.games.city_of_fury.rules.broken_solution", "COF009", "broken-solution", "error", "document", ("solution",)),
    ("rulewright_lint.games.city_of_fury.rules.card_twice", "COF005", "card-twice", "error", "document", ("set-up",)),
    ("rulewright_lint.games.city_of_fury.rules.cards_differ_from_box", "COF007", "cards-differ-from-box", "error", "pack", ()),
    ("rulewright_lint.games.city_of_fury.rules.changes_the_odds", "COF010", "changes-the-odds", "info", "played", ()),
    ("rulewright_lint.games.city_of_fury.rules.harmless_enemy", "COF004", "harmless-enemy", "warning", "document", ("enemy", "boss",)),
    ("rulewright_lint.games.city_of_fury.rules.level_adds_nothing", "COF002", "level-adds-nothing", "warning", "document", ("skill-card",)),
    ("rulewright_lint.games.city_of_fury.rules.level_loses_actions", "COF001", "level-loses-actions", "error", "document", ("skill-card",)),
    ("rulewright_lint.games.city_of_fury.rules.stale_solution", "COF008", "stale-solution", "error", "document", ("solution",)),
    ("rulewright_lint.games.city_of_fury.rules.street_of_two_cards", "COF006", "street-of-two-cards", "error", "document", ("set-up",)),
)
