"""Rules by game. The lists of them are generated (see `make_registry`), held complete and true by a test."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from rulewright_lint.registry_shared import SHARED
from rulewright_lint.rule import DocumentCheck, PackCheck, Rule, Scope
from rulewright_schema.diagnostics import Fault
from rulewright_schema.kinds import games


@dataclass(frozen=True, slots=True)
class Listed:
    """A rule as the registry lists it: all that decides whether it runs. Its module is loaded for its check."""

    module: str
    fault: Fault
    scope: Scope
    kinds: tuple[str, ...]

    @property
    def code(self) -> str:
        return self.fault.code

    @property
    def name(self) -> str:
        return self.fault.name

    @property
    def document_check(self) -> DocumentCheck | None:
        return load_rule(self.module).document_check if self.scope == "document" else None

    @property
    def pack_check(self) -> PackCheck | None:
        return load_rule(self.module).pack_check if self.scope == "pack" else None


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


@cache
def rules_of_game(game: str | None) -> tuple[Listed, ...]:
    """All rules that a game's packs are checked by."""
    record = games().get(game or "")
    own = import_module(record.lint + ".registry").OWN if record and record.lint else ()
    return tuple(
        Listed(module, Fault(code, name, severity), scope, kinds)
        for module, code, name, severity, scope, kinds in (*SHARED, *own)
    )


def rule_modules(game: str | None) -> tuple[str, ...]:
    """The modules of all rules that a game's packs are checked by."""
    return tuple(rule.module for rule in rules_of_game(game))


def module_of(code: str) -> str:
    """The dotted name of the module of the rule with a code."""
    return next(rule.module for game in (None, *games()) for rule in rules_of_game(game) if rule.code == code)


def summary_of(code: str) -> str:
    """The first line of a rule's page: what it finds. `page` takes the whole apart, which a report does not need."""
    return (import_module(module_of(code)).__doc__ or "").partition("\n")[0]
