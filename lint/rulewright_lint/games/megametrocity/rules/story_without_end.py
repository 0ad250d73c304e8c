"""A story can get to a stage from which it never gets to its finish.

Why
    Players who take that way go round in a ring for good, or stop short of the end.

Wrong
    ```yaml
    kind: story-route
    id: story
    override: megametrocity
    ways:
      - {after: conquer-the-arcade, to: [countdown]}
      - {after: countdown, to: [ambushed, bogart]}
      - {after: ambushed, to: [wallace]}
      - {after: wallace, to: [ambushed]}
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
    """Each part of the route that can be reached and leads nowhere; a ring once."""
    route = route_of(document, view)
    lost = route.reached - route.before(route.finish)
    told: set[str] = set()
    for index, way in enumerate(route.model.ways):
        name = name_of(way.after)
        if name in lost and name not in told:
            onward = route.onward(name)
            told |= onward | route.before(name)
            ring = name in route.onward(*route.following(name))
            stages = ", ".join(sorted(onward))
            how = f"it goes round in a ring ({stages})" if ring else f"it ends with {sorted(onward - {name})[-1]}"
            message = f"after {name} the story never gets to {route.finish}: {how}"
            help_text = f"Add a way out, to {route.finish} or to a stage that leads there."
            yield Finding(document.span("ways", index, "after"), message, help_text)
    # Where a shortcut leads off the route is another finding.
    named = {name_of(target) for way in route.model.ways for target in way.to}
    for name in sorted(each for each in (lost - told) & named if not route.following(each)):
        message = f"no way leads on after {name}, and it is not the finish"
        yield Finding(document.span("ways"), message, f"Add {{after: {name}, to: […]}}.")


RULE = document_rule(Fault("MMC019", "story-without-end"), check, ("story-route",))
