"""Which rules a run uses: selectors are a code (`REF001`), the beginning of codes (`REF`), a name, or `ALL`."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rulewright_lint.failures import CannotRunError
from rulewright_lint.rule import AnyRule
from rulewright_schema.diagnostics import Severity
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted

_CODE = re.compile(r"[A-Z]{3}[0-9]{0,3}")
_NAMED = 100
EVERYTHING = "ALL"


class UnknownSelectorError(CannotRunError):
    """A selector that names no rule. `str()` is one line for the user, with the right one offered."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the linter is asked to do with some files.

    `severity` gives a rule (by code or name) another severity. `baseline` is the path of a baseline file.
    """

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    severity: Mapping[str, Severity] = field(default_factory=dict)
    baseline: str | None = None

    def under(self, above: "Settings") -> "Settings":
        """These settings with stronger ones over them: `select` and `baseline` are replaced, the rest adds up."""
        return Settings(
            above.select or self.select,
            (*self.ignore, *above.ignore),
            {**self.severity, **above.severity},
            above.baseline or self.baseline,
        )


def cannot_be_ignored(rule: AnyRule) -> bool:
    """Whether a rule reports text that could not be read at all: silence would pass off unread content as good."""
    return rule.scope == "reading" and rule.fault.severity == "error" and rule.code.startswith("YML")


def strength(selector: str, rule: AnyRule) -> int:
    """How exactly a selector means a rule: 0 not at all, a longer beginning of the code more, its name most."""
    if selector == rule.name:
        return _NAMED
    code = selector.upper()
    if code == EVERYTHING:
        return 1
    return 1 + len(code) if _CODE.fullmatch(code) and rule.code.startswith(code) else 0


def selected(rules: Iterable[AnyRule], settings: Settings) -> tuple[AnyRule, ...]:
    """The rules that are on. The more exact selector wins, `ignore` wins a draw.

    Faults of reading stay on whatever is selected, since a document that could not be read is checked by nothing else;
    only `ignore` turns them off, and where the text itself cannot be read not even that.
    """
    return tuple(rule for rule in rules if _is_on(rule, settings))


def _is_on(rule: AnyRule, settings: Settings) -> bool:
    if cannot_be_ignored(rule):
        return True
    wanted = max((strength(each, rule) for each in settings.select), default=0)
    unwanted = max((strength(each, rule) for each in settings.ignore), default=0)
    by_default = not settings.select or (rule.scope == "reading" and rule.fault.severity == "error")
    return (wanted > 0 or by_default) and (unwanted == 0 or wanted > unwanted)


def check_selectors(settings: Settings, rules: Sequence[AnyRule]) -> None:
    """Raises UnknownSelectorError for the first selector that means none of the rules, or turns off what cannot be."""
    for selector in (*settings.select, *settings.ignore, *settings.severity):
        check_selector(selector, rules)
    for selector in settings.ignore:
        check_selector(selector, rules, ignored=True)


def check_selector(selector: str, rules: Sequence[AnyRule], *, ignored: bool = False) -> None:
    """Raises UnknownSelectorError where it means none of the rules, or is to turn off (`ignored`) what cannot be."""
    if not any(strength(selector, rule) for rule in rules):
        raise UnknownSelectorError(f"no rule is called {quoted(selector)}{_hint(selector, rules)}")
    rule = next((each for each in rules if selector in (each.code, each.name)), None) if ignored else None
    if rule is not None and cannot_be_ignored(rule):
        raise UnknownSelectorError(f"{rule.code} ({rule.name}) cannot be ignored: the file could not be read at all")


def _hint(selector: str, rules: Sequence[AnyRule]) -> str:
    families = {rule.code[:3] for rule in rules}
    names = [*families, *(rule.code for rule in rules), *(rule.name for rule in rules)]
    meant = closest(selector, names) or next((each for each in families if selector.upper().startswith(each)), None)
    return f", did you mean {meant}?" if meant else f" (families: {', '.join(sorted(families))})"
