"""A draw has nobody left to give.

Why
    Each draw of a stage gives somebody else; with all that are left out, too few are in the pile.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    draws:
      the-boss: {among: bosses, exclude: [sid, jett, lars, evaristo]}
    spawns:
      - {who: drawn, draw: the-boss, place: {at: last-column, tile: 2.A, row: S.1}}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    draws:
      the-boss: {among: bosses, exclude: [sid, jett, lars]}
    spawns:
      - {who: drawn, draw: the-boss, place: {at: last-column, tile: 2.A, row: S.1}}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.stages import Stage


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each draw, against the sheets in sight without those left out and as many as were drawn before it."""
    before = {"bosses": 0, "final-bosses": 0}
    for name, draw in document.expect(Stage).draws.items():
        kind = "boss-sheet" if draw.among == "bosses" else "final-boss-sheet"
        out = {id(found) for each in draw.exclude if (found := view.get(kind, each)) is not None}
        pile = [each for each in view.all(kind) if id(each) not in out]
        if view.all(kind) and len(pile) <= before[draw.among]:
            earlier = f" and {before[draw.among]} drawn before" if before[draw.among] else ""
            what = draw.among.replace("-", " ")
            message = f"nobody is left for {name}: {len(view.all(kind))} {what}, {len(out)} left out{earlier}"
            help_text = "Leave fewer out, or make fewer draws."
            yield Finding(document.key_span("draws", name), message, help_text)
        before[draw.among] += 1


RULE = document_rule(Fault("MMC015", "draws-beyond-the-bosses"), check, ("stage",))
