"""Every rule with its page, whatever the game: what `explain` tells and the site lists."""

from dataclasses import dataclass
from functools import cache

from rulewright_lint.page import Page, page_of
from rulewright_lint.registry import load_rule, rule_modules
from rulewright_lint.rule import Rule
from rulewright_schema.kinds import games
from rulewright_schema.suggestions import closest


@dataclass(frozen=True, slots=True)
class Explained:
    """A rule, the game that it is for (None: every game) and the module that holds its page."""

    rule: Rule
    game: str | None
    module: str

    @property
    def page(self) -> Page:
        """The page; read when it is wanted."""
        return page_of(self.module)


@cache
def explained() -> tuple[Explained, ...]:
    """All rules by code."""
    shared = rule_modules(None)
    found = [Explained(load_rule(module), None, module) for module in shared]
    for game in games():
        own = (module for module in rule_modules(game) if module not in shared)
        found.extend(Explained(load_rule(module), game, module) for module in own)
    return tuple(sorted(found, key=lambda each: each.rule.code))


def find(word: str) -> tuple[Explained, ...]:
    """The rules that a word means: one by code or name (in any case, `_` for `-`), or a family by its letters."""
    code = word.strip().upper()
    name = word.strip().casefold().replace("_", "-")
    exact = tuple(each for each in explained() if code == each.rule.code or name == each.rule.name)
    return exact or tuple(each for each in explained() if code and each.rule.code.rstrip("0123456789") == code)


def meant(word: str) -> str | None:
    """The code or name that a mistyped word most likely means."""
    names = [each.rule.name for each in explained()]
    return closest(word.upper(), [each.rule.code for each in explained()]) or closest(word, names)
