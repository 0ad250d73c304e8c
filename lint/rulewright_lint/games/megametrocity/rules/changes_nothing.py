"""An effect, a bonus or a reward that changes nothing.

Why
    It is printed and read and does nothing, so that something else was meant: a dial moved by 0, a reward of nothing,
    a miniature that trades places with itself, a critical hit from 10 on where the 0 is one anyway, shots past
    obstacles with a weapon that does not shoot.

Wrong
    ```yaml
    kind: item-card
    id: toy-catapult
    title: {en: Toy Catapult}
    card:
      type: weapon
      batteries: 3
      dice: 2
      hits: miniature
      bonuses: [{bonus: shoot-past-obstacles}]
    ```

Right
    ```yaml
    kind: item-card
    id: toy-catapult
    title: {en: Toy Catapult}
    card:
      type: weapon
      batteries: 3
      range: 3
      dice: 2
      hits: miniature
      bonuses: [{bonus: shoot-past-obstacles}]
    ```
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from pydantic import BaseModel

from rulewright_lint.games.megametrocity.reaches import radius
from rulewright_lint.games.megametrocity.varying import parts
from rulewright_lint.rule import Finding, document_rule
from rulewright_schema.catalog import View
from rulewright_schema.diagnostics import Fault
from rulewright_schema.documents import Document
from rulewright_schema.games.megametrocity.bonuses import CriticalFrom, ShootPastObstacles
from rulewright_schema.games.megametrocity.effects import SwapPlaces, Teleport
from rulewright_schema.games.megametrocity.item_cards import Weapon
from rulewright_schema.games.megametrocity.stage_events import GiveReward, MoveDial, Reward
from rulewright_schema.nodes import Path

Idle = tuple[Path, str, str]
"""Where within the model, why nothing changes, and what to do."""
_KINDS = ("stage", "item-card", "technique-card", "hero-sheet", "final-boss-sheet")


def check(document: Document, view: View) -> Iterator[Finding]:
    """Each part of a document that has figures or a target."""
    for part in parts(document, view).of(*_IDLE):
        find = _IDLE.get(type(part.model))
        for path, message, help_text in find(part.model) if find is not None else ():
            yield Finding(document.span(*part.path, *path), message, help_text)


def _dial(effect: MoveDial) -> Iterator[Idle]:
    if effect.turns == 0:
        yield ("turns",), "the dial is moved by no turn", "Give the turns gained, or lost with a minus."


def _reward(reward: Reward) -> Iterator[Idle]:
    if not reward.item_cards and not reward.upgrades:
        yield (), "nothing is given", "Give item_cards or upgrades, or take it away."


def _swap(effect: SwapPlaces) -> Iterator[Idle]:
    if effect.to == "self":
        yield ("to",), "a miniature cannot trade places with itself", "Name whom it trades with."


def _teleport(effect: Teleport) -> Iterator[Idle]:
    if effect.to == "self" and radius(effect.where) == 0:
        yield ("where",), "a miniature is put where it is", "Name other squares."


def _critical(bonus: CriticalFrom) -> Iterator[Idle]:
    if bonus.face == _ZERO:
        yield ("face",), "the 0 counts as 10 and is a critical hit anyway", "Name a face from 2 to 9."


def _weapon(weapon: Weapon) -> Iterator[Idle]:
    for index, bonus in enumerate(weapon.bonuses):
        if isinstance(bonus, ShootPastObstacles) and weapon.range is None:
            message = "a weapon without a range does not shoot, so that no obstacle stops it"
            yield ("bonuses", index, "bonus"), message, "Give the weapon a range, or take the bonus away."


_ZERO = 10
_IDLE: Mapping[type[BaseModel], Callable[[Any], Iterator[Idle]]] = {
    MoveDial: _dial,
    GiveReward: _reward,
    Reward: _reward,
    SwapPlaces: _swap,
    Teleport: _teleport,
    CriticalFrom: _critical,
    Weapon: _weapon,
}
"""By class of model: what in it changes nothing."""

RULE = document_rule(Fault("MMC042", "changes-nothing"), check, _KINDS)
