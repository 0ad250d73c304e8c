"""An effect is for somebody who cannot be there.

Why
    `hit` means those whom an attack hit, `same` those of the effect before; without an attack or an effect before
    it they mean nobody. Heroes are never stunned, and thugs that are no bosses have no wounds to heal.

Wrong
    ```yaml
    kind: item-card
    id: hose
    title: {en: Hose}
    card: {type: food, heals: 1, effects: [{effect: push, to: hit, squares: 1}]}
    ```

Right
    ```yaml
    kind: item-card
    id: hose
    title: {en: Hose}
    card:
      type: weapon
      batteries: 2
      dice: 3
      hits: square
      effects: [{when: hit, do: [{effect: push, to: hit, squares: 1}]}]
    ```
"""

from collections.abc import Iterator

from pydantic import BaseModel

from rulewright_lint.games.megametrocity.effect_lists import effect_lists
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.effects import Attack, Heal, Strike, Stun

_HEROES = ("hero", "other-hero", "heroes", "other-heroes")
_KINDS = ("item-card", "technique-card", "hero-sheet", "final-boss-sheet")


def check(document: Document, view: View) -> Iterator[Finding]:  # noqa: ARG001 - every rule's check gets its view
    """Each effect of each list, with what comes before it."""
    for effects in effect_lists(document.model):
        attacked = effects.after_attack
        for index, effect in enumerate(effects.effects):
            path = (*effects.path, index)
            values = effect.__dict__
            to, where = values.get("to"), values.get("where")
            if where is None and isinstance(to, BaseModel):
                where = to.__dict__.get("where")
            if to == "hit" and not attacked:
                help_text = "Make an attack first, or name a target."
                yield Finding(document.span(*path, "to"), "nobody is hit before this effect", help_text)
            elif to == "same" and index == 0:
                message, help_text = "no effect comes before this one", "Name a target."
                yield Finding(document.span(*path, "to"), message, help_text)
            elif where == "target-square" and not attacked:
                place = ("where",) if values.get("where") else ("to", "where")
                help_text = "Make an attack first, or name a place."
                yield Finding(document.span(*path, *place), "no attack aims at a square before this effect", help_text)
            elif isinstance(effect, Stun) and (getattr(to, "target", to) in (*_HEROES, "self")):
                help_text = "Stun thugs, or give heroes another effect."
                yield Finding(document.span(*path, "to"), "heroes are never stunned", help_text)
            elif isinstance(effect, Heal) and getattr(to, "no_bosses", False):
                message = "thugs that are no bosses have no wounds to heal"
                yield Finding(document.span(*path, "to", "no_bosses"), message, "Take no_bosses away.")
            attacked = attacked or isinstance(effect, Attack | Strike)


RULE = document_rule(Fault("MMC022", "selects-nothing"), check, _KINDS)
