"""Positions of MegaMetroCity's worked examples: the street, who stands where, and whose turn it is."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rulewright_schema.fields import (
    CARRIED,
    ONE_WORD,
    SQUARE,
    Count,
    DistinctList,
    Id,
    List,
    LocalText,
    MayVary,
    Model,
    Positive,
    Some,
    SomeDistinct,
    Translation,
)
from rulewright_schema.games.megametrocity.example_stories import StoryPosition
from rulewright_schema.games.megametrocity.foes import Draw, DrawId
from rulewright_schema.games.megametrocity.goals import Goal
from rulewright_schema.games.megametrocity.item_cards import ItemCard
from rulewright_schema.games.megametrocity.legend import Drawing, Letter, TileEntry
from rulewright_schema.games.megametrocity.places import StreetPlace
from rulewright_schema.games.megametrocity.stage_rules import Extra
from rulewright_schema.games.megametrocity.stage_spawns import Spawn
from rulewright_schema.games.megametrocity.technique_cards import TechniqueCard
from rulewright_schema.games.megametrocity.terms import (
    ComponentName,
    Difficulty,
    FaceRef,
    HeroRef,
    StageRef,
    ThugActions,
    TileRef,
)
from rulewright_schema.games.megametrocity.thug_cards import ThugCard

PlaceText: TypeAlias = Annotated[str, Field(pattern=SQUARE, examples=["3,2"])]
"""A square: column (from 1 at the left edge of the table) and row (0 the facade, 1 to 4 S.1 to S.4), as in actions.

`7.A:2,3` and `arcade:2,1` count the columns of that tile or Establishment alone.
"""
Names: TypeAlias = Annotated[str, Field(min_length=1, max_length=200, examples=["punk x2, revolver"])]
"""Who or what is there: heroes, types of thug (`punk`, `punk-leader`), bosses, things, Item cards, `debris`."""
FoeName: TypeAlias = Annotated[str, Field(pattern=ONE_WORD, max_length=80, examples=["punk-leader"])]
"""A kind of foe (`punk`, `punk-leader`, `sid`, `control-panel`), or the letter of one that is drawn once."""
CardName: TypeAlias = Annotated[str, Field(pattern=ONE_WORD, max_length=80, examples=["revolver"])]
"""A card by its id, the example's own cards among them."""
Carried: TypeAlias = Annotated[str, Field(pattern=CARRIED, max_length=80, examples=["revolver used 1"])]
"""A weapon that is carried, with the uses that its batteries have spent."""

_OWN_TITLE: dict[str, str | Translation] = {"en": "The example's own", "es": "Propia del ejemplo"}


class OwnItemCard(ItemCard):
    """An Item card that only this example has; the deck holds it beside the others."""

    title: Annotated[LocalText, Field(examples=[_OWN_TITLE])] = Field(default_factory=lambda: dict(_OWN_TITLE))
    """The name shown to people; may be left out here."""


class OwnThugCard(ThugCard):
    """A Thug card that only this example has; the deck holds it beside the others."""

    title: Annotated[LocalText, Field(examples=[_OWN_TITLE])] = Field(default_factory=lambda: dict(_OWN_TITLE))
    """The name shown to people; may be left out here."""


class OwnTechniqueCard(TechniqueCard):
    """A Technique that only this example has."""

    title: Annotated[LocalText, Field(examples=[_OWN_TITLE])] = Field(default_factory=lambda: dict(_OWN_TITLE))
    """The name shown to people; may be left out here."""


class SpecialSheet(Model):
    """Figures of a hero's Special Technique that differ from the sheet."""

    life_cost: Count | None = None
    """Life points that it costs."""
    dice: Positive | None = None
    """Dice."""
    value: Positive | None = None
    """Wounds of each hit."""
    fight: Count | None = None
    """The lowest face that hits; 0: the hero's own."""


class SheetFigures(Model):
    """Figures that differ from the sheet, so that the example holds whatever the sheet says."""

    movement: Count | None = None
    """Squares of a movement."""
    actions: Count | None = None
    """A hero's actions."""
    fight: Annotated[int, Field(ge=2, le=10, examples=[7])] | None = None
    """The lowest face that hits."""
    life: Count | None = None
    """Life points; 0 for thugs whom any wound knocks out."""
    turbo: Count | None = None
    """A hero's turbo tokens."""
    attack: Count | None = None
    """A thug's dice."""
    range: Count | None = None
    """A thug's range."""
    defense: Count | None = None
    """A thug's Defense."""
    special: SpecialSheet | None = None
    """A hero's Special Technique."""


