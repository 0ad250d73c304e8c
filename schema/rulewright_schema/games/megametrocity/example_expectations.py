"""What MegaMetroCity's worked examples expect: each entry says one thing, told by its first key."""

from typing import Annotated, TypeAlias

from pydantic import Discriminator, Field, Tag

from rulewright_schema.fields import KEBAB_CASE, Count, List, Model, Positive
from rulewright_schema.games.megametrocity.example_positions import CardName, Carried, FoeName, Names, PlaceText
from rulewright_schema.games.megametrocity.example_stories import StoryExpected
from rulewright_schema.games.megametrocity.terms import Difficulty, FaceRef, HeroRef


class HeroExpected(Model):
    """How a hero stands at the end; only what is written is looked at."""

    hero: HeroRef
    """The hero."""
    at: PlaceText | None = None
    """The square."""
    ko: bool | None = None
    """Whether it is KO'd."""
    wounds: Count | None = None
    """Wounds."""
    life: Count | None = None
    """Life points left."""
    turbo: Count | None = None
    """Active turbo tokens."""
    moves: Count | None = None
    """Movement points left."""
    actions: Count | None = None
    """Actions left."""
    upgrades: List[CardName] | None = None
    """All upgrades, in any order."""
    weapons: List[Carried] | None = None
    """All weapons, in any order."""
    money: List[CardName] | None = None
    """All money cards, in any order."""


class FoeExpected(Model):
    """How one foe stands at the end; only what is written is looked at."""

    foe: FoeName
    """Its letter, or its kind where there is one of it."""
    at: PlaceText | None = None
    """The square."""
    out: bool | None = None
    """Whether it is off the map."""
    wounds: Count | None = None
    """Wounds."""
    life: Count | None = None
    """Life points left."""
    stunned: bool | None = None
    """Whether it skips the next Thugs turn."""
    chained: bool | None = None
    """Whether it is in chains."""


class CountExpected(Model):
    """How many foes of a kind there are."""

    count: FoeName
    """The kind; `thugs`: all thugs and leaders; `foes`: everybody."""
    number: Count
    """How many."""
    at: PlaceText | None = None
    """On this square; left out: on the map."""


class SquareExpected(Model):
    """Everybody and everything on a square."""

    square: PlaceText
    """The square."""
    holds: Names | None = None
    """All that is there, no more and no less; left out: nothing."""


class EventExpected(Model):
    """Something that came about, or did not."""

    event: Annotated[str, Field(pattern=KEBAB_CASE, examples=["hero-wounded"])]
    """The engine's event, such as `foe-spawned`."""
    where: dict[str, int | str | bool] = Field(
        default_factory=dict, examples=[{"hero": "jack", "wounds": 2}, {"kind": "punk", "square": "8,1"}]
    )
    """What it must say: heroes and cards by id, foes by letter or kind, squares as places."""
    times: Count | None = None
    """How often; 0: not at all. Left out: at least once."""


class GameExpected(Model):
    """How the game stands."""

    outcome: Annotated[str, Field(examples=["won"])] | None = None
    """`won`, `lost`, or `open` while it goes on; within a story that of the stage."""
    turn: Annotated[str, Field(examples=["jack"])] | None = None
    """Who decides: a hero, `players`, or `chance`."""
    waits_for: Annotated[str, Field(examples=["hero-turn"])] | None = None
    """What is to be decided, rolled or drawn now, by the engine's name."""
    dial: Count | None = None
    """What the dial shows."""
    round: Positive | None = None
    """The round."""
    level: Difficulty | None = None
    """How tough the thugs are."""
    spawn_points: Annotated[List[Count], Field(examples=[[4]])] | None = None
    """The active spawn points of each street."""
    tape: HeroRef | None = None
    """Who holds the tape."""
    street: Annotated[List[str], Field(examples=[["1.A", "stack-1"]])] | None = None
    """The tiles on the table, rear tile first; drawn ones are `drawn-1`, `drawn-2`, those of the stack `stack-1` …"""
    stack: Annotated[List[str], Field(examples=[["7.B", "4.A"]])] | None = None
    """The tiles still to come, in order; of several maps, those of the first map first."""
    inside: List[FaceRef] | None = None
    """The open Establishments, in any order."""
    item_deck: Count | None = None
    """Cards in the Item deck."""
    thug_deck: Count | None = None
    """Cards in the Thug deck."""
    item_discards: List[CardName] | None = None
    """All cards on the Item discards, in any order."""
    items_gone: List[CardName] | None = None
    """All Item cards that left the game, in any order."""
    shortcut: bool | None = None
    """Whether the stage is won as its shortcut of story mode asks."""
    marks: Annotated[dict[str, int], Field(examples=[{"batteries": 2}])] | None = None
    """Counts that the stage's rules keep, by the engine's name."""


def _expected(value: object) -> str:
    for key, model in _BY_KEY:
        if isinstance(value, model) or (isinstance(value, dict) and key in value):
            return f"<{key}>"
    return "<game>"


_BY_KEY: tuple[tuple[str, type[Model]], ...] = (
    ("hero", HeroExpected),
    ("foe", FoeExpected),
    ("count", CountExpected),
    ("square", SquareExpected),
    ("event", EventExpected),
    ("story", StoryExpected),
)

Expectation: TypeAlias = Annotated[
    Annotated[HeroExpected, Tag("<hero>")]
    | Annotated[FoeExpected, Tag("<foe>")]
    | Annotated[CountExpected, Tag("<count>")]
    | Annotated[SquareExpected, Tag("<square>")]
    | Annotated[EventExpected, Tag("<event>")]
    | Annotated[StoryExpected, Tag("<story>")]
    | Annotated[GameExpected, Tag("<game>")],
    Discriminator(_expected),
]
"""One thing that must be so at the end."""
