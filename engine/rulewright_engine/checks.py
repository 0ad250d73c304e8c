"""What playing a scenario finds out about its content, as diagnostics of the family ENG.

- ENG001 cannot-be-set-up: the engine cannot lay it out for some heroes and level.
- ENG002 cannot-be-won: a sound bound proves it, for some set-ups; see `Obstacle`.
- ENG003 not-won-yet: nothing is proved, but nobody won within the budget.
- ENG004 won-by-a-miracle: a line is known, but nobody should hope for it.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rulewright_engine.guide import Guide, Options
from rulewright_engine.interface import Engine, SetUpError
from rulewright_engine.search.judging import Budget, verdict_of
from rulewright_engine.search.verdicts import Verdict
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Diagnostic, Fault
from rulewright_schema.documents import Document
from rulewright_schema.nodes import Path

CANNOT_BE_SET_UP = Fault("ENG001", "cannot-be-set-up")
CANNOT_BE_WON = Fault("ENG002", "cannot-be-won")
NOT_WON_YET = Fault("ENG003", "not-won-yet", "info")
WON_BY_A_MIRACLE = Fault("ENG004", "won-by-a-miracle", "warning")

MOST_NAMED = 3
"""Set-ups that a finding names; of more it gives the number."""


def set_ups_of(guide: Guide[Any], view: View, document: Document) -> tuple[Options, ...] | Diagnostic:
    """Every set-up of a scenario, or why there is none."""
    try:
        return guide.set_ups(view, document.id, [], "every")
    except SetUpError as error:
        return _unplayable(document, str(error), ())


def findings(
    engine: Engine[Any], guide: Guide[Any], view: View, document: Document, budget: Budget, seed: str,
    said: Callable[[Options], str], done: Callable[[], None],
) -> Iterator[Diagnostic]:  # fmt: skip
    """What is found in the set-ups of a scenario; the same cause at the same place once, naming its set-ups.

    `said` words a set-up; `done` is called after each.
    """
    set_ups = set_ups_of(guide, view, document)
    if isinstance(set_ups, Diagnostic):
        yield set_ups
        return
    unplayable: dict[str, list[str]] = {}
    impossible: dict[tuple[Path, str, str], list[str]] = {}
    unknown: list[str] = []
    miracles: list[str] = []
    for number, options in enumerate(set_ups):
        name = said(options)
        try:
            verdict = verdict_of(engine, guide, view, options, budget, f"{seed}/{number}")
        except SetUpError as error:
            unplayable.setdefault(str(error), []).append(name)
        else:
            for obstacle in verdict.obstacles:
                cause = (obstacle.path, f"{obstacle.condition}: {obstacle.reason}", obstacle.lifted_by)
                impossible.setdefault(cause, []).append(name)
            _sorted_in(verdict, name, unknown, miracles)
        done()
    for message, names in unplayable.items():
        yield _unplayable(document, message, names)
    for (path, reason, lifted_by), names in impossible.items():
        message = f"cannot be won ({_named(names)}): {reason}"
        yield Diagnostic(CANNOT_BE_WON, document.span(*path), message, f"The least that helps: {lifted_by}.")
    where = document.span("goal")
    if unknown:
        message = f"nobody won within {budget.nodes:,} actions ({_named(unknown)})"
        yield Diagnostic(NOT_WON_YET, where, message, f"Search longer: rulewright solve {document.id} --budget 60.")
    if miracles:
        message = f"only a miracle wins ({_named(miracles)})"
        yield Diagnostic(WON_BY_A_MIRACLE, where, message, f"See rulewright solve {document.id}; make it easier.")


def _sorted_in(verdict: Verdict, name: str, unknown: list[str], miracles: list[str]) -> None:
    if verdict.kind == "unknown":
        unknown.append(name)
    elif verdict.miracle:
        miracles.append(name)


def _unplayable(document: Document, message: str, names: Sequence[str]) -> Diagnostic:
    where = f" ({_named(names)})" if names else ""
    return Diagnostic(
        CANNOT_BE_SET_UP, document.id_span(), f"cannot be set up{where}: {message}", "Mend what lint says first."
    )


def _named(names: Sequence[str]) -> str:
    if len(names) > MOST_NAMED:
        return f"{names[0]} and {len(names) - 1} more set-ups"
    return "; ".join(names)
