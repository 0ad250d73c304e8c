"""Modules of the rules for every game. Generated: run `make registry` after adding one."""

# fmt: off
SHARED: tuple[str, ...] = (
    "rulewright_lint.rules.suppression_malformed",
    "rulewright_lint.rules.suppression_of_unknown_rule",
    "rulewright_lint.rules.suppression_unused",
    "rulewright_lint.rules.suppression_without_reason",
    "rulewright_lint.rules.unknown_reference",
)
