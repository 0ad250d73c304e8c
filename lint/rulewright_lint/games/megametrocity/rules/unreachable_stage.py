"""A story has a stage that no way leads to.

Why
    It is never played. A way to it is missing, or its ways are left over; where the start itself is skipped, the
    story begins elsewhere than meant.

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
      - {after: countdown, to: [bogart]}
      - {after: ambushed, to: [wallace]}
      - {after: wallace, to: [bogart]}
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
    """Each stage that ways begin at; of those that lead to each other the first one."""
    route = document.expect(StoryRoute)
    graph = graph_of(document, view)
    start = route.start.rpartition("/")[2]
    there = reach(graph, [start])
    told: set[str] = set()
    for index, way in enumerate(route.ways):
        name = way.after.rpartition("/")[2]
        if name in there or name in told:
            continue
        onward = reach(graph, [name])
        if reach(turned(graph), [name]) - onward:
            continue  # another one leads here, and that one is told
        told |= onward
        message = f"no way leads to {name} from the start, {start}"
        help_text = f"Let an earlier stage lead to {name}, or take its ways away."
        yield Finding(document.span("ways", index, "after"), message, help_text)


RULE = document_rule(Fault("MMC020", "unreachable-stage"), check, ("story-route",))
