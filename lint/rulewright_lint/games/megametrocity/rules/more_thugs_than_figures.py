"""A stage puts more thugs of one type on the map than there are figures.

Why
    When figures run out the Death Circle gives others, so that the stage would not be what it says. A leader is one
    of its type's figures.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    spawns:
      - {who: thugs, thug: chains, count: 10, place: {at: last-column, tile: 2.A, row: S.1}}
      - {who: leader, leader: chains, place: {at: last-column, tile: 2.A, row: S.2}}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    spawns:
      - {who: thugs, thug: chains, count: 9, place: {at: last-column, tile: 2.A, row: S.1}}
      - {who: leader, leader: chains, place: {at: last-column, tile: 2.A, row: S.2}}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```
"""

from collections import Counter
from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.counts import counted
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.stage_spawns import LeaderSpawn, ThugSpawn


def check(document: Document, view: View) -> Iterator[Finding]:
    """Thugs and leaders of the stage's own spawns by figure, against all boxes in sight."""
    facts = facts_of(view)
    stage = facts.stage(document)
    found: dict[tuple[str, int, int], list[int]] = {}
    for case in stage.cases:
        count = case.figures
        total: Counter[str] = Counter()
        for name, number in (*count.thugs.items(), *count.leaders.items()):
            component = facts.component_of("thug-sheet", name)
            if component in facts.supply:
                total[component] += number
        for component, number in total.items():
            if number > facts.supply[component]:
                found.setdefault((component, number, facts.supply[component]), []).extend(case.heroes)
    for (component, number, there), numbers in found.items():
        parts = [
            part
            for part in stage.parts_of(ThugSpawn, LeaderSpawn)
            if part.path[0] == "spawns"
            and set(part.heroes) & set(numbers)
            and facts.component_of("thug-sheet", _type(part.model)) == component
        ]
        figures = f"{counted(number, 'figure')} of {component} {'appears' if number == 1 else 'appear'}"
        message = f"{figures}{stage.among(numbers)}, but there are only {there}"
        help_text = "Let fewer appear, use another type too, or add figures to the box of the pack."
        field = "thug" if isinstance(parts[-1].model, ThugSpawn) else "leader"
        yield Finding(document.span(*parts[-1].path, field), message, help_text)


def _type(model: object) -> str:
    if isinstance(model, ThugSpawn):
        return model.thug
    return model.leader if isinstance(model, LeaderSpawn) else ""


RULE = document_rule(Fault("BOX024", "more-thugs-than-figures"), check, ("stage",))
