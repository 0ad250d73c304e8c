"""What playing a document finds out about it, as diagnostics of the family ENG (see `faults`).

Scenarios are set up for every number of heroes and level, played once as it comes, and judged; worked examples are
played as they say.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from rulewright_engine.examples import Judge, Played, play
from rulewright_engine.faults import (
    CANNOT_BE_SET_UP,
    CANNOT_BE_WON,
    EXAMPLE_CANNOT_BEGIN,
    EXAMPLE_FAILS,
    NOT_WON_YET,
    PLAY_GETS_STUCK,
    WON_BY_A_MIRACLE,
)
from rulewright_engine.guide import Guide, Obstacle, Options, said
from rulewright_engine.interface import Action, ChanceTurn, Engine, Over, SetUpError
from rulewright_engine.replay import Log
from rulewright_engine.rng import Rng
from rulewright_engine.search.judging import Budget, verdict_of
from rulewright_engine.search.verdicts import Verdict
from rulewright_schema.catalog import View
from rulewright_schema.counts import counted
from rulewright_schema.diagnostics import Diagnostic
from rulewright_schema.documents import Document
from rulewright_schema.nodes import Path

MOST_STEPS = 10_000
"""Actions of a game that is played as it comes; far more than any has."""
ENDLESS = "it goes on without end"
MOST_NAMED = 3
"""Set-ups that a finding names; of more it gives the number."""


def set_ups_of(guide: Guide[Any], view: View, document: Document) -> tuple[Options, ...] | Diagnostic:
    """Every set-up of a scenario, or why there is none."""
    try:
        found = guide.set_ups(view, document.id, [], "every")
    except SetUpError as error:
        return _unplayable(document, str(error), ())
    if found:
        return found
    message = "cannot be set up: there are not so many heroes in sight"
    return Diagnostic(
        CANNOT_BE_SET_UP, document.id_span(), message, "Name numbers of heroes for which there are sheets."
    )


@dataclass
class _Causes:
    """What was found in the set-ups of a scenario so far: the set-ups by what is the matter with them."""

    unplayable: dict[str, list[str]] = field(default_factory=dict)
    stuck: list[tuple[str, str]] = field(default_factory=list)
    endless: bool = False
    unplayed: int = 0
    impossible: dict[tuple[Path, str, str], list[str]] = field(default_factory=dict)
    unknown: list[str] = field(default_factory=list)
    miracles: list[str] = field(default_factory=list)


def findings(
    engine: Engine[Any], guide: Guide[Any], view: View, document: Document, budget: Budget | None, seed: str,
    done: Callable[[], None], kept: Sequence[Log] = (), judged: Callable[[Verdict], None] = lambda _verdict: None,
) -> Iterator[Diagnostic]:  # fmt: skip
    """What is found in the set-ups of a scenario; the same cause at the same place once, naming its set-ups.

    Without a budget each is set up, played once and held against the bounds, but not judged further. `done` is called
    after each set-up, `judged` with each verdict. Once one goes on without end the others are not played.
    """
    set_ups = set_ups_of(guide, view, document)
    if isinstance(set_ups, Diagnostic):
        yield set_ups
        return
    causes = _Causes()
    for number, options in enumerate(set_ups):
        if causes.endless:
            # Each would take as long, and what is mended for one is mended for most.
            causes.unplayed += 1
            done()
            continue
        name = said(options)
        try:
            _look_into(engine, guide, view, options, budget, f"{seed}/{number}", causes, kept, judged)
        except SetUpError as error:
            causes.unplayable.setdefault(str(error), []).append(name)
        done()
    yield from _of_causes(causes, document, budget)


def _look_into(
    engine: Engine[Any], guide: Guide[Any], view: View, options: Options, budget: Budget | None, seed: str,
    causes: _Causes, kept: Sequence[Log], judged: Callable[[Verdict], None],
) -> None:  # fmt: skip
    """One set-up. Raises SetUpError."""
    name = said(options)
    stuck = _stuck(engine, guide, engine.setup(view, options), seed)
    if stuck is not None:
        causes.stuck.append((stuck, name))
        causes.endless = stuck.startswith(ENDLESS)
        return
    obstacles: Iterable[Obstacle]
    if budget is None:
        obstacles = guide.obstacles(view, options)
    else:
        verdict = verdict_of(engine, guide, view, options, budget, seed, kept)
        judged(verdict)
        obstacles = verdict.obstacles
        _sorted_in(verdict, name, causes.unknown, causes.miracles)
    for obstacle in obstacles:
        cause = (obstacle.path, f"{obstacle.condition}: {obstacle.reason}", obstacle.lifted_by)
        causes.impossible.setdefault(cause, []).append(name)


def _stuck(engine: Engine[Any], guide: Guide[Any], state: Any, seed: str) -> str | None:
    """How a game that is played as it comes cannot go on; None if it comes to its end."""
    rng = Rng(seed)
    state = engine.fork(state)
    before: Action | None = None
    for _ in range(MOST_STEPS):
        turn = engine.turn(state)
        if isinstance(turn, Over):
            return None
        if isinstance(turn, ChanceTurn):
            action = engine.sample(state, rng)
        else:
            legal = engine.legal(state)
            if not legal:
                after = f" after `{before}`" if before is not None else " at the start"
                return f"{turn.who} can do nothing{after}"
            action = guide.quick(state, legal, rng)
        before, state = action, engine.advance(state, action)
    return f"{ENDLESS}, last with `{before}`"


def _of_causes(causes: _Causes, document: Document, budget: Budget | None) -> Iterator[Diagnostic]:
    for message, names in causes.unplayable.items():
        yield _unplayable(document, message, names)
    if causes.stuck:
        first = causes.stuck[0][0]
        stuck_in = _named([name for _, name in causes.stuck])
        others = f"; {counted(causes.unplayed, 'other')} not played" if causes.unplayed else ""
        whole = f"play gets stuck ({stuck_in}{others}): {first}"
        yield Diagnostic(PLAY_GETS_STUCK, document.id_span(), whole, f"See rulewright play {document.id}.")
    for (path, reason, lifted_by), names in causes.impossible.items():
        message = f"cannot be won ({_named(names)}): {reason}"
        yield Diagnostic(CANNOT_BE_WON, document.span(*path), message, f"The least that helps: {lifted_by}.")
    where = document.span("goal")
    if causes.unknown and budget is not None:
        message = f"nobody won within {counted(budget.nodes, 'action')} ({_named(causes.unknown)})"
        yield Diagnostic(NOT_WON_YET, where, message, f"Search longer: rulewright solve {document.id} --budget 60.")
    if causes.miracles:
        message = f"only a miracle wins ({_named(causes.miracles)})"
        yield Diagnostic(WON_BY_A_MIRACLE, where, message, f"See rulewright solve {document.id}; make it easier.")


def example_findings(engine: Engine[Any], judge: Judge[Any], view: View, document: Document) -> Iterator[Diagnostic]:
    """What the engine does not agree with in a worked example."""
    yield from disagreements(play(engine, judge, view, document))


def disagreements(played: Played[Any]) -> Iterator[Diagnostic]:
    """The failures of an example that was played, each at the value that the engine does not agree with."""
    document = played.document
    for failure in played.failures:
        fault = EXAMPLE_FAILS if played.set_up else EXAMPLE_CANNOT_BEGIN
        yield Diagnostic(fault, document.span(*failure.path), failure.message, failure.help)


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
