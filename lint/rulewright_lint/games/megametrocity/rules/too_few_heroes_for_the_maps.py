"""The maps in play need more heroes than there are.

Why
    Each map in play gets at least `least_heroes` heroes, which is 1 if it is left out. With fewer heroes nobody may
    start anywhere.

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
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
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
      in_play:
        by_heroes: [{heroes: [1], value: 1}, {heroes: [2, 3, 4], value: 2}]
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.games.megametrocity.stage_cases import heroes_in_words
from rulewright_lint.games.megametrocity.starting import maps_in_play
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.streets import Maps


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each number of maps times the heroes that each needs, for every number of heroes; maps that there are."""
    stage = facts_of(view).stage(document)
    street = stage.stage.street
    if not isinstance(street, Maps):
        return
    least = street.least_heroes
    for each in maps_in_play(stage):
        if each.maps > len(street.maps):
            continue  # another finding tells it
        few = [number for number in each.heroes if number < each.maps * least]
        if few:
            maps = "1 map" if each.maps == 1 else f"{each.maps} maps"
            message = f"{maps} with at least {heroes_in_words([least])} each cannot be played by {heroes_in_words(few)}"
            help_text = "Play fewer maps with so few heroes (by_heroes), or lower least_heroes."
            yield Finding(document.span(*each.path), message, help_text)


RULE = document_rule(Fault("MMC036", "too-few-heroes-for-the-maps"), check, ("stage",))
