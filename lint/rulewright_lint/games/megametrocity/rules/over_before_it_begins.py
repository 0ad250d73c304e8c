"""A stage is won or lost the moment that it begins.

Why
    Nobody plays it: it ends with what the set-up itself brings about, such as the laying of its first tiles or the
    beginning of turn 1, or its goal is met where heroes start.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A], then: [3.A]}
    goal: {goal: reach, place: {at: last-column, tile: 3.A}}
    extras:
      - {extra: moment, when: {event: tile-laid, tile: 2.A}, do: [{effect: end-stage, outcome: lost}]}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A], then: [3.A, 4.A]}
    goal: {goal: reach, place: {at: last-column, tile: 3.A}}
    extras:
      - {extra: moment, when: {event: tile-laid, tile: 4.A}, do: [{effect: end-stage, outcome: lost}]}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import Facts, facts_of
from rulewright_lint.games.megametrocity.stage_cases import Case, StageFacts, path_for
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.goals import AllOf, AnyOf, Goal, Reach
from rulewright_schema.games.megametrocity.places import FirstColumn, Seam
from rulewright_schema.games.megametrocity.stage_events import EndStage, StageEvent, TileLaid, TurnBegins
from rulewright_schema.games.megametrocity.stage_facts import MapTiles
from rulewright_schema.games.megametrocity.stage_rules import Moment
from rulewright_schema.nodes import Path


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each moment that ends the stage, and the goal, for every number of heroes."""
    facts = facts_of(view)
    stage = facts.stage(document)
    yield from _ended(document, stage, facts)
    yield from _won(document, stage, facts)


def _ended(document: Document, stage: StageFacts, facts: Facts) -> Iterator[Finding]:
    for part in stage.parts_of(Moment):
        moment = part.model
        if not isinstance(moment, Moment):
            continue
        step = next((number for number, effect in enumerate(moment.do) if isinstance(effect, EndStage)), None)
        numbers = [
            number
            for case in stage.cases
            if step is not None and _at_the_set_up(moment.when, case, facts)
            for number in case.heroes
            if number in part.heroes
        ]
        effect = moment.do[step] if step is not None else None
        if numbers and step is not None and isinstance(effect, EndStage):
            when = moment.when
            why = f"{when.tile} lies there at the set-up" if isinstance(when, TileLaid) else "it is turn 1"
            message = f"the stage is {effect.outcome} as it begins{stage.among(numbers)}: {why}"
            field = "tile" if isinstance(when, TileLaid) else "turn"
            related = (Related(document.span(*part.path, "when", field), "the moment"),)
            span = document.span(*part.path, "do", step, "outcome")
            yield Finding(span, message, "Name a later moment.", related)


def _at_the_set_up(event: StageEvent, case: Case, facts: Facts) -> bool:
    """Whether an event comes about before anybody has done anything, whatever maps are chosen."""
    if isinstance(event, TurnBegins):
        return event.turn == 1
    return isinstance(event, TileLaid) and all(
        any(facts.same("tile", event.tile, tile) for one in choice for tile in one.start) for choice in case.choices
    )


def _won(document: Document, stage: StageFacts, facts: Facts) -> Iterator[Finding]:
    found: dict[Path, list[int]] = {}
    for case in stage.cases:
        path = _met(case.goal, path_for(("goal",), case.stage.goal, case.one), case, facts) if case.goal else None
        if path is not None:
            found.setdefault(path, []).extend(case.heroes)
    for path, numbers in found.items():
        message = (
            f"the stage is won as it begins{stage.among(numbers)}: heroes start at the place that they should reach"
        )
        start = ("heroes_start",) if stage.stage.heroes_start is not None else ("street",)
        related = (Related(document.span(*start), "where heroes start"),)
        yield Finding(document.span(*path, "place"), message, "Name a place farther on.", related)


def _met(goal: Goal, path: Path, case: Case, facts: Facts) -> Path | None:
    """Where a goal, or all parts that it needs, is met by starting; None if it is not."""
    if isinstance(goal, AllOf | AnyOf):
        parts = [_met(part, (*path, "of", index), case, facts) for index, part in enumerate(goal.of)]
        met = [part for part in parts if part is not None]
        return met[0] if met and (isinstance(goal, AnyOf) or len(met) == len(parts)) else None
    return path if isinstance(goal, Reach) and _starts_there(goal, case, facts) else None


def _starts_there(goal: Reach, case: Case, facts: Facts) -> bool:
    """Whether heroes start on squares of the place only; with several maps that is not asked."""
    if len(case.maps) > 1 or (isinstance(goal.heroes, int) and goal.heroes > case.one):
        return False
    one, place = case.maps[0], case.stage.heroes_start
    if isinstance(goal.place, Seam):
        return isinstance(place, Seam) and goal.place.row in (None, place.row)
    if isinstance(place, Seam) or not one.start:
        return False
    street = facts.street(MapTiles(one.id, one.start, ()))
    if street is None:
        return False
    start = street.squares(place or FirstColumn(at="first-column", tile=one.start[0]), facts)
    return bool(start) and not start & ~street.squares(goal.place, facts)


RULE = document_rule(Fault("MMC040", "over-before-it-begins"), check, ("stage",))
