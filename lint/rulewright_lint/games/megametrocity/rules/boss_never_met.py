"""A boss or final boss whom no stage brings, in a pack that has stages.

Why
    Nobody ever meets him: no stage in sight names him, and none draws one of his sort. A pack without stages is meant
    for others, and is left alone.

Wrong
    ```yaml
    # file: mara.yaml
    kind: final-boss-sheet
    id: mara
    title: {en: Mara}
    component: final-boss
    figures: {normal: &line {movement: 3, attack: 4, fight: 6, life: 12}, hard: *line, very_hard: *line}
    special_attacks:
      - id: whip
        title: {en: Whip}
        reach: adjacent
        do: [{effect: strike, hits: miniature, where: adjacent}]
    # file: stage.yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```

Right
    ```yaml
    # file: mara.yaml
    kind: final-boss-sheet
    id: mara
    title: {en: Mara}
    component: final-boss
    figures: {normal: &line {movement: 3, attack: 4, fight: 6, life: 12}, hard: *line, very_hard: *line}
    special_attacks:
      - id: whip
        title: {en: Whip}
        reach: adjacent
        do: [{effect: strike, hits: miniature, where: adjacent}]
    # file: stage.yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    spawns: [{who: final-boss, final_boss: mara, place: {at: last-column, tile: 2.A}}]
    goal: {goal: knock-out, whom: [{who: final-boss, final_boss: mara}]}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.wording import quoted

_AMONG = {"boss-sheet": "bosses", "final-boss-sheet": "final-bosses"}


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each sheet of the pack's own, against all stages in sight; files that could not be read may name him."""
    if document.base is not None or view.pack.broken or view.pack.unreadable or not view.own("stage"):
        return
    named = any(other is not document and other.kind != "box" for other, _ in view.referrers(document))
    if not named and not any(_draws(stage, document, view) for stage in view.all("stage")):
        message = f"no stage brings {quoted(document.id)}, by name or by a draw"
        yield Finding(document.id_span(), message, "Let a stage spawn him, or take the sheet out.")


def _draws(stage: Document, document: Document, view: View) -> bool:
    """Whether some draw of a stage can give who a sheet is about."""
    draws = (draw for draw in stage.expect(Stage).draws.values() if draw.among == _AMONG[document.kind])
    return any(all(view.get(document.kind, name) is not document for name in draw.exclude) for draw in draws)


RULE = document_rule(Fault("MMC046", "boss-never-met", "info"), check, ("boss-sheet", "final-boss-sheet"))
