"""The Enemy side of a card: ordinary Enemies and the Boss Man."""

from typing import Literal, TypeAlias

from rulewright_schema.fields import DocumentModel, Some
from rulewright_schema.games.city_of_fury.terms import BehaviourName, Health, StreetRef

Box: TypeAlias = Some[BehaviourName]
"""A Behaviour Box, from top to bottom (COF-ENEMY-08)."""


class Foe(DocumentModel):
    """What ordinary Enemies and bosses have in common."""

    health: Health
    """Health whenever it comes onto the Screen (COF-SETUP-07, COF-SCROLL-05)."""
    left: Box
    """The left Behaviour Box, used while the Vigilante is to the left (COF-ENEMY-05)."""
    right: Box
    """The right Behaviour Box, used while the Vigilante is to the right (COF-ENEMY-06)."""
    behind: StreetRef
    """The Street printed on the other side."""


class Enemy(Foe):
    """An ordinary Enemy."""

    kind: Literal["enemy"] = "enemy"
    """Always `enemy`."""


class Boss(Foe):
    """Whoever has to be beaten to win (COF-OBJ-01)."""

    kind: Literal["boss"] = "boss"
    """Always `boss`."""
