"""A set-up lists a card twice.

Why
    Each card is there once (COF-COMP-01, COF-COMP-02), and a game cannot be set up with the same one in two places.

Wrong
    ```yaml
    kind: set-up
    id: two-rashes
    title: {en: Two of them}
    vigilantes: [vera-cole, max-dorn]
    enemies: [rash, lookout, bulldozer, brick, hopper, rash]
    boss: boss-man
    ```

Right
    ```yaml
    kind: set-up
    id: two-rashes
    title: {en: One of them}
    vigilantes: [vera-cole, max-dorn]
    enemies: [rash, lookout, bulldozer, brick, hopper, slinger]
    boss: boss-man
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.city_of_fury.boxes import pairs
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.city_of_fury.set_ups import SetUp
from rulewright_schema.wording import quoted


def check(document: Document, _view: View) -> Iterator[Finding]:
    """Vigilantes and Enemies, each by the id that is meant."""
    set_up = document.expect(SetUp)
    for field, names in (("vigilantes", set_up.vigilantes), ("enemies", set_up.enemies)):
        for one, two in pairs(tuple(name.rpartition("/")[2] for name in names)):
            related = (Related(document.span(field, one), "the first time"),)
            message = f"{quoted(names[two])} is in the set-up twice"
            yield Finding(document.span(field, two), message, "Name another card.", related)


RULE = document_rule(Fault("COF005", "card-twice"), check, ("set-up",))
