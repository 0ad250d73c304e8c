"""A stage speaks of a draw that it does not make.

Why
    Whom a draw gives is known by the name under `draws` only; a mistyped name means nobody.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    draws:
      the-boss: {among: bosses}
    spawns:
      - {who: drawn, draw: the-boss, place: {at: last-column, tile: 2.A, row: S.1}}
    goal: {goal: knock-out, whom: [{who: drawn, draw: the-bos}]}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    draws:
      the-boss: {among: bosses}
    spawns:
      - {who: drawn, draw: the-boss, place: {at: last-column, tile: 2.A, row: S.1}}
    goal: {goal: knock-out, whom: [{who: drawn, draw: the-boss}]}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Edit, Fault, Fix
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.foes import DrawnBoss, EarlierDraw
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each name of a draw, its own or an earlier stage's; each wrong name once."""
    told: set[tuple[str, str]] = set()
    for part in facts_of(view).stage(document).parts_of(DrawnBoss, EarlierDraw):
        model = part.model
        where, draws = "the stage", document.expect(Stage).draws
        if isinstance(model, EarlierDraw):
            earlier = view.get("stage", model.stage)
            if earlier is None:
                continue
            where, draws = model.stage, earlier.expect(Stage).draws
        name: str = getattr(model, "draw", "")
        if name in draws or (where, name) in told:
            continue
        told.add((where, name))
        span = document.span(*part.path, "draw")
        meant = closest(name, draws)
        hint = f", did you mean {quoted(meant)}?" if meant else ""
        help_text = f"Draws of {where}: {', '.join(draws)}." if draws else f"Add it to `draws` of {where}."
        fix = Fix((Edit(span, meant),), f"Replace {quoted(name)} by {quoted(meant)}", safe=False) if meant else None
        yield Finding(span, f"{where} makes no draw {quoted(name)}{hint}", help_text, fix=fix)


RULE = document_rule(Fault("MMC013", "unknown-draw"), check, ("stage",))
