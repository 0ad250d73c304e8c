"""A Thug card leaves a spawn point empty and fills a later one.

Why
    As many spawn points count as heroes began the stage, from the top: with an empty one a further hero makes no
    difference. A hint: it may be meant.

Wrong
    ```yaml
    kind: thug-card
    id: crowd
    title: {en: Crowd}
    spawn:
      type: regular
      rows:
        S.1: [{thug: punk}]
        S.3: [{thug: punk}]
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
        S.1: [{thug: punk}]
        S.2: [{thug: punk}]
    actions: move-and-attack
    ```
"""

from collections.abc import Iterator

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.terms import ROWS
from rulewright_schema.games.megametrocity.thug_cards import RearEntranceSpawn, RegularSpawn, ThugCard


def check(document: Document, view: View) -> Iterator[Finding]:  # noqa: ARG001 - every rule's check gets its view
    """The rows of a card, from the top."""
    spawn = document.expect(ThugCard).spawn
    if not isinstance(spawn, RegularSpawn | RearEntranceSpawn):
        return
    used = [ROWS.index(row) for row in spawn.rows]
    empty = [ROWS[number] for number in range(max(used)) if number not in used]
    if empty:
        after = min(number for number in used if number > ROWS.index(empty[0]))
        message = f"nobody appears at {' and '.join(empty)}, but somebody at {ROWS[after]}"
        help_text = f"Fill {empty[0]}, or move {ROWS[after]} up."
        yield Finding(document.key_span("spawn", "rows", ROWS[after]), message, help_text)


RULE = document_rule(Fault("MMC023", "spawn-point-gap", "info"), check, ("thug-card",))
