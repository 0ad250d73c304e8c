"""Where each rule's module is; written by `make registry`, held complete by a test.

Two people who add rules do not edit the same line: the file is generated from the modules.
"""

from functools import cache
from importlib import import_module

from rulewright_lint.rule import Rule
from rulewright_schema.kinds import games

SHARED = ("rulewright_lint.rules.unknown_reference",)


@cache
def load_rule(module: str) -> Rule:
    """The rule of a module."""
    rule = import_module(module).RULE
    if not isinstance(rule, Rule):
        raise TypeError(f"{module}.RULE is no rule")
    return rule


def rule_modules(game: str | None) -> tuple[str, ...]:
    """The modules of all rules that a game's packs are checked by."""
    record = games().get(game or "")
    own = import_module(record.lint + ".registry").OWN if record and record.lint else ()
    return (*SHARED, *own)
