"""Names that City of Fury's cards share: references, Actions, Behaviours and small values."""

from typing import Annotated, Literal, TypeAlias, get_args

from pydantic import Field

from rulewright_schema.fields import DOCUMENT_REF, RefTo

VigilanteRef: TypeAlias = Annotated[str, RefTo("vigilante"), Field(pattern=DOCUMENT_REF, examples=["vera-cole"])]
"""A Vigilante."""
SkillCardRef: TypeAlias = Annotated[str, RefTo("skill-card"), Field(pattern=DOCUMENT_REF, examples=["street-school"])]
"""A set of Skills, printed behind a Vigilante."""
EnemyRef: TypeAlias = Annotated[str, RefTo("enemy"), Field(pattern=DOCUMENT_REF, examples=["rash"])]
"""An ordinary Enemy."""
BossRef: TypeAlias = Annotated[str, RefTo("boss"), Field(pattern=DOCUMENT_REF, examples=["boss-man"])]
"""A boss."""
StreetRef: TypeAlias = Annotated[str, RefTo("street"), Field(pattern=DOCUMENT_REF, examples=["cafe-bar"])]
"""A Street, printed behind an Enemy."""
SetUpRef: TypeAlias = Annotated[str, RefTo("set-up"), Field(pattern=DOCUMENT_REF, examples=["the-box"])]
"""The cards of a game."""

ActionName: TypeAlias = Literal["move", "attack", "shoot", "heal"]
"""One of the four Actions of a Vigilante (COF-ACT-01)."""
ACTIONS: tuple[ActionName, ...] = get_args(ActionName)

BehaviourName: TypeAlias = Literal[
    "move-left", "move-right", "jump-left", "jump-right", "attack", "shoot", "push-left", "push-right"
]
"""One of the eight Behaviours of an Enemy (COF-BEH-01)."""
BEHAVIOURS: tuple[BehaviourName, ...] = get_args(BehaviourName)

SkillName: TypeAlias = Literal["punch", "kick", "dodge", "shoot"]
"""One of the four Skills (COF-VIG-02)."""
SKILLS: tuple[SkillName, ...] = get_args(SkillName)

MOST_HEALTH = 6
"""What a die can show, and the most that a Vigilante can be healed to (COF-ACT-14)."""
Health: TypeAlias = Annotated[int, Field(ge=1, le=MOST_HEALTH, examples=[3])]
"""Starting Health, the yellow blocks of a card (COF-SETUP-07)."""
ChargeLevel: TypeAlias = Annotated[int, Field(ge=1, le=4, examples=[2])]
"""A Charge Level, 1 the weakest (COF-VIG-04)."""
LEVELS = 4
SCREEN = 5
"""Streets of the Screen (COF-SETUP-03)."""
Position: TypeAlias = Annotated[int, Field(ge=1, le=SCREEN, examples=[1])]
"""A place of the Screen, 1 the leftmost."""
