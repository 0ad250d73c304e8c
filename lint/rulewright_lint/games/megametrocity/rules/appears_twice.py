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
from dataclasses import dataclass

from rulewright_lint.games.megametrocity.facts import Facts, facts_of
from rulewright_lint.games.megametrocity.rules.foe_never_appears import name_of
from rulewright_lint.games.megametrocity.stage_cases import StageFacts
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.stage_events import KnockedOutEvent, SpawnFigure, StageEvent
from rulewright_schema.games.megametrocity.stage_rules import Moment
from rulewright_schema.games.megametrocity.stage_spawns import LeaderSpawn, Spawn, ThugSpawn
from rulewright_schema.nodes import Path


@dataclass(frozen=True, slots=True)
class _Entry:
    """A spawn, where it stands, for which numbers of heroes, and at which moment; None for the stage's own spawns."""

    path: Path
    spawn: Spawn
    heroes: tuple[int, ...]
    moment: StageEvent | None

    @property
    def is_boss(self) -> bool:
        return not isinstance(self.spawn, ThugSpawn | LeaderSpawn)


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each spawn against those before it, on maps that are in play together; of moments those of bosses."""
    facts = facts_of(view)
    stage = facts.stage(document)
    alike: dict[object, list[_Entry]] = {}
    for entry in _entries(stage):
        spawn = entry.spawn
        earlier = alike.setdefault((spawn.thug, spawn.place) if isinstance(spawn, ThugSpawn) else spawn.who, [])
        for other in earlier:
            both = [number for number in entry.heroes if number in other.heroes]
            if not both or not _same(spawn, other.spawn, facts) or not _counts(entry, other):
                continue
            numbers = [number for number in both if _together(stage, number, spawn, other.spawn)]
            if numbers:
                field = _field(spawn)
                message = f"{getattr(spawn, field)} appears a second time{stage.among(numbers)}"
                related = (Related(document.span(*other.path, field), "the first time"),)
                yield Finding(document.span(*entry.path, field), message, _help(entry), related)
                break
        earlier.append(entry)


def _entries(stage: StageFacts) -> Iterator[_Entry]:
    """The stage's own spawns, then those of its moments."""
    for index, spawn in enumerate(stage.stage.spawns):
        held = stage.numbers if spawn.heroes is None else tuple(filter(spawn.holds_for, stage.numbers))
        yield _Entry(("spawns", index), spawn, held, None)
    for place, extra in enumerate(stage.stage.extras):
        for step, effect in enumerate(extra.do if isinstance(extra, Moment) else ()):
            if isinstance(extra, Moment) and isinstance(effect, SpawnFigure):
                both = (extra.holds_for, effect.figure.holds_for)
                held = tuple(number for number in stage.numbers if all(holds(number) for holds in both))
                yield _Entry(("extras", place, "do", step, "figure"), effect.figure, held, extra.when)


def _counts(entry: _Entry, other: _Entry) -> bool:
    """Whether two spawns of the same figure are one too many.

    Thugs and leaders come again and again, and so may a boss when he has been knocked out.
    """
    if entry.moment is None:
        return True
    back = isinstance(entry.moment, KnockedOutEvent) and name_of(entry.moment.whom) == name_of(entry.spawn)
    return entry.is_boss and other.is_boss and not back


def _help(entry: _Entry) -> str:
    if entry.moment is None:
        return "Take one of the two away, or make them for different numbers of heroes."
    return "Take one of the two away. One who is to come back comes with {event: knocked-out, whom: …}."


def _field(spawn: Spawn) -> str:
    return "thug" if isinstance(spawn, ThugSpawn) else _FIELDS[name_of(spawn)[0]]


_FIELDS = {"boss": "boss", "final-boss": "final_boss", "drawn": "draw", "leader": "leader"}


def _same(one: Spawn, other: Spawn, facts: Facts) -> bool:
    if isinstance(one, ThugSpawn) and isinstance(other, ThugSpawn):
        return True  # they are held against those of the same type and place only
    (kind, name), (other_kind, other_name) = name_of(one), name_of(other)
    if kind != other_kind or kind == "drawn":
        return (kind, name) == (other_kind, other_name)
    return facts.same("thug-sheet" if kind == "leader" else f"{kind}-sheet", name, other_name)


def _together(stage: StageFacts, number: int, one: Spawn, other: Spawn) -> bool:
    wanted = {spawn.place.map for spawn in (one, other)} - {None}
    return any(wanted <= {each.id for each in choice} for choice in stage.case(number).choices)


RULE = document_rule(Fault("MMC012", "appears-twice"), check, ("stage",))
