"""A stage needs an Establishment that no tile of its street opens.

Why
    Nobody gets in: an Establishment is laid when a hero enters it through a door that leads to it.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    goal: {goal: reach, place: {at: inside, face: gas-station}}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 4.A]}
    goal: {goal: reach, place: {at: inside, face: gas-station}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import Facts, facts_of
from rulewright_lint.games.megametrocity.parts import Part
from rulewright_lint.games.megametrocity.stage_cases import Case
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.places import (
    AtFeature,
    BelowDoor,
    BesideFeature,
    Inside,
    PlaceModel,
    SquareOfFace,
)
from rulewright_schema.games.megametrocity.stage_events import FaceLaid

_NAMING = (SquareOfFace, Inside, BelowDoor, AtFeature, BesideFeature, FaceLaid)


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each Establishment that is named, for every number of heroes that it is named for; the goal's place first."""
    facts = facts_of(view)
    stage = facts.stage(document)
    if not facts.whole(stage):
        return
    found: dict[str, list[tuple[Part, list[int]]]] = {}
    for part in stage.parts_of(*_NAMING):
        face = getattr(part.model, "face", None)
        if face is None or facts.face(face) is None:
            continue
        without = [
            number
            for case in stage.cases
            if not _opens(case, part, face, facts)
            for number in case.heroes
            if number in part.heroes
        ]
        if without:
            found.setdefault(face, []).append((part, without))
    for face, places in found.items():
        places.sort(key=lambda place: place[0].path[0] != "goal")
        first, _ = places[0]
        among = stage.among(number for _, numbers in places for number in numbers)
        related = tuple(Related(document.span(*part.path, "face"), "named here too") for part, _ in places[1:])
        doors = sorted({each.rpartition("/")[2] for each in facts.printed.doors.get(face, ())})
        where = f"Tiles with its door: {', '.join(doors)}." if doors else "No tile in sight opens it: draw a door."
        what = "the goal needs" if first.path[0] == "goal" else "the stage names"
        message = f"{what} {face}, but no tile of the street has its door{among}"
        if isinstance(first.model, BelowDoor) and first.model.tile is not None:
            message = f"{first.model.tile} has no door of {face}"
        yield Finding(document.span(*first.path, "face"), message, where, related)


def _opens(case: Case, part: Part, face: str, facts: Facts) -> bool:
    model = part.model
    doors = facts.printed.doors.get(face, frozenset())
    if isinstance(model, BelowDoor) and model.tile is not None:
        return facts.tile(model.tile) is None or model.tile in doors
    return any(tile in doors for tile in case.tiles(model.map if isinstance(model, PlaceModel) else None))


RULE = document_rule(Fault("MMC002", "establishment-without-door"), check, ("stage",))
