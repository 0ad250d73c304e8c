"""A place names a map that the stage does not have.

Why
    The place would never come into play. In a stage with one map no map is named.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street:
      maps:
        - {id: east, title: {en: East}, start: [1.A, 2.A]}
        - {id: west, title: {en: West}, start: [3.B, 4.B]}
      in_play: 2
      least_heroes: 0
    goal: {goal: reach, place: {at: last-column, tile: 2.A, map: eats}}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street:
      maps:
        - {id: east, title: {en: East}, start: [1.A, 2.A]}
        - {id: west, title: {en: West}, start: [3.B, 4.B]}
      in_play: 2
      least_heroes: 0
    goal: {goal: reach, place: {at: last-column, tile: 2.A, map: east}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Edit, Fault, Fix
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.places import PlaceModel
from rulewright_schema.games.megametrocity.streets import Maps
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted


def check(document: Document, view: View) -> Iterator[Finding]:
    """The `map` of each place."""
    stage = facts_of(view).stage(document)
    street = stage.stage.street
    maps = [one.id for one in street.maps] if isinstance(street, Maps) else []
    for part in stage.parts_of(PlaceModel):
        name = part.model.map if isinstance(part.model, PlaceModel) else None
        if name is not None and name not in maps:
            meant = closest(name, maps)
            hint = f", did you mean {quoted(meant)}?" if meant else ""
            span = document.span(*part.path, "map")
            fix = Fix((Edit(span, meant),), f"Write {meant}", safe=False) if meant else None
            help_text = f"Its maps: {', '.join(maps)}." if maps else "It has one map only: take `map` away."
            yield Finding(span, f"the stage has no map {quoted(name)}{hint}", help_text, fix=fix)


RULE = document_rule(Fault("MMC033", "unknown-map"), check, ("stage",))
