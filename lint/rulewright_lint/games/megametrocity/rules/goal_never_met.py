"""Nothing that can happen in a stage meets its goal.

Why
    A stage that cannot be won is no stage: something to destroy that has no life points, tokens that nobody can
    pick up, more heroes than there are, chains that nobody wears, or two demands that exclude each other.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [8.A, 2.A]}
    goal: {goal: destroy, feature: car}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [8.A, 2.A]}
    goal: {goal: destroy, feature: car}
    extras:
      - {extra: destructible, feature: car, life: 10, treated_as: obstacle}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.games.megametrocity.goal_flaws import flaws
from rulewright_lint.games.megametrocity.stage_cases import path_for
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.nodes import Path


def check(document: Document, view: View) -> Iterator[Finding]:
    """What no win can do without and nothing gives, for every number of heroes."""
    facts = facts_of(view)
    stage = facts.stage(document)
    found: dict[tuple[Path, str], list[tuple[int, str]]] = {}
    for case in stage.cases:
        if case.goal is None:
            continue
        for number in case.heroes:
            path = path_for(("goal",), stage.stage.goal, number)
            for flaw in flaws(case.goal, path, case, number, facts):
                found.setdefault((flaw.path, flaw.help), []).append((number, flaw.message))
    for (path, help_text), flawed in found.items():
        # More heroes may owe more: the most is told, once.
        _, message = max(flawed)
        several = "up to " if len({text for _, text in flawed}) > 1 and message[0].isdigit() else ""
        yield Finding(document.span(*path), several + message + stage.among(number for number, _ in flawed), help_text)


RULE = document_rule(Fault("MMC007", "goal-never-met"), check, ("stage",))
