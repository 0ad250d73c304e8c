"""A ride's tile lies on the table before the ride, or again after it.

Why
    The ride's tile comes once, out of the stack, and is left behind when the ride is over. One that is there from the
    start is never ridden, and heroes cannot arrive on the tile that they leave.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 12
    street: {start: [1.A, 2.A], then: [7.B, 3.A, 4.A]}
    goal: {goal: reach, place: {at: last-column, tile: 4.A}}
    extras:
      - {extra: ride, tile: 7.B, turns: 2, arrival: {at: first-column, tile: 3.A}, map_after: [3.A, 7.B]}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 12
    street: {start: [1.A, 2.A], then: [7.B, 3.A, 4.A]}
    goal: {goal: reach, place: {at: last-column, tile: 4.A}}
    extras:
      - {extra: ride, tile: 7.B, turns: 2, arrival: {at: first-column, tile: 3.A}, map_after: [3.A, 4.A]}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.games.megametrocity.tables import laid_tiles
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.places import Seam
from rulewright_schema.games.megametrocity.stage_rules import Ride


def check(document: Document, view: View) -> Iterator[Finding]:
    """The tile of each ride against the street's start, the place of arrival and the map after it."""
    facts = facts_of(view)
    stage = facts.stage(document)
    for part in stage.parts_of(Ride):
        ride = part.model
        if not isinstance(ride, Ride):
            continue
        related = (Related(document.span(*part.path, "tile"), "the ride's tile"),)
        for index, tile in enumerate(ride.map_after):
            if facts.same("tile", tile, ride.tile):
                message = f"{tile} is the ride's own tile, which is left behind when the ride is over"
                span = document.span(*part.path, "map_after", index)
                yield Finding(span, message, "Name tiles that come behind it in the stack.", related)
        after = any(facts.same("tile", tile, ride.tile) for tile in ride.map_after)
        if not after and not isinstance(ride.arrival, Seam) and facts.same("tile", ride.arrival.tile, ride.tile):
            message = f"heroes arrive on {ride.arrival.tile}, the tile that they leave"
            span = document.span(*part.path, "arrival", "tile")
            yield Finding(span, message, "Name a tile of map_after.", related)
        there: dict[tuple[str | int, ...], list[int]] = {}
        for case in stage.cases:
            heroes = [number for number in case.heroes if number in part.heroes]
            for laid in laid_tiles(case):
                if heroes and "start" in laid.path and facts.same("tile", laid.tile, ride.tile):
                    there.setdefault(laid.path, []).extend(heroes)
        for path, numbers in there.items():
            message = f"{ride.tile}, the ride's tile, lies on the table from the start{stage.among(numbers)}"
            yield Finding(document.span(*path), message, "Let it come with the stack only: then.", related)


RULE = document_rule(Fault("MMC038", "ride-leads-back"), check, ("stage",))
