"""Thug cards: who appears this turn and what all thugs do (sections 6b and 6c)."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field

from rulewright_schema.fields import DocumentModel, Model, Positive, Some
from rulewright_schema.games.megametrocity.terms import Group, Row, ThugActions
from rulewright_schema.words.phrases import Sequenced, Worded

Groups: TypeAlias = Annotated[
    Some[Group], Sequenced(), Field(examples=[[{"thug": "punk", "count": 2}, {"leader": "chains"}]])
]
Rows: TypeAlias = Annotated[
    dict[Row, Groups],
    Field(min_length=1, examples=[{"S.1": [{"thug": "punk", "count": 2}], "S.2": [{"leader": "chains"}]}]),
]


class _Spawn(Worded):
    wording: ClassVar[str] = "spawn-{type}"


class RegularSpawn(_Spawn):
    """Thugs in the rightmost column of the front tile (MMC-5a-02, MMC-6b-03)."""

    type: Literal["regular"]
    """An ordinary thug card."""
    rows: Rows
    """Who appears at each spawn point; as many of them count as heroes began the Stage (MMC-4-05)."""


class RearEntranceSpawn(_Spawn):
    """Thugs in the leftmost column, on the rear tile (MMC-6c-03)."""

    type: Literal["rear-entrance"]
    """Rear Entrance."""
    rows: Rows
    """Who appears at each spawn point; as many of them count as heroes began the Stage (MMC-4-05)."""


class DoorSpawn(_Spawn):
    """Thugs on the square below every door on the map, whatever the number of heroes (MMC-6c-02)."""

    type: Literal["door-spawn"]
    """Door Spawn."""
    each_door: Groups
    """Who appears at each door (MMC-6c-01)."""


class VanSpawn(_Spawn):
    """Thugs on each road square at the seam of the two tiles (MMC-6c-04)."""

    type: Literal["van"]
    """Van."""
    each_square: Groups
    """Who appears on each road square at the seam."""


class ThugOrders(Worded):
    """What all thugs do, as a model of its own so that it can be put into words."""

    wording: ClassVar[str] = "orders-{actions}"

    actions: ThugActions
    """The set of actions."""


Spawn: TypeAlias = Annotated[
    RegularSpawn | RearEntranceSpawn | DoorSpawn | VanSpawn,
    Field(discriminator="type", examples=[{"type": "door-spawn", "each_door": [{"thug": "punk"}]}]),
]
"""An ordinary thug card or one of the three special kinds."""


class ThugCard(DocumentModel):
    """One design of the Thug deck."""

    kind: Literal["thug-card"] = "thug-card"
    """Always `thug-card`."""
    quantity: Annotated[Positive, Field(examples=[2])] = 1
    """How many copies the deck holds."""
    spawn: Spawn
    """Part A: who appears, and where (MMC-6b-02)."""
    actions: Annotated[ThugActions, Field(examples=["move-and-attack"])]
    """Part B: what every thug on the map then does (MMC-6b-05)."""

    @property
    def printed(self) -> tuple[Model, ...]:
        """The two parts of the card (MMC-6b-01)."""
        return self.spawn, ThugOrders(actions=self.actions)

    @property
    def actor(self) -> str:
        """The gang."""
        return "thugs"
