"""A solution lacks deals, has one twice, or has a line of another form.

Why
    A share of winnable deals is one of all 720. The file is written by `rulewright solve --sweep` and has no use for
    other hands.

Wrong
    ```yaml
    kind: solution
    id: by-hand
    title: {en: Written by hand}
    set_up: the-box
    vigilante: vera-cole
    engine: "1"
    content: "0000000000000000"
    deals: |
      rash first 10
    ```

Right
    ```yaml
    kind: set-up
    id: my-box
    title: {en: No solution is better than a broken one}
    vigilantes: [vera-cole, max-dorn]
    enemies: [rash, lookout, bulldozer, brick, hopper, slinger]
    boss: boss-man
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.counts import counted
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.games.city_of_fury.solutions import DEALS, Solution
from rulewright_schema.wording import quoted


def check(document: Document, _view: View) -> Iterator[Finding]:
    """The first line that is wrong, else how many deals are missing."""
    solution = document.expect(Solution)
    seen: set[tuple[int, ...]] = set()
    for number, (line, deal) in enumerate(solution.lines(), 1):
        if deal is None:
            message = f"line {number} tells no deal: {quoted(line[:40])}"
            break
        if deal.order in seen:
            message = f"line {number} tells a deal that was told before: {line[:6]}"
            break
        seen.add(deal.order)
    else:
        if len(seen) == DEALS:
            return
        message = f"{len(seen)} of {counted(DEALS, 'deal', 'is')} there"
    yield Finding(document.span("deals"), message, "Let rulewright solve --sweep write it.")


RULE = document_rule(Fault("COF009", "broken-solution"), check, ("solution",))
