"""Modules of the rules for every game. Generated: run `make registry` after adding one."""

# fmt: off
SHARED: tuple[str, ...] = (
    "rulewright_lint.rules.unknown_reference",
)
