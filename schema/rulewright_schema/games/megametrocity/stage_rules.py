"""Extras: rules of a stage that add to the game's own or change them."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field

from rulewright_schema.fields import HeroRange, MayVary, Positive, Some
from rulewright_schema.games.megametrocity.life import Life
from rulewright_schema.games.megametrocity.places import FeatureId, Place, StreetPlace
from rulewright_schema.games.megametrocity.stage_events import StageEffect, StageEvent
from rulewright_schema.games.megametrocity.terms import ItemCardRef, TileRef
from rulewright_schema.words.phrases import Phrase, Sequenced, Worded

Edge: TypeAlias = Annotated[Literal["right", "left"], Phrase("edge")]
"""The outermost column at the front (right) or at the rear (left) end of the map."""


class ExtraModel(HeroRange, Worded):
    """Base of extras."""

    wording: ClassVar[str] = "extra-{extra}"


class NoScrolling(ExtraModel):
    """The map never scrolls."""

    extra: Literal["no-scrolling"]
    """The map never scrolls."""


class NoThugsTurn(ExtraModel):
    """No Thugs turn is played."""

    extra: Literal["no-thugs-turn"]
    """No Thugs turn is played."""


class ThugsTurn(ExtraModel):
    """How a Thugs turn is played, on each map."""

    extra: Literal["thugs-turn"]
    """How a Thugs turn is played."""
    cards: Annotated[Positive, Field(examples=[2])]
    """Thug cards drawn in each Thugs turn."""
    edges: Annotated[Some[Edge], Sequenced("list-then"), Field(examples=[["right", "left"]])]
    """Where each card's thugs come in, card by card; special cards keep their own places."""
    acting: Literal["every", "first", "last"] = "every"
    """The cards whose actions are carried out."""


class WithoutEffect(ExtraModel):
    """A card has no effect for a time: it is discarded and, as an event, replaced by another draw."""

    extra: Literal["without-effect"]
    """A card has no effect for a time."""
    card: Annotated[ItemCardRef, Field(examples=["earthquake"])]
    """The card."""
    during: Literal["stage", "before-last-tile", "ride"]
    """The whole stage; until the last tile of the stack is laid; from the laying of a ride's tile to the end of the
    ride."""


class Ride(ExtraModel):
    """A tile that carries the heroes off: held alone for some turns, then left for the tiles behind it in the stack.

    Once all others are gone from the table the tile lies alone and nothing scrolls. After the turns on it the heroes
    are put on a tile behind it, and all other figures are left behind: they go back to the supply and no KO counts.
    """

    extra: Literal["ride"]
    """A tile that carries the heroes off."""
    tile: TileRef
    """The tile, one of the stack."""
    turns: Annotated[Positive, Field(examples=[3])]
    """Turns to hold out, counted from the first one that begins with the tile alone on the table."""
    arrival: StreetPlace
    """Where the heroes are put when the ride is over."""
    map_after: Annotated[tuple[TileRef, ...], Sequenced(), Field(strict=False, min_length=1, max_length=2)]
    """The tiles of the map after the ride, rear tile first; the rest of the stack follows them."""


class Destructible(ExtraModel):
    """Something printed on the map has life points and can be destroyed."""

    extra: Literal["destructible"]
    """Something printed on the map can be destroyed."""
    feature: FeatureId
    """What."""
    life: MayVary[Life]
    """Life points of each one."""
    treated_as: Literal["enemy", "obstacle"]
    """`enemy`: attacked like an enemy on its square, holds up scrolling and counts as a KO, but never acts.
    `obstacle`: attacked in melee from any square next to it."""
    movable: bool = False
    """Whether it can be pushed, or moved by a Technique."""
    weapons: bool = True
    """Whether weapons work on it."""


class PickUp(ExtraModel):
    """Heroes can take something at a place."""

    extra: Literal["pick-up"]
    """Heroes can take something at a place."""
    token: Literal["battery"]
    """What they take."""
    place: Place
    """Where a hero has to be to take it."""
    actions: Annotated[Positive, Field(examples=[1])] = 1
    """Actions for taking one."""
    carried_as: Literal["weapon", "money"]
    """`weapon`: it fills the one weapon slot, can be dropped and exchanged. `money`: any number can be carried."""
    supply: MayVary[Positive] | None = None
    """How many there are; left out: no limit."""


class Moment(ExtraModel):
    """Something happens at a moment, each time it comes about."""

    extra: Literal["moment"]
    """Something happens at a moment."""
    when: StageEvent
    """The moment."""
    do: Annotated[Some[StageEffect], Sequenced()]
    """What happens, in order."""


Extra: TypeAlias = Annotated[
    NoScrolling | NoThugsTurn | ThugsTurn | WithoutEffect | Ride | Destructible | PickUp | Moment,
    Field(discriminator="extra"),
]
"""A rule of a stage."""
EXTRAS: tuple[type[ExtraModel], ...] = (
    NoScrolling,
    NoThugsTurn,
    ThugsTurn,
    WithoutEffect,
    Ride,
    Destructible,
    PickUp,
    Moment,
)
