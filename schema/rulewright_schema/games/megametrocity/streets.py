"""A stage's street: the tiles that lie on the table at first and the stack that follows, on one map or on several."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Discriminator, Field, Tag

from rulewright_schema.fields import Count, Id, List, LocalText, MayVary, Positive
from rulewright_schema.games.megametrocity.terms import TileRef
from rulewright_schema.words.phrases import Sequenced, Worded

StartTiles: TypeAlias = Annotated[
    tuple[TileRef, ...], Sequenced("list-comma"), Field(strict=False, min_length=1, max_length=2)
]
"""The rear tile and the front tile, or a single tile that is both."""

Stack: TypeAlias = Annotated[List[TileRef], Sequenced("list-comma")]
"""Tiles that are still to come."""


class Tiles(Worded):
    """The tiles of one map."""

    wording: ClassVar[str] = "tiles"

    start: Annotated[MayVary[StartTiles], Field(examples=[["7.A", "2.B"]])]
    """The tiles at the start: rear tile, front tile. A single tile is both at once."""
    then: Annotated[MayVary[Stack], Field(examples=[["6.B", "4.B", "8.B"]])] = ()
    """The stack, first tile to be laid first."""


class StageMap(Tiles):
    """One of several maps that are played side by side."""

    wording: ClassVar[str] = "stage-map"

    id: Annotated[Id, Field(examples=["map-1"])]
    """Its name."""
    title: LocalText
    """The name shown to people."""


class Maps(Worded):
    """Several maps, each of which scrolls by itself; heroes stay on theirs (MMC-12.12-08)."""

    wording: ClassVar[str] = "maps"

    maps: Annotated[tuple[StageMap, ...], Field(strict=False, min_length=2, max_length=4)]
    """The maps."""
    in_play: MayVary[Positive]
    """How many of them are played; if fewer than there are, the players choose which."""
    least_heroes: Annotated[Count, Field(examples=[1])] = 1
    """Heroes that each map in play gets at least, as the players divide them."""
    revival: Literal["own-map", "any-map"] = "own-map"
    """Where a KO'd hero can be brought back."""
    thug_cards: Literal["each-map", "shared"] = "each-map"
    """`each-map`: each map has its own cards, whose actions bind the thugs of that map. `shared`: one draw for all."""
    spawns_counted: Literal["heroes-of-map", "all-heroes"] = "heroes-of-map"
    """The heroes that spawn points are counted by: those assigned to the map at the start, or all."""


def _shape(value: object) -> str:
    several = isinstance(value, Maps) or (isinstance(value, dict) and "maps" in value)
    return "<maps>" if several else "<one map>"


Street: TypeAlias = Annotated[
    Annotated[Tiles, Tag("<one map>")] | Annotated[Maps, Tag("<maps>")], Discriminator(_shape)
]
"""One map, or several; the key `maps` alone tells which."""
