"""Heroes start at a place that is not on the table at the set-up, or that a map lacks which needs heroes.

Why
    Nobody could be put anywhere, so that the stage cannot be set up. Only the tiles of `start` lie on the table then,
    a single tile has no seam, and each map in play gets at least `least_heroes` heroes.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A], then: [3.A]}
    heroes_start: {at: first-column, tile: 3.A}
    goal: {goal: reach, place: {at: last-column, tile: 3.A}}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A], then: [3.A]}
    heroes_start: {at: first-column, tile: 2.A}
    goal: {goal: reach, place: {at: last-column, tile: 3.A}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import Facts, facts_of
from rulewright_lint.games.megametrocity.stage_cases import Case, StageFacts
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.places import Seam, StreetPlace
from rulewright_schema.games.megametrocity.stage_facts import MapTiles
from rulewright_schema.games.megametrocity.streets import Maps
from rulewright_schema.wording import quoted

Why = tuple[str, str, str]
"""The key of the place that is wrong, the message, and what to do."""


def check(document: Document, view: View) -> Iterator[Finding]:
    """Where heroes start, against what lies on the table, for every number of heroes and every choice of maps."""
    facts = facts_of(view)
    stage = facts.stage(document)
    place = stage.stage.heroes_start
    if place is None or _is_for_others(place, stage, facts):
        return
    found: dict[Why, list[int]] = {}
    for case in stage.cases:
        why = _why(place, case, facts)
        if why is not None:
            found.setdefault(why, []).extend(case.heroes)
    for (field, message, help_text), numbers in found.items():
        related = (Related(document.span("street"), "the street"),)
        span = document.span("heroes_start", field)
        yield Finding(span, f"{message}{stage.among(numbers)}", help_text, related)


def _is_for_others(place: StreetPlace, stage: StageFacts, facts: Facts) -> bool:
    """Whether another finding tells it: a tile that never comes, or a map that there is not."""
    street = stage.stage.street
    maps = [one.id for one in street.maps] if isinstance(street, Maps) else []
    if place.map is not None and place.map not in maps:
        return True
    if isinstance(place, Seam):
        return False
    return not any(facts.same("tile", place.tile, tile) for case in stage.cases for tile in case.tiles(place.map))


def _why(place: StreetPlace, case: Case, facts: Facts) -> Why | None:
    """Why nobody can start for some numbers of heroes; None where they can."""
    street = case.stage.street
    least = street.least_heroes if isinstance(street, Maps) else 0
    for choice in case.choices:
        there = [one for one in choice if _lies_there(place, one, facts)]
        if not there and place.map is not None and all(one.id != place.map for one in choice):
            message = f"heroes start on the map {quoted(place.map)}, which may stay out of play"
            return "map", message, "Name a place of every map, or leave heroes_start out: each map's first column."
        if not there and isinstance(place, Seam):
            return "at", "one tile alone has no seam to start at", "Lay two tiles at the start, or name a column."
        if not there:
            message = f"{place.tile} does not lie on the table at the set-up"  # type: ignore[union-attr]  # no seam
            return "tile", message, "Name a tile of the street's start, or put this one there."
        without = [one for one in choice if one not in there]
        if without and least:
            message = f"no hero can start on the map {quoted(str(without[0].id))}, which needs at least {least}"
            help_text = "Leave heroes_start out: each map's first column. Or write least_heroes: 0."
            return "at", message, help_text
    return None


def _lies_there(place: StreetPlace, one: MapTiles, facts: Facts) -> bool:
    """Whether a place is on a map at the set-up."""
    if place.map not in (None, one.id):
        return False
    if isinstance(place, Seam):
        return len(one.start) > 1
    return any(facts.same("tile", place.tile, tile) for tile in one.start)


RULE = document_rule(Fault("MMC034", "nobody-can-start"), check, ("stage",))
