"""The positions of City of Fury's worked examples."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rulewright_schema.fields import ONE_WORD, List, Model
from rulewright_schema.games.city_of_fury.enemies import Box
from rulewright_schema.games.city_of_fury.skill_cards import Levels
from rulewright_schema.games.city_of_fury.terms import (
    ChargeLevel,
    Health,
    SetUpRef,
    SkillName,
    StreetRef,
)

Drawn: TypeAlias = Annotated[str, Field(min_length=1, max_length=400, examples=["V . r . b"])]
"""The five places of the Screen, left to right, with blanks between: `.` for nobody, else a letter or an id."""
Charges: TypeAlias = Annotated[dict[SkillName, ChargeLevel], Field(examples=[{"kick": 3, "punch": 1}])]
"""Charge Levels by Skill."""


class Figures(Model):
    """Figures that an example depends on, so that it holds whatever the cards say."""

    health: Health | None = None
    """Health at the start of a game, and of an Enemy whenever it comes onto the Screen."""
    left: Box | None = None
    """An Enemy's left Behaviour Box."""
    right: Box | None = None
    """An Enemy's right Behaviour Box."""


class ExamplePosition(Model):
    """How things stand at the start."""

    set_up: SetUpRef | None = None
    """The cards; left out: the first set-up in sight."""
    phase: Literal["set-up", "vigilante"] = "vigilante"
    """`set-up`: nothing has been dealt yet; `vigilante`: a turn begins as drawn."""
    drawn: Drawn | None = None
    """Who stands where. The other cards lie as Streets."""
    figures: Annotated[
        dict[Annotated[str, Field(pattern=ONE_WORD)], Annotated[str, Field(pattern=ONE_WORD)]],
        Field(examples=[{"V": "vera-cole", "r": "rash"}]),
    ] = Field(default_factory=dict)
    """Who each letter stands for: a Vigilante, Enemies or the boss, by id."""
    vigilante: Annotated[str, Field(pattern=ONE_WORD, examples=["vera-cole"])] | None = None
    """Who is played, where nothing is drawn; left out: the first Vigilante."""
    health: Annotated[dict[Annotated[str, Field(pattern=ONE_WORD)], Health], Field(examples=[{"V": 2}])] = Field(
        default_factory=dict
    )
    """Health now, by letter; left out: as at the start."""
    charges: Charges = Field(default_factory=dict)
    """Charge Levels now; left out: 2, as at the start."""
    streets: Annotated[List[StreetRef], Field(examples=[["pier", "market", "cafe-bar"]])] = ()
    """The Streets of the Screen, left to right; left out: the cards that are not drawn, in the order of the set-up."""
    cards: Annotated[
        dict[Annotated[str, Field(pattern=ONE_WORD)], Figures],
        Field(examples=[{"rash": {"health": 2, "left": ["move-left", "attack"]}}]),
    ] = Field(default_factory=dict)
    """Figures of cards, by id, that the example depends on."""
    skills: dict[SkillName, Levels] = Field(default_factory=dict)
    """Skills that the example depends on, each with its four levels."""
