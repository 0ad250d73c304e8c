"""Both sides of one tile are on the table at the same time.

Why
    They are the two sides of one piece of cardboard. A tile that a ride leaves alone on the table may be turned
    over, as the bus of stage 9 is.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A], then: [2.B]}
    goal: {goal: reach, place: {at: last-column, tile: 2.B}}
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
from rulewright_lint.games.megametrocity.stage_cases import Case
from rulewright_lint.games.megametrocity.tables import Laid, laid_tiles
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document


def check(document: Document, view: View) -> Iterator[Finding]:
    """Every set of tiles that can lie together, for every number of heroes; each pair once."""
    facts = facts_of(view)
    stage = facts.stage(document)
    found: dict[tuple[Laid, Laid], list[int]] = {}
    for case in stage.cases:
        for pair in clashes(case, facts):
            found.setdefault(pair, []).extend(case.heroes)
    for (first, second), numbers in found.items():
        among = stage.among(numbers)
        what = f"{first.tile} is" if first.tile == second.tile else f"{first.tile} and {second.tile} are"
        end = "twice" if first.tile == second.tile else "together, but they are two sides of one piece"
        message = f"{what} on the table {end}{among}"
        related = (Related(document.span(*first.path), "the other one"),)
        yield Finding(document.span(*second.path), message, "Lay another tile in one of the two places.", related)


def clashes(case: Case, facts: Facts) -> Iterator[tuple[Laid, Laid]]:
    """The pairs of tiles of one piece that meet, each by its place in the stage's text."""
    pieces = [facts.tile_piece(tile) for one in case.maps for tile in one.tiles]
    if len(set(pieces)) == len(pieces):
        return
    laid = laid_tiles(case)
    told: set[tuple[str, str]] = set()
    for window in case.windows:
        for index, one in enumerate(window):
            piece = facts.tile_piece(one)
            for other in window[index + 1 :]:
                if piece is None or facts.tile_piece(other) != piece or (one, other) in told:
                    continue
                told |= {(one, other), (other, one)}
                places = [each for each in laid if each.tile in (one, other)]
                if len(places) > 1:
                    second = next((each for each in places[1:] if each.tile == other), places[-1])
                    first = next((each for each in places if each.tile == one and each != second), places[0])
                    yield first, second


RULE = document_rule(Fault("BOX020", "both-sides-of-a-tile"), check, ("stage",))
