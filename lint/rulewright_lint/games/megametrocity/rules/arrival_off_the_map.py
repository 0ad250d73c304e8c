"""A ride puts heroes down at a place that is not on the map after it.

Why
    Nobody could be put down: only the tiles of `map_after` lie on the table then, and one tile alone has no seam.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 12
    street: {start: [1.A, 2.A], then: [7.B, 3.A, 4.A]}
    goal: {goal: reach, place: {at: last-column, tile: 4.A}}
    extras:
      - {extra: ride, tile: 7.B, turns: 2, arrival: {at: first-column, tile: 2.A}, map_after: [3.A, 4.A]}
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
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.places import Seam
from rulewright_schema.games.megametrocity.stage_rules import Ride


def check(document: Document, view: View) -> Iterator[Finding]:
    """The arrival of each ride; on the ride's own tile or on one that is missing it is another finding."""
    facts = facts_of(view)
    for part in facts.stage(document).parts_of(Ride):
        ride = part.model
        if not isinstance(ride, Ride):
            continue
        related = (Related(document.span(*part.path, "map_after"), "the map after the ride"),)
        if isinstance(ride.arrival, Seam):
            if len(ride.map_after) == 1:
                span = document.span(*part.path, "arrival", "at")
                message = "one tile alone has no seam to arrive at"
                yield Finding(span, message, "Name a column, or two tiles in map_after.", related)
            continue
        tile = ride.arrival.tile
        told = facts.same("tile", tile, ride.tile) or facts.tile(tile) is None
        if not told and not any(facts.same("tile", tile, each) for each in ride.map_after):
            message = f"heroes arrive on {tile}, which is not on the map after the ride"
            listed = " or ".join(dict.fromkeys(ride.map_after))
            yield Finding(document.span(*part.path, "arrival", "tile"), message, f"Name {listed}.", related)


RULE = document_rule(Fault("MMC039", "arrival-off-the-map"), check, ("stage",))
