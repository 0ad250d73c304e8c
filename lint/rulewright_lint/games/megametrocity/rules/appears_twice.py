"""The same figure appears by two entries for the same number of heroes.

Why
    There is one figure of each boss, and one leader of each type. Two entries with the same thugs at the same place
    are one entry with a higher `count`.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    spawns:
      - {who: boss, boss: sid, heroes: [1, 2], place: {at: last-column, tile: 2.A, row: S.1}}
      - {who: boss, boss: sid, heroes: [2, 3, 4], place: {at: last-column, tile: 2.A, row: S.2}}
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
      - {who: boss, boss: sid, heroes: [1, 2], place: {at: last-column, tile: 2.A, row: S.1}}
      - {who: boss, boss: sid, heroes: [3, 4], place: {at: last-column, tile: 2.A, row: S.2}}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import Facts, facts_of
from rulewright_lint.games.megametrocity.rules.foe_never_appears import name_of
from rulewright_lint.games.megametrocity.stage_cases import StageFacts
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.stage_spawns import Spawn, ThugSpawn


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each spawn against those before it, on maps that are in play together."""
    facts = facts_of(view)
    stage = facts.stage(document)
    spawns = stage.stage.spawns
    alike: dict[str, list[tuple[int, list[int]]]] = {}
    for index, spawn in enumerate(spawns):
        held = [number for number in stage.numbers if spawn.holds_for(number)]
        earlier = alike.setdefault(spawn.thug if isinstance(spawn, ThugSpawn) else f"{spawn.who}:", [])
        for before, theirs in earlier:
            other = spawns[before]
            both = [number for number in held if number in theirs]
            if not both or not _same(spawn, other, facts):
                continue
            numbers = [number for number in both if _together(stage, number, spawn, other)]
            if numbers:
                field = "thug" if isinstance(spawn, ThugSpawn) else _FIELDS[name_of(spawn)[0]]
                who = getattr(spawn, field)
                message = f"{who} appears a second time{stage.among(numbers)}"
                related = (Related(document.span("spawns", before, field), "the first time"),)
                help_text = "Take one of the two away, or make them for different numbers of heroes."
                yield Finding(document.span("spawns", index, field), message, help_text, related)
                break
        earlier.append((index, held))


_FIELDS = {"boss": "boss", "final-boss": "final_boss", "drawn": "draw", "leader": "leader"}


def _same(one: Spawn, other: Spawn, facts: Facts) -> bool:
    if isinstance(one, ThugSpawn) or isinstance(other, ThugSpawn):
        thugs = isinstance(one, ThugSpawn) and isinstance(other, ThugSpawn) and one.thug == other.thug
        return thugs and one.place == other.place
    (kind, name), (other_kind, other_name) = name_of(one), name_of(other)
    if kind != other_kind or kind == "drawn":
        return (kind, name) == (other_kind, other_name)
    return facts.same("thug-sheet" if kind == "leader" else f"{kind}-sheet", name, other_name)


def _together(stage: StageFacts, number: int, one: Spawn, other: Spawn) -> bool:
    wanted = {spawn.place.map for spawn in (one, other)} - {None}
    return any(wanted <= {each.id for each in choice} for choice in stage.case(number).choices)


RULE = document_rule(Fault("MMC012", "appears-twice"), check, ("stage",))
