"""More maps are to be played than the stage has.

Why
    The stage cannot be set up. `in_play` says how many of its maps are played.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    heroes: [3, 4]
    street:
      maps:
        - {id: east, title: {en: East}, start: [1.A, 2.A]}
        - {id: west, title: {en: West}, start: [3.B, 4.B]}
      in_play: 3
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    heroes: [3, 4]
    street:
      maps:
        - {id: east, title: {en: East}, start: [1.A, 2.A]}
        - {id: west, title: {en: West}, start: [3.B, 4.B]}
      in_play: 2
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.games.megametrocity.starting import maps_in_play
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.streets import Maps


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each number of maps, for every number of heroes."""
    stage = facts_of(view).stage(document)
    street = stage.stage.street
    if not isinstance(street, Maps):
        return
    there = len(street.maps)
    for each in maps_in_play(stage):
        if each.maps > there:
            message = f"{each.maps} maps are to be played{stage.among(each.heroes)}, but the stage has {there}"
            related = (Related(document.span("street", "maps"), "its maps"),)
            yield Finding(document.span(*each.path), message, f"Write at most {there}, or add a map.", related)


RULE = document_rule(Fault("MMC035", "more-maps-than-there-are"), check, ("stage",))
