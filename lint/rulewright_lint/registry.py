"""Rules by game. The lists of their modules are generated (see `make_registry`), held complete by a test."""

from functools import cache
from importlib import import_module
from typing import Any

from rulewright_lint.registry_shared import SHARED
from rulewright_lint.rule import Rule
from rulewright_schema.kinds import games


@cache
def load_rule(module: str) -> Rule:
    """The rule of a module."""
    rule = import_module(module).RULE
    if not isinstance(rule, Rule):
        raise TypeError(f"{module}.RULE is no rule")
    return rule


def on_demand(module: str) -> Any:
    """A module that is slow to load and seldom needed; with `load_rule` this is where this layer loads on demand."""
    return import_module(module)


def rule_modules(game: str | None) -> tuple[str, ...]:
    """The modules of all rules that a game's packs are checked by."""
    record = games().get(game or "")
    own = import_module(record.lint + ".registry").OWN if record and record.lint else ()
    return (*SHARED, *own)


def module_of(rule: Rule) -> str:
    """The dotted name of a rule's module: rules are named for their modules, so that their pages are found."""
    modules = {module: None for game in (None, *games()) for module in rule_modules(game)}
    return next(module for module in modules if load_rule(module) is rule)
