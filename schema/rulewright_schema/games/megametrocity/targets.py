"""Where and whom effects reach: the closed vocabularies of places and targets.

A place or target without figures is written as its bare name (`to: self`, `where: road`); one with figures is a
mapping told apart by `place:` or `target:`.
"""

from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Discriminator, Field, Tag

from rulewright_schema.games.megametrocity.terms import Row, Squares, ThugTypeRef
from rulewright_schema.words.phrases import Phrase, Worded

Amount: TypeAlias = Annotated[int, Field(ge=1, le=20, examples=[2])]
"""How many of something, at least one."""


def _shape(value: object) -> str:
    return "<text>" if isinstance(value, str) else "<mapping>"


# ------------------------------------------------------------------------------------------------------------ places
PlaceName: TypeAlias = Literal[
    "own-square", "adjacent", "target-square", "road", "street", "front-tile", "rear-tile", "establishment", "map",
    "doors", "spawn-points",
]  # fmt: skip
"""`own-square`: the square of the miniature that acts. `adjacent`: the eight squares around it, without its own.
`target-square`: the square that the attack was aimed at. `road`: all road squares. `street`: all squares of the tiles
laid, without Establishments. `establishment`: the Establishment that the acting miniature is in. `map`: everywhere,
Establishments included. `doors`: squares below doors (MMC-6c-02). `spawn-points`: the active ones (MMC-4-05)."""


class _Place(Worded):
    wording: ClassVar[str] = "place-{place}"


class Within(_Place):
    """All squares at most so many steps away, the own square included; obstacles do not matter."""

    place: Literal["within"]
    """An area around the acting miniature."""
    squares: Squares
    """The greatest distance."""


class Line(_Place):
    """Squares in any of the eight straight lines, bound by the rules for ranged attacks (MMC-8c-07 to MMC-8c-10)."""

    place: Literal["line"]
    """What a shot can reach."""
    squares: Squares
    """The range; the own square is always within it."""


class Beam(_Place):
    """Every square of one straight line, which the acting side chooses; obstacles that stop shots end it."""

    place: Literal["beam"]
    """One whole line, outward from the own square, which is not part of it."""
    squares: Squares
    """How far it goes."""


class InRow(_Place):
    """One row of the street, over all tiles laid."""

    place: Literal["row"]
    """A row of the street."""
    row: Row
    """Which row, from the top."""


_PlaceWithFigures: TypeAlias = Annotated[Within | Line | Beam | InRow, Field(discriminator="place")]
Place: TypeAlias = Annotated[
    Annotated[PlaceName, Tag("<text>")] | Annotated[_PlaceWithFigures, Tag("<mapping>")],
    Discriminator(_shape),
    Phrase("place"),
    Field(examples=["own-square", {"place": "within", "squares": 2}]),
]
"""Squares that an effect reaches."""

# ----------------------------------------------------------------------------------------------------------- targets
TargetName: TypeAlias = Literal["self", "hit", "same"]
"""`self`: the miniature that acts, or the hero who drew the card. `hit`: every miniature that the attack hit and that
is still in play. `same`: the miniatures that the effect before this one was for."""


class _Target(Worded):
    wording: ClassVar[str] = "target-{target}"


class OneHero(_Target):
    """One hero of the players' choice; it may be the acting hero."""

    target: Literal["hero"]
    """A hero of choice."""
    where: Place
    """Where it must be."""


class OtherHero(_Target):
    """One hero of the players' choice other than the acting one."""

    target: Literal["other-hero"]
    """Another hero of choice."""
    where: Place
    """Where it must be."""


class AllHeroes(_Target):
    """Every hero at a place; a KO'd hero is nowhere."""

    target: Literal["heroes"]
    """All heroes."""
    where: Place
    """Where they must be."""


class OtherHeroes(_Target):
    """Every hero at a place but the acting one."""

    target: Literal["other-heroes"]
    """All other heroes."""
    where: Place
    """Where they must be."""


class SomeThugs(_Target):
    """Thugs of choice; leaders, bosses and final bosses count as thugs (MMC-9-01) unless they are left out."""

    target: Literal["thug"]
    """A thug, or a few, of choice."""
    count: Amount = 1
    """At most how many."""
    type: Annotated[ThugTypeRef | None, Field(examples=["punk"])] = None
    """Only thugs of this type."""
    no_bosses: bool = False
    """Whether bosses and final bosses are left out."""
    where: Place
    """Where they must be."""


class AllThugs(_Target):
    """Every thug at a place; leaders, bosses and final bosses count as thugs unless they are left out."""

    target: Literal["thugs"]
    """All thugs."""
    type: Annotated[ThugTypeRef | None, Field(examples=["punk"])] = None
    """Only thugs of this type."""
    no_bosses: bool = False
    """Whether bosses and final bosses are left out."""
    where: Place
    """Where they must be."""


class Everyone(_Target):
    """Every miniature at a place, heroes and thugs alike (MMC-14-01)."""

    target: Literal["everyone"]
    """All miniatures."""
    where: Place
    """Where they must be."""


_TargetWithFigures: TypeAlias = Annotated[
    OneHero | OtherHero | AllHeroes | OtherHeroes | SomeThugs | AllThugs | Everyone, Field(discriminator="target")
]
Target: TypeAlias = Annotated[
    Annotated[TargetName, Tag("<text>")] | Annotated[_TargetWithFigures, Tag("<mapping>")],
    Discriminator(_shape),
    Phrase("target"),
    Field(examples=["self", {"target": "thugs", "where": "own-square"}]),
]
"""Whom an effect is for."""

_HeroTargetWithFigures: TypeAlias = Annotated[
    OneHero | OtherHero | AllHeroes | OtherHeroes, Field(discriminator="target")
]
HeroTarget: TypeAlias = Annotated[
    Annotated[TargetName, Tag("<text>")] | Annotated[_HeroTargetWithFigures, Tag("<mapping>")],
    Discriminator(_shape),
    Phrase("target"),
    Field(examples=["self", {"target": "other-hero", "where": "map"}]),
]
"""Whom an effect is for that only heroes can have: cards, turbo, actions."""
