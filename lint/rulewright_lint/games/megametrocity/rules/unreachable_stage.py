"""A story has a stage that no way leads to.

Why
    It is never played. A way to it is missing, or its ways are left over; where the start itself is skipped, the
    story begins elsewhere than meant.

Wrong
    ```yaml
    kind: story-route
    id: story
    override: megametrocity
    ways:
      - {after: conquer-the-arcade, to: [countdown]}
      - {after: countdown, to: [bogart]}
      - {after: ambushed, to: [wallace]}
      - {after: wallace, to: [bogart]}
    ```

Right
    ```yaml
    kind: story-route
    id: story
    override: megametrocity
    ways:
      - {after: conquer-the-arcade, to: [countdown]}
      - {after: countdown, to: [ambushed, bogart]}
      - {after: ambushed, to: [wallace]}
      - {after: wallace, to: [ambushed, bogart]}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.routes import name_of, route_of
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each stage that ways begin at; of those that lead to each other the first one."""
    route = route_of(document, view)
    told: set[str] = set()
    for index, way in enumerate(route.model.ways):
        name = name_of(way.after)
        if name in route.reached or name in told:
            continue
        onward = route.onward(name)
        if route.before(name) - onward:
            continue  # another one leads here, and that one is told
        told |= onward
        message = f"no way leads to {name} from the start, {route.start}"
        help_text = f"Let an earlier stage lead to {name}, or take its ways away."
        yield Finding(document.span("ways", index, "after"), message, help_text)


RULE = document_rule(Fault("MMC020", "unreachable-stage"), check, ("story-route",))
