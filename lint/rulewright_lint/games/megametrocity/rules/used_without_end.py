"""An ability can be used again and again, since it costs nothing, or gives its price back.

Why
    A turn need never end: the ability is used until nothing is left to do. A limit (`once_per`) or a price keeps it
    in bounds. Trading items may be free: nothing is gained by doing it twice.

Wrong
    ```yaml
    kind: technique-card
    id: deep-breath
    title: {en: Deep Breath}
    abilities:
      - {ability: active, cost: {}, do: [{effect: heal, wounds: 1}]}
    ```

Right
    ```yaml
    kind: technique-card
    id: deep-breath
    title: {en: Deep Breath}
    abilities:
      - {ability: active, cost: {}, once_per: turn, do: [{effect: heal, wounds: 1}]}
    ```
"""

from collections.abc import Iterator, Mapping

from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.fields import Model
from rulewright_schema.games.megametrocity.effects import ExchangeItems, GainActions, GainMovement, GainTurbo, Heal
from rulewright_schema.games.megametrocity.technique_cards import Active, TechniqueCard


def check(document: Document, view: View) -> Iterator[Finding]:  # noqa: ARG001 - every rule's check gets its view
    """Each ability used at will that has no limit."""
    for index, ability in enumerate(document.expect(TechniqueCard).abilities):
        if not isinstance(ability, Active) or ability.once_per is not None:
            continue
        if all(isinstance(effect, ExchangeItems) for effect in ability.do):
            continue
        price = {name: paid for name in _GIVES if (paid := getattr(ability.cost, name))}
        given = {name: sum(map(_given, ability.do, [name] * len(ability.do))) for name in price}
        if all(given[name] >= paid for name, paid in price.items()):
            why = "it gives its price back" if price else "it costs nothing"
            message = f"{why} and has no limit, so that a turn need never end"
            span = document.span("abilities", index, "cost")
            yield Finding(span, message, "Write once_per: turn, or a price that it does not give back.")


_GIVES: Mapping[str, tuple[type[Model], str]] = {
    "actions": (GainActions, "actions"),
    "movement": (GainMovement, "points"),
    "life": (Heal, "wounds"),
    "turbo": (GainTurbo, "tokens"),
}
"""By what is paid: the effect that gives it back, and its field."""


def _given(effect: Model, name: str) -> int:
    """How much of a price an effect gives back to the user."""
    kind, field = _GIVES[name]
    return getattr(effect, field) if isinstance(effect, kind) and getattr(effect, "to", None) == "self" else 0


RULE = document_rule(Fault("MMC044", "used-without-end"), check, ("technique-card",))
