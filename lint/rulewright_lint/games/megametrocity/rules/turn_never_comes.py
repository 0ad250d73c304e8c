"""A stage speaks of a turn beyond its last one.

Why
    What should happen then never does, and a condition that asks for it says nothing. Turns that can be gained are
    counted in.

Wrong
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 10
    street: {start: [1.A, 2.A]}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    extras:
      - extra: moment
        when: {event: turn-begins, turn: 99}
        do: [{effect: give, item_cards: 1}]
    ```

Right
    ```yaml
    kind: stage
    id: alley
    title: {en: Alley}
    turns: 10
    street: {start: [1.A, 2.A]}
    goal: {goal: reach, place: {at: last-column, tile: 2.A}}
    extras:
      - extra: moment
        when: {event: turn-begins, turn: 9}
        do: [{effect: give, item_cards: 1}]
    ```
"""

from collections.abc import Iterator

from rulewright_lint.games.megametrocity.facts import facts_of
from rulewright_lint.games.megametrocity.stage_cases import StageFacts
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.counts import counted
from rulewright_schema.diagnostics import Fault, Related
from rulewright_schema.documents import Document
from rulewright_schema.fields import value_for
from rulewright_schema.games.megametrocity.stage_conditions import ByTurn
from rulewright_schema.games.megametrocity.stage_events import TurnBegins


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each turn that an event or a condition names, where it comes for no number of heroes."""
    stage = facts_of(view).stage(document)
    lasts: dict[int, int] = {}
    soonest = 0
    for part in stage.parts_of(TurnBegins, ByTurn):
        turn = part.model.turn if isinstance(part.model, TurnBegins | ByTurn) else 0
        if not lasts:
            lasts = {number: _last(stage, number) for number in stage.numbers}
            soonest = min(lasts.values(), default=turn)
        if turn <= soonest:
            continue
        last = max([lasts[number] for number in part.heroes], default=turn)
        if turn > last:
            turns = counted(last, "turn")
            follows = "this always holds" if isinstance(part.model, ByTurn) else "this never comes"
            message = f"the stage has {turns}, so that {follows}"
            related = (Related(document.span("turns"), "its turns"),)
            yield Finding(document.span(*part.path, "turn"), message, f"Name turn {last} or an earlier one.", related)


_ANY = 1_000_000
"""A turn that comes, if turns can be gained without a bound that is known here."""


def _last(stage: StageFacts, number: int) -> int:
    """The last turn for a number of heroes, a large one where that is not known."""
    turns = value_for(stage.stage.turns, number)
    return _ANY if turns is None or stage.case(number).gains_turns else turns


RULE = document_rule(Fault("MMC041", "turn-never-comes"), check, ("stage",))
