"""A Special Attack is never made, since an earlier one always is.

Why
    The first Special Attack with a hero in reach and whose conditions hold is made. One without conditions takes
    every turn from later ones that reach no farther.

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
        reach: {place: within, squares: 2}
        do: [{effect: strike, hits: miniature, where: {place: within, squares: 2}}]
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

from rulewright_lint.games.megametrocity.reaches import covers
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.sheets import FinalBossSheet


def check(document: Document, view: View) -> Iterator[Finding]:  # noqa: ARG001 - every rule's check gets its view
    """Each Special Attack against those before it."""
    attacks = document.expect(FinalBossSheet).special_attacks
    for index, attack in enumerate(attacks):
        for before, other in enumerate(attacks[:index]):
            if set(other.only_if) <= set(attack.only_if) and covers(other.reach, attack.reach):
                message = f"{attack.id} is never made: {other.id} comes first and reaches as far"
                related = (Related(document.span("special_attacks", before, "id"), "comes first"),)
                help_text = f"Put {attack.id} before {other.id}, or give {other.id} a condition."
                yield Finding(document.span("special_attacks", index, "id"), message, help_text, related)
                break


RULE = document_rule(Fault("MMC028", "special-attack-never-made"), check, ("final-boss-sheet",))
