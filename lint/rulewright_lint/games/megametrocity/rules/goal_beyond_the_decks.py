"""A goal takes more money or weapons than all cards in play hold.

Why
    What is put away is out of play, so that the decks run dry before the goal is met. Copies count as often as
    there are.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    goal:
      goal: deliver
      wares: [{ware: golden-weapons, count: 4}]
      share: each-hero
      place: {at: inside, face: bar}
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 8
    street: {start: [1.A, 2.A]}
    goal:
      goal: deliver
      wares: [{ware: golden-weapons, count: 1}]
      share: each-hero
      place: {at: inside, face: bar}
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import Facts, facts_of
from rulewright_lint.games.megametrocity.stage_cases import heroes_in_words
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.counts import counted
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.goal_facts import Needs, needs
from rulewright_schema.games.megametrocity.goals import GoldenWeapons, Money, Weapons


def check(document: Document, view: View) -> Iterator[Finding]:
    """What the goal takes at least, against the money and the weapons of all Item cards in sight."""
    facts = facts_of(view)
    stage = facts.stage(document)
    wares = list(stage.parts_of(Money, Weapons, GoldenWeapons))
    if not wares or any(pack.contents.broken_of("item-card") for pack in view.packs):
        return
    worst: dict[type[Money] | type[Weapons] | type[GoldenWeapons], tuple[str, list[int]]] = {}
    for number in stage.numbers:
        found = _lack(needs(stage.stage, number), facts)
        if found is not None:
            ware, what = found
            numbers = worst[ware][1] if ware in worst else []
            worst[ware] = (f"{what} for {heroes_in_words([number])}", [*numbers, number])
    for ware, (what, numbers) in worst.items():
        part = next((part for part in wares if isinstance(part.model, ware)), wares[0])
        field = "cents" if isinstance(part.model, Money) else "count"
        message = f"the goal takes more than the decks hold{stage.among(numbers)}: {what}"
        help_text = "Ask for less, let the heroes share, or add cards to the pack."
        yield Finding(document.span(*part.path, field), message, help_text)


def _lack(needed: Needs, facts: Facts) -> tuple[type[Money] | type[Weapons] | type[GoldenWeapons], str] | None:
    weapons, golden = facts.weapons
    if needed.cents > facts.cents:
        return Money, f"{needed.cents} of {counted(facts.cents, 'cent')}"
    if needed.golden_weapons > golden:
        return GoldenWeapons, f"{needed.golden_weapons} of {golden} golden weapons"
    if needed.weapons + needed.golden_weapons > weapons:
        return Weapons, f"{needed.weapons + needed.golden_weapons} of {weapons} weapons"
    return None


RULE = document_rule(Fault("MMC008", "goal-beyond-the-decks"), check, ("stage",))
