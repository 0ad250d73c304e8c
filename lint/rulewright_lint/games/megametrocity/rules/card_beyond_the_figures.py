"""A Thug card brings more thugs of one type at once than there are figures.

Why
    Even on an empty map the card could not be carried out as printed.

Wrong
    ```yaml
    kind: thug-card
    id: crowd
    title: {en: Crowd}
    spawn:
      type: regular
      rows:
        S.1: [{thug: chains, count: 3}]
        S.2: [{thug: chains, count: 3}]
        S.3: [{thug: chains, count: 3}]
        S.4: [{thug: chains, count: 2}]
    actions: move-and-attack
    ```

Right
    ```yaml
    kind: thug-card
    id: crowd
    title: {en: Crowd}
    spawn:
      type: regular
      rows:
        S.1: [{thug: chains, count: 3}]
        S.2: [{thug: chains, count: 3}]
        S.3: [{thug: chains, count: 3}]
        S.4: [{thug: chains, count: 1}]
    actions: move-and-attack
    ```
"""

from collections import Counter
from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import facts_of, groups_of
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.counts import counted
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.terms import Thugs
from rulewright_schema.games.megametrocity.thug_cards import ThugCard


def check(document: Document, view: View) -> Iterator[Finding]:
    """All groups of the card together, by figure; doors and road squares are counted once."""
    facts = facts_of(view)
    total: Counter[str] = Counter()
    for group in groups_of(document.expect(ThugCard)):
        name = group.thug if isinstance(group, Thugs) else group.leader
        component = facts.component_of("thug-sheet", name)
        if component is not None:
            total[component] += group.count if isinstance(group, Thugs) else 1
    for component, number in total.items():
        there = facts.supply.get(component, number)
        if number > there:
            message = f"the card brings {counted(number, 'figure')} of {component}, but there are only {there}"
            yield Finding(document.key_span("spawn"), message, "Let fewer appear, or mix types.")


RULE = document_rule(Fault("BOX028", "card-beyond-the-figures"), check, ("thug-card",))
