"""The Vigilante side of a card."""

from typing import Literal

from rulewright_schema.fields import DocumentModel
from rulewright_schema.games.city_of_fury.terms import Health, SkillCardRef


class Vigilante(DocumentModel):
    """Whom a player can play as."""

    kind: Literal["vigilante"] = "vigilante"
    """Always `vigilante`."""
    health: Health
    """Health at the start (COF-SETUP-07)."""
    behind: SkillCardRef
    """The Skills printed on the other side, used by whoever plays the other Vigilante (COF-SETUP-10)."""
