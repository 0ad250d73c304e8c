"""A stage puts more bosses or final bosses on the map than there are figures.

Why
    Figures are a hard limit: one final boss and four bosses in the game's box, and what packs add to it.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    spawns:
      - {who: final-boss, final_boss: wallace, place: {at: last-column, tile: 2.A, row: S.1}}
      - {who: final-boss, final_boss: neill, heroes: [3, 4], place: {at: last-column, tile: 2.A, row: S.2}}
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
      - {who: final-boss, final_boss: wallace, place: {at: last-column, tile: 2.A, row: S.1}}
      - {who: boss, boss: sid, heroes: [3, 4], place: {at: last-column, tile: 2.A, row: S.2}}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.stage_spawns import BossSpawn, DrawnBossSpawn, FinalBossSpawn


def check(document: Document, view: View) -> Iterator[Finding]:
    """Bosses and final bosses of the stage's own spawns, against the figures of all boxes in sight."""
    facts = facts_of(view)
    stage = facts.stage(document)
    found: dict[tuple[str, int, int], list[int]] = {}
    for case in stage.cases:
        count = case.figures
        for what, kind, number in (
            ("bosses", "boss-sheet", count.bosses),
            ("final bosses", "final-boss-sheet", count.final_bosses),
        ):
            if number > 1:
                there = sum(facts.supply.get(each, 0) for each in facts.boss_components(kind))
                if facts.supply and number > there:
                    found.setdefault((what, number, there), []).extend(case.heroes)
    for (what, number, there), numbers in found.items():
        final = what == "final bosses"
        parts = [
            part
            for part in stage.parts_of(FinalBossSpawn if final else BossSpawn, DrawnBossSpawn)
            if part.path[0] == "spawns" and set(part.heroes) & set(numbers)
        ]
        have = "is only 1 figure" if there == 1 else f"are only {there} figures"
        message = f"{number} {what} appear{stage.among(numbers)}, but there {have}"
        help_text = "Let fewer appear, or add figures to the box of the pack."
        yield Finding(document.span(*parts[-1].path, "who"), message, help_text)


RULE = document_rule(Fault("BOX023", "more-bosses-than-figures"), check, ("stage",))
