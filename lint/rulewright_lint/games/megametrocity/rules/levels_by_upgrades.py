"""The levels of a story leave a number of upgrades out, or give two levels for one.

Why
    How hard the next stage is depends on the upgrades of the hero with the most; each number belongs to one level.

Wrong
    ```yaml
    kind: story-route
    id: story
    override: megametrocity
    levels:
      - {difficulty: normal, least: 1, most: 4}
      - {difficulty: hard, least: 6, most: 8}
      - {difficulty: very-hard, least: 9, most: 12}
    ```

Right
    ```yaml
    kind: story-route
    id: story
    override: megametrocity
    levels:
      - {difficulty: normal, least: 1, most: 4}
      - {difficulty: hard, least: 5, most: 8}
      - {difficulty: very-hard, least: 9, most: 12}
    ```
"""

from collections.abc import Iterator
from itertools import pairwise

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.story import StoryRoute


def check(document: Document, view: View) -> Iterator[Finding]:  # noqa: ARG001 - every rule's check gets its view
    """Each level against the one before it, in the order of their upgrades."""
    levels = sorted(enumerate(document.expect(StoryRoute).levels), key=lambda each: each[1].least)
    for index, level in levels:
        if level.most < level.least:
            message = f"the level {level.difficulty} ends at {level.most} upgrades, before it begins at {level.least}"
            yield Finding(document.span("levels", index, "most"), message, "Trade the two numbers.")
            return
    for (before, lower), (index, level) in pairwise(levels):
        if level.least != lower.most + 1:
            gap = level.least > lower.most + 1
            numbers = range(lower.most + 1, level.least) if gap else range(level.least, min(lower.most, level.most) + 1)
            shown = str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
            what = f"no level is for {shown} upgrades" if gap else f"two levels are for {shown} upgrades"
            related = (Related(document.span("levels", before, "most"), f"{lower.difficulty} ends here"),)
            help_text = f"Begin at {lower.most + 1}, or mend where the level before it ends."
            yield Finding(document.span("levels", index, "least"), what, help_text, related)


RULE = document_rule(Fault("MMC021", "levels-by-upgrades"), check, ("story-route",))
