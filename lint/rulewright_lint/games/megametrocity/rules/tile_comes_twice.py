"""A street uses one tile twice, one time after the other.

Why
    The tiles of a stage are piled up before it begins; a piece that lies on the table cannot be in the pile. It
    works only if the players turn it over in between.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A], then: [3.A, 1.B]}
    goal: {goal: reach, place: {at: last-column, tile: 1.B}}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A], then: [3.A, 4.A]}
    goal: {goal: reach, place: {at: last-column, tile: 4.A}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import Piece, facts_of
from rulewright_lint.games.megametrocity.rules.both_sides_of_a_tile import clashes
from rulewright_lint.games.megametrocity.tables import Laid, laid_tiles
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each tile of a map against those before it; tiles that meet are BOX020's, a ride's tile may be turned over."""
    facts = facts_of(view)
    stage = facts.stage(document)
    found: dict[tuple[Laid, Laid], list[int]] = {}
    for case in stage.cases:
        pieces = [facts.tile_piece(tile) for one in case.maps for tile in one.tiles]
        if len(set(pieces)) == len(pieces):
            continue
        meeting = {laid.tile for pair in clashes(case, facts) for laid in pair}
        turned = facts.tile_piece(case.ride.tile) if case.ride is not None else None
        before: dict[tuple[str | None, Piece], Laid] = {}
        for laid in laid_tiles(case):
            piece = facts.tile_piece(laid.tile)
            if piece is None or piece == turned or laid.tile in meeting:
                continue
            first = before.setdefault((laid.map, piece), laid)
            if first != laid:
                found.setdefault((first, laid), []).extend(case.heroes)
    for (first, second), numbers in found.items():
        message = f"{second.tile} is the piece of {first.tile}, which was laid before{stage.among(numbers)}"
        related = (Related(document.span(*first.path), "the first time"),)
        yield Finding(document.span(*second.path), message, "Lay another tile here.", related)


RULE = document_rule(Fault("BOX022", "tile-comes-twice", "warning"), check, ("stage",))
