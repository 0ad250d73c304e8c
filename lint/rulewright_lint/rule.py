"""What a rule is: a module with a docstring (its page), a fault, and a check that yields findings.

A rule's module defines `RULE`, made by `document_rule`, `pack_rule` or one for what is found elsewhere. Rules see
documents that are valid; what cannot be read or validated is reported by the schema layer, whose faults have their
pages here too.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from rulewright_schema.catalog import Pack, View
from rulewright_schema.diagnostics import Diagnostic, Fault, Fix, Related
from rulewright_schema.documents import Document
from rulewright_schema.source import Span

Scope: TypeAlias = Literal["reading", "document", "pack", "run", "played"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One violation of a rule: where, what (one line), what to do next."""

    span: Span
    message: str
    help: str
    related: tuple[Related, ...] = ()
    fix: Fix | None = None

    def diagnostic(self, fault: Fault) -> Diagnostic:
        """The finding with its fault."""
        return Diagnostic(fault, self.span, self.message, self.help, self.related, self.fix)


DocumentCheck: TypeAlias = Callable[[Document, View], Iterator[Finding]]
PackCheck: TypeAlias = Callable[[Pack, View], Iterator[Finding]]


class AnyRule(Protocol):
    """A rule, or what the registry knows of one before its module is loaded."""

    @property
    def fault(self) -> Fault:
        """What it finds."""
        ...

    @property
    def scope(self) -> Scope:
        """What it looks at."""
        ...

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of document that it is for."""
        ...

    @property
    def code(self) -> str:
        """The fault's code."""
        ...

    @property
    def name(self) -> str:
        """The fault's name."""
        ...

    @property
    def document_check(self) -> DocumentCheck | None:
        """The check of a document rule."""
        ...

    @property
    def pack_check(self) -> PackCheck | None:
        """The check of a pack rule."""
        ...


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule. `scope` says what it looks at: one document, one pack, or (found elsewhere) the reading, the run, play.

    A document rule is called for each document of its `kinds` (none named: every document), a pack rule once for each
    pack; both get the view of the pack. How often it was called is what the rule looked at. A pack rule that names
    `kinds` finds something only at documents of these, and is left out where none of them was asked for.
    """

    fault: Fault
    scope: Scope
    kinds: tuple[str, ...] = ()
    document_check: DocumentCheck | None = None
    pack_check: PackCheck | None = None

    @property
    def code(self) -> str:
        return self.fault.code

    @property
    def name(self) -> str:
        return self.fault.name


def document_rule(fault: Fault, check: DocumentCheck, kinds: tuple[str, ...] = ()) -> Rule:
    """A rule that looks at one document at a time."""
    return Rule(fault, "document", kinds, document_check=check)


def pack_rule(fault: Fault, check: PackCheck, kinds: tuple[str, ...] = ()) -> Rule:
    """A rule that looks at a pack as a whole."""
    return Rule(fault, "pack", kinds, pack_check=check)


def reading_rule(fault: Fault) -> Rule:
    """The page of a fault that is found while content is read."""
    return Rule(fault, "reading")


def run_rule(fault: Fault) -> Rule:
    """The page of a fault that the linter itself finds: suppressions, baselines."""
    return Rule(fault, "run")


def played_rule(fault: Fault) -> Rule:
    """The page of a fault that is found by playing: `rulewright check` finds it, `rulewright lint` does not."""
    return Rule(fault, "played")
