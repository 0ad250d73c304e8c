"""A stage speaks of a boss or leader who never appears in it.

Why
    A goal to knock out somebody who is not there can never be met. Leaders count as there if a Thug card brings
    them.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    spawns:
      - {who: boss, boss: sid, place: {at: last-column, tile: 2.A, row: S.1}}
    goal: {goal: knock-out, whom: [{who: boss, boss: jett}]}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    spawns:
      - {who: boss, boss: sid, place: {at: last-column, tile: 2.A, row: S.1}}
    goal: {goal: knock-out, whom: [{who: boss, boss: sid}]}
    ```
"""

from collections.abc import Iterator

from pydantic import BaseModel

from rulewright_lint.games.megametrocity.facts import Facts, facts_of
from rulewright_lint.games.megametrocity.parts import Part
from rulewright_lint.games.megametrocity.stage_cases import StageFacts
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.foes import DrawnBoss, NamedBoss, NamedFinalBoss, NamedLeader
from rulewright_schema.games.megametrocity.stage_rules import NoThugsTurn
from rulewright_schema.games.megametrocity.stage_spawns import SpawnModel

Named = tuple[str, str]


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each foe that goals, conditions and events name, for every number of heroes that it is named for."""
    facts = facts_of(view)
    stage = facts.stage(document)
    there: dict[Named, set[int]] = {}
    named: dict[Named, list[Part]] = {}
    missing: set[str] = set()
    for part in stage.parts_of(NamedBoss, NamedFinalBoss, DrawnBoss, NamedLeader):
        key = name_of(part.model)
        if isinstance(part.model, SpawnModel):
            if _is_for_others(*key, stage, facts):
                missing.add(key[0])
            there.setdefault(key, set()).update(part.heroes)
        elif part.heroes:
            named.setdefault(key, []).append(part)
    for (kind, name), parts in named.items():
        if kind in missing or _is_for_others(kind, name, stage, facts):
            continue  # it may be the one whose name is mistyped
        without = {number for part in parts for number in part.heroes} - there.get((kind, name), set())
        if kind == "leader":
            without &= _without_cards(name, stage, facts)
        if without:
            field = "final_boss" if kind == "final-boss" else "draw" if kind == "drawn" else kind
            related = tuple(Related(document.span(*part.path, field), "named here too") for part in parts[1:])
            who = (
                f"the leader of {name}" if kind == "leader" else f"who is drawn as {name}" if kind == "drawn" else name
            )
            message = f"{who} never appears{stage.among(without)}"
            help_text = "Add a spawn that brings them, or name somebody who appears."
            yield Finding(document.span(*parts[0].path, field), message, help_text, related)


def name_of(foe: BaseModel) -> Named:
    """Who a foe or a spawn is: the sort and the name."""
    if isinstance(foe, NamedBoss):
        return "boss", foe.boss
    if isinstance(foe, NamedFinalBoss):
        return "final-boss", foe.final_boss
    if isinstance(foe, DrawnBoss):
        return "drawn", foe.draw
    return ("leader", foe.leader) if isinstance(foe, NamedLeader) else ("", "")


def _is_for_others(kind: str, name: str, stage: StageFacts, facts: Facts) -> bool:
    """Whether another finding tells it: a draw that is not defined, a sheet that is missing."""
    if kind == "drawn":
        return name not in stage.stage.draws
    return facts.view.get("thug-sheet" if kind == "leader" else f"{kind}-sheet", name) is None


def _without_cards(name: str, stage: StageFacts, facts: Facts) -> set[int]:
    """The numbers of heroes for which no card can bring a leader."""
    if not any(facts.same("thug-sheet", name, leader) for leader in facts.leaders_of_cards):
        return set(stage.numbers)
    quiet = (case for case in stage.cases if any(isinstance(extra, NoThugsTurn) for extra in case.extras))
    return {number for case in quiet for number in case.heroes}


RULE = document_rule(Fault("MMC006", "foe-never-appears"), check, ("stage",))
