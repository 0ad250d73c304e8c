"""What City of Fury's worked examples expect: each entry says one thing, told by its first key."""

from typing import Annotated, TypeAlias

from pydantic import Discriminator, Field, Tag

from rulewright_schema.fields import KEBAB_CASE, ONE_WORD, Count, Model, Positive
from rulewright_schema.games.city_of_fury.example_positions import Charges, Drawn
from rulewright_schema.games.city_of_fury.terms import Position, StreetRef


class FigureExpected(Model):
    """How the Vigilante or an Enemy stands at the end; only what is written is looked at."""

    figure: Annotated[str, Field(pattern=ONE_WORD, examples=["r"])]
    """The letter or id of the Vigilante, an Enemy or the boss."""
    at: Position | None = None
    """Its place on the Screen."""
    health: Count | None = None
    """Its Health."""
    out: bool | None = None
    """Whether it is off the Screen."""


class EventExpected(Model):
    """Something that came about, or did not."""

    event: Annotated[str, Field(pattern=KEBAB_CASE, examples=["enemy-hit"])]
    """The engine's event, such as `enemy-hit`."""
    where: Annotated[dict[str, int | str | bool], Field(examples=[{"enemy": "rash", "health": 2}])] = Field(
        default_factory=dict
    )
    """What it must say: figures by letter or id, places by number."""
    times: Count | None = None
    """How often; 0: not at all. Left out: at least once."""


class GameExpected(Model):
    """How the game stands."""

    screen: Drawn | None = None
    """Who stands where, drawn like the position; letters as there, or ids."""
    streets: Annotated[tuple[StreetRef, ...], Field(strict=False, examples=[["pier", "market"]])] | None = None
    """The Streets of the Screen, left to right."""
    charges: Charges | None = None
    """Charge Levels of the Skills named."""
    outcome: Annotated[str, Field(examples=["won"])] | None = None
    """`won`, `lost`, or `open` while it goes on."""
    turn: Positive | None = None
    """The turn, from 1."""
    waits_for: Annotated[str, Field(examples=["skill"])] | None = None
    """What is to be decided now: `deal`, `skill`, the name of an Action, `boost`, or `nothing`."""


def _expected(value: object) -> str:
    for key, model in (("figure", FigureExpected), ("event", EventExpected)):
        if isinstance(value, model) or (isinstance(value, dict) and key in value):
            return f"<{key}>"
    return "<game>"


Expectation: TypeAlias = Annotated[
    Annotated[FigureExpected, Tag("<figure>")]
    | Annotated[EventExpected, Tag("<event>")]
    | Annotated[GameExpected, Tag("<game>")],
    Discriminator(_expected),
]
"""One thing that must be so at the end."""
