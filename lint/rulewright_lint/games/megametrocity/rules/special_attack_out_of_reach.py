"""A Special Attack is made at a hero whom its strike does not reach.

Why
    The final boss stops where a hero is in reach and strikes; a strike that reaches less far hits nobody there.

Wrong
    ```yaml
    kind: final-boss-sheet
    id: zed
    title: {en: Zed}
    component: final-boss
    figures:
      normal: {movement: 2, attack: 3, fight: 6, life: 10}
      hard: {movement: 2, attack: 4, fight: 6, life: 12}
      very_hard: {movement: 3, attack: 4, fight: 5, life: 15}
    special_attacks:
      - id: sweep
        title: {en: Sweep}
        only_if: [half-life]
        reach: {place: within, squares: 2}
        do: [{effect: strike, hits: miniature, where: {place: within, squares: 1}}]
      - id: kick
        title: {en: Kick}
        reach: own-square
        do: [{effect: strike, hits: miniature, where: {place: within, squares: 3}}]
    ```

Right
    ```yaml
    kind: final-boss-sheet
    id: zed
    title: {en: Zed}
    component: final-boss
    figures:
      normal: {movement: 2, attack: 3, fight: 6, life: 10}
      hard: {movement: 2, attack: 4, fight: 6, life: 12}
      very_hard: {movement: 3, attack: 4, fight: 5, life: 15}
    special_attacks:
      - id: sweep
        title: {en: Sweep}
        only_if: [half-life]
        reach: {place: within, squares: 2}
        do: [{effect: strike, hits: miniature, where: {place: within, squares: 2}}]
      - id: kick
        title: {en: Kick}
        reach: own-square
        do: [{effect: strike, hits: miniature, where: {place: within, squares: 3}}]
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.reaches import radius
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.effects import Move, Push, Strike, SwapPlaces, Teleport
from rulewright_schema.games.megametrocity.sheets import FinalBossSheet


def check(document: Document, view: View) -> Iterator[Finding]:  # noqa: ARG001 - every rule's check gets its view
    """The first strike of each Special Attack, unless somebody is moved before it."""
    for index, attack in enumerate(document.expect(FinalBossSheet).special_attacks):
        reach = radius(attack.reach)
        for number, effect in enumerate(attack.do):
            if isinstance(effect, Move | Push | Teleport | SwapPlaces):
                break
            if isinstance(effect, Strike):
                far = radius(effect.where)
                if reach is not None and far is not None and far < reach:
                    message = f"{attack.id} is made at a distance of {reach}, but strikes {far} far"
                    related = (Related(document.span("special_attacks", index, "reach"), "made here"),)
                    place = document.span("special_attacks", index, "do", number, "where")
                    yield Finding(place, message, "Let it strike as far as its reach, or shorten the reach.", related)
                break


RULE = document_rule(Fault("MMC029", "special-attack-out-of-reach"), check, ("final-boss-sheet",))
