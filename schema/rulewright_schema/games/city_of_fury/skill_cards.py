"""The Skill side of a Vigilante's card (COF-VIG-02, COF-VIG-03)."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rulewright_schema.fields import DocumentModel, List, Model, Some
from rulewright_schema.games.city_of_fury.terms import LEVELS, SKILLS, ActionName

Actions: TypeAlias = Some[ActionName]
"""The Actions of a Charge Level, from left to right (COF-VIG-06)."""
Levels: TypeAlias = Annotated[
    List[Actions],
    Field(
        min_length=LEVELS,
        max_length=LEVELS,
        examples=[[["move"], ["move", "move", "attack"], ["move", "move", "attack", "attack"],
                   ["move", "move", "attack", "attack", "move"]]],
    ),
]  # fmt: skip
"""A Skill: the Actions at each of its four Charge Levels, weakest first (COF-VIG-04)."""


class Skills(Model):
    """The four Skills."""

    punch: Levels
    """Punch, at its four Charge Levels."""
    kick: Levels
    """Kick, at its four Charge Levels."""
    dodge: Levels
    """Dodge, at its four Charge Levels."""
    shoot: Levels
    """Shoot, the Skill, at its four Charge Levels; it need not consist of Shoot Actions."""

    @property
    def in_order(self) -> tuple[tuple[tuple[ActionName, ...], ...], ...]:
        """The Actions by Skill (in the order of `SKILLS`) and Charge Level."""
        return tuple(getattr(self, name) for name in SKILLS)


class SkillCard(DocumentModel):
    """The Skill side of a card."""

    kind: Literal["skill-card"] = "skill-card"
    """Always `skill-card`."""
    skills: Skills
    """The four Skills. Each level holds the Actions of the level below, in their order, and more between them."""
