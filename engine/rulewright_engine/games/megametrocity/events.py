"""What came about: nouns in the past tense. Figures and squares as in the state, cards and sheets by id."""

from dataclasses import dataclass

from rulewright_engine.interface import Event


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn began; the dial shows the turns left."""

    turn: int
    dial: int


@dataclass(frozen=True, slots=True)
class HeroTurnBegan(Event):
    """A hero's turn began."""

    hero: int


@dataclass(frozen=True, slots=True)
class HeroTurnEnded(Event):
    """A hero's turn ended."""

    hero: int


@dataclass(frozen=True, slots=True)
class TapePassed(Event):
    """The tape went to a hero."""

    hero: int


@dataclass(frozen=True, slots=True)
class StageEnded(Event):
    """The stage was won or lost."""

    outcome: str
    reason: str


@dataclass(frozen=True, slots=True)
class ThugCardDrawn(Event):
    """A Thug card was drawn; `used` is false for one that was discarded at once."""

    card: str
    used: bool = True


@dataclass(frozen=True, slots=True)
class FoeSpawned(Event):
    """A foe appeared."""

    foe: int
    kind: str
    square: int


@dataclass(frozen=True, slots=True)
class FoeMoved(Event):
    """A foe went, or was moved, to another square."""

    foe: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class FoeWounded(Event):
    """A foe took wounds, and Defense blocked others."""

    foe: int
    wounds: int
    blocked: int


@dataclass(frozen=True, slots=True)
class FoeKnockedOut(Event):
    """A foe was knocked out; `by` is the hero who did it, -1 for nobody."""

    foe: int
    kind: str
    by: int


@dataclass(frozen=True, slots=True)
class FoeRemoved(Event):
    """A foe left the map without being knocked out."""

    foe: int
    kind: str


@dataclass(frozen=True, slots=True)
class HeroPlaced(Event):
    """A hero was put on a square: at the start or when brought back."""

    hero: int
    square: int


@dataclass(frozen=True, slots=True)
class HeroMoved(Event):
    """A hero went, or was moved, to another square."""

    hero: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class HeroWounded(Event):
    """A hero took wounds."""

    hero: int
    wounds: int


@dataclass(frozen=True, slots=True)
class HeroHealed(Event):
    """A hero's wounds were healed."""

    hero: int
    wounds: int


@dataclass(frozen=True, slots=True)
class FoeHealed(Event):
    """A foe's wounds were healed."""

    foe: int
    wounds: int


@dataclass(frozen=True, slots=True)
class HeroKnockedOut(Event):
    """A hero was KO'd."""

    hero: int


@dataclass(frozen=True, slots=True)
class HeroReturned(Event):
    """A KO'd hero came back."""

    hero: int
    square: int


@dataclass(frozen=True, slots=True)
class AttackAimed(Event):
    """A hero or foe attacked: with what, at which square (-1: none in particular) or hero."""

    figure: int
    source: str
    square: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """Dice of an attack fell."""

    figure: int
    faces: tuple[int, ...]
    hits: int


@dataclass(frozen=True, slots=True)
class HitsLost(Event):
    """Hits found nobody left to strike."""

    hero: int
    hits: int


@dataclass(frozen=True, slots=True)
class TurboGained(Event):
    """Turbo tokens were turned to their active side."""

    hero: int
    tokens: int


@dataclass(frozen=True, slots=True)
class TurboSpent(Event):
    """Turbo tokens were turned back."""

    hero: int
    tokens: int


@dataclass(frozen=True, slots=True)
class ItemDrawn(Event):
    """A hero drew an Item card."""

    hero: int
    card: str


@dataclass(frozen=True, slots=True)
class ItemSeen(Event):
    """A card of the deck was looked at."""

    hero: int
    card: str


@dataclass(frozen=True, slots=True)
class ItemTaken(Event):
    """A hero now has an item."""

    hero: int
    card: str


@dataclass(frozen=True, slots=True)
class ItemDiscarded(Event):
    """An item went to the discards."""

    hero: int
    card: str


@dataclass(frozen=True, slots=True)
class ItemDropped(Event):
    """An item was left on the ground."""

    hero: int
    card: str
    square: int


@dataclass(frozen=True, slots=True)
class ItemLeftGame(Event):
    """What lay on the ground left the game (MMC-7f-03)."""

    card: str


@dataclass(frozen=True, slots=True)
class ItemGiven(Event):
    """An item changed hands."""

    giver: int
    taker: int
    card: str


@dataclass(frozen=True, slots=True)
class EventHappened(Event):
    """An event card took effect; `effect` is false where the stage leaves it without."""

    hero: int
    card: str
    effect: bool = True


@dataclass(frozen=True, slots=True)
class FoodEaten(Event):
    """Food was eaten."""

    hero: int
    card: str


@dataclass(frozen=True, slots=True)
class WeaponUsed(Event):
    """A battery of a weapon was spent; `left` uses remain."""

    hero: int
    card: str
    left: int


@dataclass(frozen=True, slots=True)
class WeaponRecharged(Event):
    """Battery tokens were taken off a weapon."""

    hero: int
    card: str
    batteries: int


@dataclass(frozen=True, slots=True)
class CoinInserted(Event):
    """Money was spent at a machine."""

    hero: int
    service: str
    cents: int


@dataclass(frozen=True, slots=True)
class UpgradeGained(Event):
    """A hero gained an Enhancement, by its attribute, or a Technique."""

    hero: int
    upgrade: str


@dataclass(frozen=True, slots=True)
class TechniqueUsed(Event):
    """An ability of a Technique was used."""

    hero: int
    technique: str


@dataclass(frozen=True, slots=True)
class FurnitureBroken(Event):
    """Furniture or a square of an Establishment got a debris token."""

    hero: int
    square: int


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A tile was laid."""

    tile: str


@dataclass(frozen=True, slots=True)
class TileRemoved(Event):
    """A tile was taken away."""

    tile: str


@dataclass(frozen=True, slots=True)
class MapScrolled(Event):
    """A street scrolled."""

    street: int


@dataclass(frozen=True, slots=True)
class FaceLaid(Event):
    """An Establishment's tile was laid."""

    face: str


@dataclass(frozen=True, slots=True)
class FaceRemoved(Event):
    """An Establishment's tile was taken away."""

    face: str


@dataclass(frozen=True, slots=True)
class TilesSwapped(Event):
    """Rear and front tile traded places."""

    street: int
