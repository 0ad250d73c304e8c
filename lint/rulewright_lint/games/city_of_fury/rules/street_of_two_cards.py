"""Two cards of a set-up have the same Street behind them.

Why
    No two Streets look alike (COF-SETUP-02): the Street tells which Enemy will come out of it. With the same one
    twice nobody could say.

Wrong
    ```yaml
    # file: enemy.yaml
    kind: enemy
    id: bouncer
    title: {en: Bouncer}
    health: 2
    left: [push-left, attack]
    right: [push-right, attack]
    behind: market
    # file: set-up.yaml
    kind: set-up
    id: at-the-door
    title: {en: At the door}
    vigilantes: [vera-cole, max-dorn]
    enemies: [rash, lookout, bulldozer, brick, hopper, bouncer]
    boss: boss-man
    ```

Right
    ```yaml
    # file: enemy.yaml
    kind: enemy
    id: bouncer
    title: {en: Bouncer}
    health: 2
    left: [push-left, attack]
    right: [push-right, attack]
    behind: night-club
    ---
    kind: street
    id: night-club
    title: {en: Night Club}
    # file: set-up.yaml
    kind: set-up
    id: at-the-door
    title: {en: At the door}
    vigilantes: [vera-cole, max-dorn]
    enemies: [rash, lookout, bulldozer, brick, hopper, bouncer]
    boss: boss-man
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.city_of_fury.boxes import pairs
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.city_of_fury.enemies import Foe
from rulewright_schema.games.city_of_fury.set_ups import SetUp
from rulewright_schema.nodes import Path
from rulewright_schema.wording import quoted


def check(document: Document, view: View) -> Iterator[Finding]:
    """Every two different cards of the set-up, the boss among them."""
    set_up = document.expect(SetUp)
    named: list[tuple[Path, str, str]] = [
        (("enemies", number), "enemy", name) for number, name in enumerate(set_up.enemies)
    ]
    named.append((("boss",), "boss", set_up.boss))
    cards = [(path, found) for path, kind, name in named if (found := view.get(kind, name)) is not None]
    streets = tuple(found.expect(Foe).behind.rpartition("/")[2] for _, found in cards)
    for one, two in pairs(streets):
        (path, first), (place, second) = cards[one], cards[two]
        if first is not second:
            related = (
                Related(document.span(*path), "the other card"),
                Related(second.span("behind"), "its Street"),
            )
            message = f"{quoted(second.id)} has the same Street behind it as {quoted(first.id)}: {streets[two]}"
            yield Finding(document.span(*place), message, "Give it a Street of its own.", related)


RULE = document_rule(Fault("COF006", "street-of-two-cards"), check, ("set-up",))
