"""Two maps of a stage have the same id.

Why
    A place that names the map would mean either, and players could not tell which one they chose.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    heroes: [2, 3, 4]
    street:
      maps:
        - {id: east, title: {en: East}, start: [1.A, 2.A]}
        - {id: east, title: {en: West}, start: [3.B, 4.B]}
      in_play: 2
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    heroes: [2, 3, 4]
    street:
      maps:
        - {id: east, title: {en: East}, start: [1.A, 2.A]}
        - {id: west, title: {en: West}, start: [3.B, 4.B]}
      in_play: 2
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.streets import Maps
from rulewright_schema.wording import quoted


def check(document: Document, view: View) -> Iterator[Finding]:  # noqa: ARG001 - every rule's check gets its view
    """Each map against those before it."""
    street = document.expect(Stage).street
    first: dict[str, int] = {}
    for index, one in enumerate(street.maps if isinstance(street, Maps) else ()):
        before = first.setdefault(one.id, index)
        if before != index:
            related = (Related(document.span("street", "maps", before, "id"), "the first one"),)
            message = f"another map is called {quoted(one.id)} already"
            span = document.span("street", "maps", index, "id")
            yield Finding(span, message, "Give one of them another id.", related)


RULE = document_rule(Fault("MMC037", "map-twice"), check, ("stage",))
