"""A story can get to a stage from which it never gets to its finish.

Why
    Players who take that way go round in a ring for good, or stop short of the end.

Wrong
    ```yaml
    kind: story-route
    id: tour
    title: {en: Tour}
    start: conquer-the-arcade
    start_difficulty: normal
    finish: bogart
    ways:
      - {after: conquer-the-arcade, to: [countdown]}
      - {after: countdown, to: [ambushed, bogart]}
      - {after: ambushed, to: [wallace]}
      - {after: wallace, to: [ambushed]}
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
    kind: story-route
    id: tour
    title: {en: Tour}
    start: conquer-the-arcade
    start_difficulty: normal
    finish: bogart
    ways:
      - {after: conquer-the-arcade, to: [countdown]}
      - {after: countdown, to: [ambushed, bogart]}
      - {after: ambushed, to: [wallace]}
      - {after: wallace, to: [ambushed, bogart]}
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

from rulewright_lint.games.megametrocity.routes import graph_of, reach, turned
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.story import StoryRoute


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each part of the route that can be reached and leads nowhere; a ring once."""
    route = document.expect(StoryRoute)
    graph = graph_of(document, view)
    finish = route.finish.rpartition("/")[2]
    lost = reach(graph, [route.start.rpartition("/")[2]]) - reach(turned(graph), [finish])
    told: set[str] = set()
    for index, way in enumerate(route.ways):
        name = way.after.rpartition("/")[2]
        if name in lost and name not in told:
            onward = reach(graph, [name])
            told |= onward | reach(turned(graph), [name])
            ring = name in reach(graph, graph.get(name, ()))
            stages = ", ".join(sorted(onward))
            how = f"it goes round in a ring ({stages})" if ring else f"it ends with {sorted(onward - {name})[-1]}"
            message = f"after {name} the story never gets to {finish}: {how}"
            help_text = f"Add a way out, to {finish} or to a stage that leads there."
            yield Finding(document.span("ways", index, "after"), message, help_text)
    # Where a shortcut leads off the route is another finding.
    named = {target.rpartition("/")[2] for way in route.ways for target in way.to}
    dead = sorted(each for each in (lost - told) & named if not graph.get(each))
    for name in dead:
        message = f"no way leads on after {name}, and it is not the finish"
        yield Finding(document.span("ways"), message, f"Add {{after: {name}, to: […]}}.")


RULE = document_rule(Fault("MMC019", "story-without-end"), check, ("story-route",))