class HeroPosition(Model):
    """A hero at the start of the example. Every hero is drawn, or has `at`, or is `ko`."""

    at: PlaceText | None = None
    """The square."""
    ko: bool = False
    """KO'd: off the map."""
    wounds: Count = 0
    """Wounds taken."""
    turbo: Count = 0
    """Turbo tokens on their active side."""
    upgrades: Annotated[List[CardName], Field(examples=[["fight", "fight", "nuclear-suplex"]])] | None = None
    """Enhancements by attribute and Techniques by id. Left out: none; at the set-up the players choose if no hero has
    any given."""
    weapons: Annotated[List[Carried], Field(examples=[["revolver used 1"]])] = ()
    """Weapons carried."""
    money: Annotated[List[CardName], Field(examples=[["quarter", "quarter"]])] = ()
    """Money cards."""
    moves: Count | None = None
    """Movement points left in its turn; left out: all."""
    actions: Count | None = None
    """Actions left in its turn; left out: all."""
    kos: Count = 0
    """Foes it knocked out in its turn."""
    special_used: bool = False
    """Whether it used its Special Technique in this turn."""


class FoePosition(Model):
    """A foe that is not drawn, or more about one that is."""

    foe: FoeName
    """Its kind, or the letter of one that is drawn once."""
    at: PlaceText | None = None
    """The square; left out: where it is drawn, or where the stage put it."""
    wounds: Count = 0
    """Wounds taken."""
    stunned: bool = False
    """Skips the actions of the next Thugs turn."""
    chained: bool | None = None
    """In chains, or free; left out: as the stage put it."""
    gone: bool = False
    """Taken off the map: for those whom the stage itself puts there."""


