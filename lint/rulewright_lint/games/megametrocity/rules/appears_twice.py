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

from pydantic import BaseModel

from rulewright_lint.games.megametrocity.facts import Facts, facts_of
from rulewright_lint.games.megametrocity.parts import Part
from rulewright_lint.games.megametrocity.rules.foe_never_appears import name_of
from rulewright_lint.games.megametrocity.stage_cases import StageFacts
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.stage_events import KnockedOutEvent, StageEvent
from rulewright_schema.games.megametrocity.stage_rules import Moment
from rulewright_schema.games.megametrocity.stage_spawns import SPAWNS, LeaderSpawn, SpawnModel, ThugSpawn


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each spawn against those before it, on maps that are in play together; of moments those of bosses."""
    facts = facts_of(view)
    stage = facts.stage(document)
    alike: dict[object, list[Part]] = {}
    # The stage's own spawns come before those of its moments.
    for part in stage.parts_of(*SPAWNS):
        spawn = part.model
        if not isinstance(spawn, SpawnModel):
            continue
        earlier = alike.setdefault((spawn.thug, spawn.place) if isinstance(spawn, ThugSpawn) else type(spawn), [])
        for other in earlier:
            both = [number for number in part.heroes if number in other.heroes]
            if not both or not _same(spawn, other.model, facts) or not _counts(part, other, stage):
                continue
            numbers = [number for number in both if _together(stage, number, part, other)]
            if numbers:
                field = _field(spawn)
                message = f"{getattr(spawn, field)} appears a second time{stage.among(numbers)}"
                related = (Related(document.span(*other.path, field), "the first time"),)
                yield Finding(document.span(*part.path, field), message, _help(part, stage), related)
                break
        earlier.append(part)


def _moment(part: Part, stage: StageFacts) -> StageEvent | None:
    """The moment at which a spawn happens; None for the stage's own spawns."""
    place = part.path[1]
    extra = stage.stage.extras[place] if part.path[0] == "extras" and isinstance(place, int) else None
    return extra.when if isinstance(extra, Moment) else None


def _counts(part: Part, other: Part, stage: StageFacts) -> bool:
    """Whether two spawns of the same figure are one too many.

    Thugs and leaders come again and again, and so may a boss when he has been knocked out.
    """
    moment = _moment(part, stage)
    if moment is None:
        return True
    back = isinstance(moment, KnockedOutEvent) and name_of(moment.whom) == name_of(part.model)
    return not back and not any(isinstance(each.model, ThugSpawn | LeaderSpawn) for each in (part, other))


def _help(part: Part, stage: StageFacts) -> str:
    if _moment(part, stage) is None:
        return "Take one of the two away, or make them for different numbers of heroes."
    return "Take one of the two away. One who is to come back comes with {event: knocked-out, whom: …}."


def _field(spawn: BaseModel) -> str:
    return "thug" if isinstance(spawn, ThugSpawn) else _FIELDS[name_of(spawn)[0]]


_FIELDS = {"boss": "boss", "final-boss": "final_boss", "drawn": "draw", "leader": "leader"}


def _same(one: BaseModel, other: BaseModel, facts: Facts) -> bool:
    if isinstance(one, ThugSpawn) and isinstance(other, ThugSpawn):
        return True  # they are held against those of the same type and place only
    (kind, name), (other_kind, other_name) = name_of(one), name_of(other)
    if kind != other_kind or kind == "drawn":
        return (kind, name) == (other_kind, other_name)
    return facts.same("thug-sheet" if kind == "leader" else f"{kind}-sheet", name, other_name)


def _together(stage: StageFacts, number: int, one: Part, other: Part) -> bool:
    wanted = {part.model.place.map for part in (one, other) if isinstance(part.model, SpawnModel)} - {None}
    return any(wanted <= {each.id for each in choice} for choice in stage.case(number).choices)


RULE = document_rule(Fault("MMC012", "appears-twice"), check, ("stage",))
