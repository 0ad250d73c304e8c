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
    id: tour
    title: {en: Tour}
    start: conquer-the-arcade
    start_difficulty: normal
    finish: bogart
    ways:
      - {after: conquer-the-arcade, to: [alley]}
      - {after: alley, to: [bogart]}
    levels:
      - {difficulty: normal, least: 1, most: 4}
      - {difficulty: hard, least: 5, most: 8}
      - {difficulty: very-hard, least: 9, most: 12}
    spawns_counted: story-start
    techniques: choose
    final_boss_reward: {upgrades: 1}
    between:
      keep: [wounds, upgrades, items]
      discards: shuffled
      weapon_sells_for: 25
      golden_weapon_sells_for: 50
      upgrade_costs: 50
      revival_costs: 50
      swap: [weapons, money]
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
    id: tour
    title: {en: Tour}
    start: conquer-the-arcade
    start_difficulty: normal
    finish: bogart
    ways:
      - {after: conquer-the-arcade, to: [alley]}
      - {after: alley, to: [bogart]}
    levels:
      - {difficulty: normal, least: 1, most: 4}
      - {difficulty: hard, least: 5, most: 8}
      - {difficulty: very-hard, least: 9, most: 12}
    spawns_counted: story-start
    techniques: choose
    final_boss_reward: {upgrades: 1}
    between:
      keep: [wounds, upgrades, items]
      discards: shuffled
      weapon_sells_for: 25
      golden_weapon_sells_for: 50
      upgrade_costs: 50
      revival_costs: 50
      swap: [weapons, money]
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.routes import graph_of
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
    shortcut, model = stage.expect(Stage).shortcut, route.expect(StoryRoute)
    if shortcut is None or not model.shortcuts or view.get("stage", shortcut.to) in (None, stage):
        return None
    target = shortcut.to.rpartition("/")[2]
    graph = graph_of(route, view)
    there = {*graph, model.finish.rpartition("/")[2]}
    return target if stage.id in graph and target not in there else None


RULE = document_rule(Fault("MMC018", "shortcut-off-the-route"), check, ("stage", "story-route"))
