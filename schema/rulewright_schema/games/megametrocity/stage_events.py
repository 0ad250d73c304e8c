"""What a stage makes happen at given moments: `when` something comes about, `do` this. The turn pauses for it."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field

from rulewright_schema.fields import Count, Model, Positive
from rulewright_schema.games.megametrocity.foes import BossFoe, Foe
from rulewright_schema.games.megametrocity.places import FeatureId
from rulewright_schema.games.megametrocity.stage_spawns import Spawn
from rulewright_schema.games.megametrocity.terms import FaceRef, TileRef
from rulewright_schema.words.phrases import Worded


class Reward(Worded):
    """What each hero gets."""

    wording: ClassVar[str] = "reward"

    item_cards: Annotated[Count, Field(examples=[2])] = 0
    """Item cards that each hero on the map draws."""
    upgrades: Annotated[Count, Field(examples=[1])] = 0
    """Upgrades that each hero gains, KO'd ones among them."""


class _Event(Worded):
    wording: ClassVar[str] = "moment-{event}"


class DestroyedEvent(_Event):
    """Something printed on the map is destroyed: each time one is."""

    event: Literal["destroyed"]
    """Something printed on the map is destroyed."""
    feature: FeatureId
    """What."""


class KnockedOutEvent(_Event):
    """An enemy is knocked out."""

    event: Literal["knocked-out"]
    """An enemy is knocked out."""
    whom: Foe
    """Who."""


class FreedEvent(_Event):
    """A chained boss is freed."""

    event: Literal["freed"]
    """A chained boss is freed."""
    whom: BossFoe
    """Who."""


class TileLaid(_Event):
    """A tile is laid; the tiles of the set-up count as laid there."""

    event: Literal["tile-laid"]
    """A tile is laid."""
    tile: TileRef
    """Which one."""


class FaceLaid(_Event):
    """An Establishment's tile is laid for the first time, as a hero enters."""

    event: Literal["face-laid"]
    """An Establishment's tile is laid for the first time."""
    face: FaceRef
    """Which one."""


class TurnBegins(_Event):
    """A turn begins."""

    event: Literal["turn-begins"]
    """A turn begins."""
    turn: Annotated[Positive, Field(examples=[5])]
    """Which one, counted from 1 as they are played."""


StageEvent: TypeAlias = Annotated[
    DestroyedEvent | KnockedOutEvent | FreedEvent | TileLaid | FaceLaid | TurnBegins, Field(discriminator="event")
]
"""A moment in the course of a stage."""
EVENTS: tuple[type[Model], ...] = (DestroyedEvent, KnockedOutEvent, FreedEvent, TileLaid, FaceLaid, TurnBegins)


class _Effect(Worded):
    wording: ClassVar[str] = "stage-effect-{effect}"


class SetDial(_Effect):
    """The dial is set; the turn then goes on."""

    effect: Literal["set-dial"]
    """The dial is set."""
    turn: Annotated[Positive, Field(examples=[4])]
    """The number that it shows afterwards: the turns left, this one included."""


class MoveDial(_Effect):
    """The dial gains or loses turns."""

    effect: Literal["move-dial"]
    """The dial gains or loses turns."""
    turns: Annotated[int, Field(ge=-20, le=20, examples=[2])]
    """Turns gained; less than 0: lost."""


class SpawnFigure(_Effect):
    """A figure appears."""

    effect: Literal["spawn"]
    """A figure appears."""
    figure: Spawn
    """Who and where; nobody appears while the place is not on the table."""


class GiveReward(Reward):
    """Each hero is given something."""

    wording: ClassVar[str] = "stage-effect-{effect}"

    effect: Literal["give"]
    """Each hero is given something."""


class EndStage(_Effect):
    """The stage ends at once."""

    effect: Literal["end-stage"]
    """The stage ends at once."""
    outcome: Literal["won", "lost"]
    """How."""


StageEffect: TypeAlias = Annotated[
    SetDial | MoveDial | SpawnFigure | GiveReward | EndStage, Field(discriminator="effect")
]
"""What a stage does at a moment."""
STAGE_EFFECTS: tuple[type[Model], ...] = (SetDial, MoveDial, SpawnFigure, GiveReward, EndStage)
