"""A stage's shortcut leads to a stage that is not on the story's route.

Why
    Who takes it leaves the story: no way goes on from there.

Wrong
    ```yaml
    # file: a.yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    shortcut: {to: plutonium, provided: [{condition: unharmed}]}
    # file: s.yaml
    kind: story-route
    id: story
    override: megametrocity
    ways:
      - {after: conquer-the-arcade, to: [alley]}
      - {after: alley, to: [bogart]}
    ```

Right
    ```yaml
    # file: a.yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    shortcut: {to: bogart, provided: [{condition: unharmed}]}
    # file: s.yaml
    kind: story-route
    id: story
    override: megametrocity
    ways:
      - {after: conquer-the-arcade, to: [alley]}
      - {after: alley, to: [bogart]}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.routes import name_of, route_of
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.stages import Stage
from rulewright_schema.games.megametrocity.story import StoryRoute


def check(document: Document, view: View) -> Iterator[Finding]:
    """The shortcut of each stage on a route of the pack; at the route for stages of other packs."""
    for other in view.own("story-route"):
        route = other.expect(StoryRoute)
        if document.kind == "stage":
            target = _off(document, other, view)
            if target is not None:
                related = (Related(other.span("ways"), "the route"),)
                yield Finding(
                    document.span("shortcut", "to"), f"{target} is not on the route of {other.id}", _HELP, related
                )
        elif document is other:
            for index, way in enumerate(route.ways):
                stage = view.get("stage", way.after)
                target = _off(stage, other, view) if stage is not None and stage.pack != document.pack else None
                if stage is not None and target is not None:
                    message = f"the shortcut of {stage.id} leads to {target}, which is not on this route"
                    related = (Related(stage.span("shortcut", "to"), "the shortcut"),)
                    yield Finding(document.span("ways", index, "after"), message, _HELP, related)


_HELP = "Add a way after that stage, lead to another one, or write shortcuts: false in the route."


def _off(stage: Document, route: Document, view: View) -> str | None:
    """Where a stage's shortcut leads, if that is not on the route and the stage is."""
    shortcut, found = stage.expect(Stage).shortcut, route_of(route, view)
    if shortcut is None or not found.model.shortcuts or view.get("stage", shortcut.to) in (None, stage):
        return None
    target = name_of(shortcut.to)
    return target if any(name_of(way.after) == stage.id for way in found.model.ways) and not found.has(target) else None


RULE = document_rule(Fault("MMC018", "shortcut-off-the-route"), check, ("stage", "story-route"))
