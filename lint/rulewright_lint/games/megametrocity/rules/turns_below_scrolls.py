"""The stage is over before the map can have scrolled to its goal.

Why
    The map scrolls once a turn at most, at its end. What comes with the third scroll can be reached in the fourth turn
    at the earliest, whatever heroes do. Stages that set the dial anew are left out.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 3
    street: {start: [1.A, 2.A], then: [3.A, 4.A, 5.A]}
    goal: {goal: reach, place: {at: last-column, tile: 5.A}}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A], then: [3.A, 4.A, 5.A]}
    goal: {goal: reach, place: {at: last-column, tile: 5.A}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.games.megametrocity.stage_cases import StageFacts, path_for
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.counts import counted
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.fields import value_for
from rulewright_schema.games.megametrocity.stage_conditions import ByTurn
from rulewright_schema.nodes import Path


def check(document: Document, view: View) -> Iterator[Finding]:
    """Scrolls until all that the goal needs has come, against the turns and against the shortcut's last turn."""
    facts = facts_of(view)
    stage = facts.stage(document)
    found: dict[tuple[Path, int, int], list[int]] = {}
    for case in stage.cases:
        needed = case.scrolls(facts.printed)
        if not needed or case.gains_turns:
            continue
        for number in case.heroes:
            turns = value_for(stage.stage.turns, number)
            if turns is not None and turns <= needed:
                path = path_for(("turns",), stage.stage.turns, number)
                found.setdefault((path, turns, needed), []).append(number)
            for path, turn in _last_turns(stage):
                if turn <= needed and turns is not None and turns > needed:
                    found.setdefault((path, turn, needed), []).append(number)
    for (path, turns, needed), numbers in found.items():
        among = stage.among(numbers)
        scrolls = counted(needed, "scroll")
        count = counted(turns, "turn", "is")
        message = f"{count} too few{among}: all that the goal needs is on the map after {scrolls}, one a turn"
        help_text = f"Give at least {counted(needed + 1, 'turn')}, or put the goal on an earlier tile."
        yield Finding(document.span(*path), message, help_text, (Related(document.span("street"), "the street"),))


def _last_turns(stage: StageFacts) -> list[tuple[Path, int]]:
    """The last turns that will do for the shortcut."""
    conditions = enumerate(stage.stage.shortcut.provided if stage.stage.shortcut else ())
    return [
        (("shortcut", "provided", index, "turn"), each.turn) for index, each in conditions if isinstance(each, ByTurn)
    ]


RULE = document_rule(Fault("MMC004", "turns-below-scrolls"), check, ("stage",))
