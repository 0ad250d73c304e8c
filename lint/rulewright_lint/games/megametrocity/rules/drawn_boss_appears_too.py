"""A draw may give a boss whom the stage also names.

Why
    He would appear twice, and there is one figure of him. Leave him out of the draw.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    draws:
      the-boss: {among: bosses}
    spawns:
      - {who: drawn, draw: the-boss, place: {at: last-column, tile: 2.A, row: S.1}}
      - {who: boss, boss: sid, place: {at: last-column, tile: 2.A, row: S.2}}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    draws:
      the-boss: {among: bosses, exclude: [sid]}
    spawns:
      - {who: drawn, draw: the-boss, place: {at: last-column, tile: 2.A, row: S.1}}
      - {who: boss, boss: sid, place: {at: last-column, tile: 2.A, row: S.2}}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.stage_spawns import BossSpawn, DrawnBossSpawn, FinalBossSpawn


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each boss named by a spawn against each draw that a spawn uses."""
    facts = facts_of(view)
    stage = facts.stage(document)
    used = {part.model.draw: part for part in stage.parts_of(DrawnBossSpawn) if isinstance(part.model, DrawnBossSpawn)}
    for name, draw in stage.stage.draws.items():
        if name not in used:
            continue
        for part in stage.parts_of(BossSpawn if draw.among == "bosses" else FinalBossSpawn):
            model, kind, field = part.model, "boss-sheet", "boss"
            if isinstance(model, FinalBossSpawn):
                kind, field = "final-boss-sheet", "final_boss"
            boss = getattr(model, field)
            numbers = set(part.heroes) & set(used[name].heroes)
            out = any(facts.same(kind, boss, each) for each in draw.exclude)
            if numbers and not out and view.get(kind, boss) is not None:
                message = f"{name} may give {boss}, who also appears by name{stage.among(numbers)}"
                related = (Related(document.span(*part.path, field), "by name"),)
                yield Finding(document.key_span("draws", name), message, f"Add exclude: [{boss}] to the draw.", related)


RULE = document_rule(Fault("MMC016", "drawn-boss-appears-too"), check, ("stage",))
