"""A solution was found with other cards than those that are there now.

Why
    A solution keeps the fingerprint of the figures that it was found with: Health, boxes, Skills, readings. When one
    of them changes, so may every verdict, and nobody should read the old ones.

Wrong
    ```yaml
    kind: solution
    id: vera-cole-once-more
    title: {en: Vera Cole with the box}
    set_up: the-box
    vigilante: vera-cole
    engine: "1"
    content: "0000000000000000"
    deals: |
      012345 10 0213
    ```

Right
    ```yaml
    kind: set-up
    id: my-box
    title: {en: No solution is better than a stale one}
    vigilantes: [vera-cole, max-dorn]
    enemies: [rash, lookout, bulldozer, brick, hopper, slinger]
    boss: boss-man
    ```
"""

from collections.abc import Iterator

from rulewright_engine.games.city_of_fury.engine import CityOfFury
from rulewright_engine.games.city_of_fury.table import Options
from rulewright_engine.interface import SetUpError
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.games.city_of_fury.solutions import Solution

_ENGINE = CityOfFury()


def check(document: Document, view: View) -> Iterator[Finding]:
    """The fingerprint and the version of the engine; cards that no game can be set up from are another finding."""
    solution = document.expect(Solution)
    set_up, vigilante = (name.rpartition("/")[2] for name in (solution.set_up, solution.vigilante))
    try:
        table = _ENGINE.table(view, Options(set_up, vigilante))
    except SetUpError:
        return
    again = f"Solve it again: rulewright solve {set_up} --sweep FOLDER."
    if solution.content != table.content_hash:
        message = f"it was found with other cards: they are {solution.content} there and {table.content_hash} now"
        yield Finding(document.span("content"), message, again)
    elif solution.engine != _ENGINE.version:
        message = f"it was found by version {solution.engine} of the engine, this is version {_ENGINE.version}"
        yield Finding(document.span("engine"), message, again)


RULE = document_rule(Fault("COF008", "stale-solution"), check, ("solution",))
