"""A stage speaks of a tile that never comes onto its table.

Why
    What should appear, happen or be reached there never does. Tiles may be missing for some numbers of heroes only.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    goal: {goal: reach, place: {at: last-column, tile: 3.A}}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A], then: [3.A]}
    goal: {goal: reach, place: {at: last-column, tile: 3.A}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import Facts, facts_of
from rulewright_lint.games.megametrocity.parts import Part
from rulewright_lint.games.megametrocity.stage_cases import StageFacts
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.goal_facts import tile_of
from rulewright_schema.games.megametrocity.places import (
    AtFeature,
    BelowDoor,
    BesideFeature,
    FirstColumn,
    LastColumn,
    PlaceModel,
    Square,
)
from rulewright_schema.games.megametrocity.stage_events import TileLaid
from rulewright_schema.games.megametrocity.stage_rules import Ride


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each tile that a place, an event or a ride names, for every number of heroes that it is named for."""
    facts = facts_of(view)
    stage = facts.stage(document)
    if not facts.whole(stage):
        return
    found: dict[str, list[tuple[Part, list[int]]]] = {}
    never: dict[tuple[str, str | None], list[int]] = {}
    for part in stage.parts_of(PlaceModel, TileLaid, Ride):
        tile = _tile(part)
        if tile is None or facts.tile(tile) is None:
            continue
        map_id = part.model.map if isinstance(part.model, PlaceModel) else None
        if (tile, map_id) not in never:
            never[tile, map_id] = _without(tile, map_id, stage, facts)
        without = [number for number in never[tile, map_id] if number in part.heroes]
        if without:
            found.setdefault(tile, []).append((part, without))
    for tile, places in found.items():
        part, _ = places[0]
        among = stage.among(number for _, numbers in places for number in numbers)
        related = tuple(Related(document.span(*other.path, "tile"), "named here too") for other, _ in places[1:])
        message = f"{tile} never comes onto the table{among}"
        help_text = "Add it to the street, or name a tile that lies in it."
        yield Finding(document.span(*part.path, "tile"), message, help_text, related)


def _without(tile: str, map_id: str | None, stage: StageFacts, facts: Facts) -> list[int]:
    """The numbers of heroes for which a tile never comes onto a map."""
    return [
        number
        for case in stage.cases
        if tile not in case.tiles(map_id) and not any(facts.same("tile", tile, each) for each in case.tiles(map_id))
        for number in case.heroes
    ]


def _tile(part: Part) -> str | None:
    model = part.model
    if isinstance(model, FirstColumn | LastColumn | Square | BelowDoor | AtFeature | BesideFeature):
        return tile_of(model)
    return model.tile if isinstance(model, TileLaid | Ride) else None


RULE = document_rule(Fault("MMC001", "tile-not-in-street"), check, ("stage",))