class ExamplePosition(Model):
    """How things stand when the example begins.

    The street is a stage's own (`stage`), or made of tiles (`street`), or drawn (`drawn` alone). Columns count from 1
    through the whole street; an open Establishment follows after an empty column.
    """

    stage: StageRef | None = None
    """The stage that is played; left out: one without rules of its own, which nothing in the example can win."""
    story: StoryPosition | None = None
    """The story that it belongs to; left out: the stage is played by itself."""
    maps: DistinctList[Id] = ()
    """The maps in play of a stage that leaves some out."""
    difficulty: Difficulty = "normal"
    """How tough the thugs are."""
    turns: Annotated[Positive, Field(examples=[5])] = 9
    """Turns on the dial at the start, where there is no `stage`."""
    goal: MayVary[Goal] | None = None
    """What wins, where there is no `stage`."""
    extras: List[Extra] = ()
    """Rules of the stage, where there is no `stage`."""
    spawns: List[Spawn] = ()
    """Who the stage puts on the map, where there is no `stage`."""
    draws: dict[DrawId, Draw] = Field(default_factory=dict)
    """Bosses drawn at the set-up, where there is no `stage`."""
    drawn_bosses: Annotated[List[CardName], Field(examples=[["sid"]])] = ()
    """The bosses that the draws gave, in order; left out: any."""
    heroes_start: StreetPlace | None = None
    """Where heroes start, where there is no `stage`."""
    met: dict[DrawId, CardName] = Field(default_factory=dict, examples=[{"the-boss": "sid"}])
    """Bosses that story mode brings in place of the draws of the stage."""
    street: Annotated[tuple[TileRef, ...], Field(strict=False, max_length=2, examples=[["1.A", "2.A"]])] = ()
    """The tiles on the table, rear tile first; with a `stage`, those that lie there after some scrolling."""
    streets: Annotated[dict[Id, Some[TileRef]], Field(examples=[{"map-1": ["9.A", "2.A"]}])] = Field(
        default_factory=dict
    )
    """The tiles of each map, where a `stage` has several; left out: those of its start."""
    stack: Annotated[List[Drawing], Field(examples=[["3.A"]])] = ()
    """Tiles to come, where there is no `stage`: ids of tiles, or drawings of them."""
    drawn: Drawing | None = None
    """The street with its figures: five rows, `|` between the tiles.

    Without `stage` and `street` the drawing is the street: beside `.`, `=` and `~` it knows `o` furniture, `r`, `y` and
    `x` obstacles (red, yellow, unmarked), `i` Insert Coin, `z` Zultar and `d` a door without Establishment. With them
    every other character must be as on the tiles.
    """
    ground: dict[Letter, TileEntry] = Field(default_factory=dict, examples=[{"A": {"door": "arcade"}}])
    """What further characters of the drawn ground stand for."""
    inside: dict[FaceRef, Drawing] = Field(default_factory=dict, examples=[{"arcade": "...\n.p.\n.E.\n"}])
    """Establishments that are open, drawn with their figures; `E` is the entry."""
    opened: Annotated[DistinctList[FaceRef], Field(examples=[["strip-club"]])] = ()
    """Establishments that are open as they are, not drawn."""
    behind: dict[FaceRef, Drawing] = Field(default_factory=dict, examples=[{"arcade": "...\n...\n.E.\n"}])
    """Establishments that are still closed, drawn as the example wants them."""
    figures: dict[Letter, Names] = Field(default_factory=dict, examples=[{"J": "jack", "q": "punk x2"}])
    """Who or what each letter of the drawings stands for."""
    under: dict[Letter, Letter] = Field(default_factory=dict, examples=[{"J": "o"}])
    """The ground below a letter, where it is not plain: a square, or the road in a row with road."""
    placed: dict[PlaceText, Names] = Field(default_factory=dict, examples=[{"3,2": "punk x2"}])
    """Who or what stands where without being drawn."""
    heroes: Annotated[dict[HeroRef, HeroPosition], Field(min_length=1, max_length=8, examples=[{"jack": {}}])]
    """The heroes in their order of play."""
    foes: Annotated[List[FoePosition], Field(examples=[[{"foe": "sid", "wounds": 2}]])] = ()
    """More about foes."""
    sheets: dict[FoeName, SheetFigures] = Field(default_factory=dict, examples=[{"punk": {"movement": 2}}])
    """Figures of heroes and foes for this example: state those that it depends on."""
    item_cards: List[OwnItemCard] = ()
    """Item cards of the example's own."""
    thug_cards: List[OwnThugCard] = ()
    """Thug cards of the example's own."""
    technique_cards: List[OwnTechniqueCard] = ()
    """Techniques of the example's own."""
    item_deck: Annotated[List[CardName], Field(examples=[["quarter", "quarter"]])] | None = None
    """The cards left in the Item deck; left out: all that nobody has. The rest is on the discard pile."""
    item_discards: Annotated[List[CardName], Field(examples=[["quarter"]])] | None = None
    """The cards on the Item discards, where the deck is given; the rest has left the game."""
    thug_deck: Annotated[List[CardName], Field(examples=[["four-corners"]])] | None = None
    """The cards left in the Thug deck; left out: all. The rest is on the discard pile."""
    supply: dict[ComponentName, Count] = Field(default_factory=dict, examples=[{"punk": 1}])
    """Figures left beside the map; left out: all that are not on it."""
    kos: dict[FoeName, Count] = Field(default_factory=dict, examples=[{"punk": 9}])
    """Foes knocked out so far."""
    marks: dict[str, int] = Field(default_factory=dict, examples=[{"batteries": 2}])
    """Counts that the stage's rules have kept so far, by the engine's name."""
    phase: Annotated[Literal["set-up", "new-round", "thugs", "heroes", "round-end"], Field(examples=["thugs"])] = (
        "heroes"
    )
    """What comes now, where it is no hero's turn: the set-up, a new round, the Thugs turn (a card is drawn), the turns
    of the heroes, or the end of the round."""
    turn: HeroRef | None = None
    """The hero whose turn it is."""
    orders: ThugActions | None = None
    """The thugs carry out these actions first; no card is drawn for them. Then the heroes' turns begin."""
    played: SomeDistinct[HeroRef] | None = None
    """Heroes who have had their turn; left out: all but the one whose turn it is."""
    tape: HeroRef | None = None
    """Who holds the tape; left out: the first hero."""
    round: Positive = 1
    """The round."""
    dial: Positive | None = None
    """What the dial shows; left out: the stage's turns."""
