"""What the toolchain says about content: tiny frozen values, the same in terminal, editor, CI and site."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rulewright_schema.source import Span

Severity: TypeAlias = Literal["error", "warning", "info"]


@dataclass(frozen=True, slots=True)
class Edit:
    """Replace what stands at a span by new text; an empty span inserts."""

    span: Span
    new_text: str


@dataclass(frozen=True, slots=True)
class Fix:
    """A way to mend a finding. `safe` means that the content keeps its meaning or had none at that place."""

    edits: tuple[Edit, ...]
    description: str
    safe: bool = True


@dataclass(frozen=True, slots=True)
class Related:
    """Another place that a finding speaks of."""

    span: Span
    label: str


@dataclass(frozen=True, slots=True)
class Fault:
    """A kind of finding: its stable code, its kebab-case name and how bad it is."""

    code: str
    name: str
    severity: Severity = "error"


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding: what is wrong (`message`, one line), where, and what to do next (`help`)."""

    fault: Fault
    span: Span
    message: str
    help: str
    related: tuple[Related, ...] = ()
    fix: Fix | None = None

    @property
    def code(self) -> str:
        return self.fault.code

    @property
    def name(self) -> str:
        return self.fault.name

    @property
    def severity(self) -> Severity:
        return self.fault.severity

    @property
    def order(self) -> tuple[Span, str, str]:
        """By place, then code, then message: reports are in this order on every run."""
        return self.span, self.code, self.message
