"""What came about: nouns in the past tense. Figures and squares as in the state, cards and sheets by id."""

from rulewright_engine.interface import Event
from rulewright_engine.values import frozen


@frozen
class TurnBegan(Event):
    """A turn began; the dial shows the turns left."""

    turn: int
    dial: int


@frozen
class HeroTurnBegan(Event):
    """A hero's turn began."""

    hero: int


@frozen
class HeroTurnEnded(Event):
    """A hero's turn ended."""

    hero: int


@frozen
class TapePassed(Event):
    """The tape went to a hero."""

    hero: int


@frozen
class StageEnded(Event):
    """The stage was won or lost."""

    outcome: str
    reason: str


@frozen
class ThugCardDrawn(Event):
    """A Thug card was drawn; `used` is false for one that was discarded at once."""

    card: str
    used: bool = True


@frozen
class FoeSpawned(Event):
    """A foe appeared."""

    foe: int
    kind: str
    square: int


@frozen
class FoeMoved(Event):
    """A foe went, or was moved, to another square."""

    foe: int
    start: int
    end: int


@frozen
class FoeWounded(Event):
    """A foe took wounds, and Defense blocked others."""

    foe: int
    wounds: int
    blocked: int


@frozen
class FoeKnockedOut(Event):
    """A foe was knocked out; `by` is the hero who did it, -1 for nobody."""

    foe: int
    kind: str
    by: int


@frozen
class FoeRemoved(Event):
    """A foe left the map without being knocked out."""

    foe: int
    kind: str


@frozen
class HeroPlaced(Event):
    """A hero was put on a square: at the start or when brought back."""

    hero: int
    square: int


@frozen
class HeroMoved(Event):
    """A hero went, or was moved, to another square."""

    hero: int
    start: int
    end: int


@frozen
class HeroWounded(Event):
    """A hero took wounds."""

    hero: int
    wounds: int


@frozen
class HeroHealed(Event):
    """A hero's wounds were healed."""

    hero: int
    wounds: int


@frozen
class FoeHealed(Event):
    """A foe's wounds were healed."""

    foe: int
    wounds: int


@frozen
class HeroKnockedOut(Event):
    """A hero was KO'd."""

    hero: int


@frozen
class HeroReturned(Event):
    """A KO'd hero came back."""

    hero: int
    square: int


@frozen
class AttackAimed(Event):
    """A hero or foe attacked: with what, at which square (-1: none in particular) or hero."""

    figure: int
    source: str
    square: int


@frozen
class DiceRolled(Event):
    """Dice of an attack fell."""

    figure: int
    faces: tuple[int, ...]
    hits: int


@frozen
class HitsLost(Event):
    """Hits found nobody left to strike."""

    hero: int
    hits: int


@frozen
class TurboGained(Event):
    """Turbo tokens were turned to their active side."""

    hero: int
    tokens: int


@frozen
class TurboSpent(Event):
    """Turbo tokens were turned back."""

    hero: int
    tokens: int


@frozen
class ItemDrawn(Event):
    """A hero drew an Item card."""

    hero: int
    card: str


@frozen
class ItemSeen(Event):
    """A card of the deck was looked at."""

    hero: int
    card: str


@frozen
class ItemTaken(Event):
    """A hero now has an item."""

    hero: int
    card: str


@frozen
class ItemDiscarded(Event):
    """An item went to the discards."""

    hero: int
    card: str


@frozen
class ItemDropped(Event):
    """An item was left on the ground."""

    hero: int
    card: str
    square: int


@frozen
class ItemLeftGame(Event):
    """What lay on the ground left the game (MMC-7f-03)."""

    card: str


@frozen
class ItemGiven(Event):
    """An item changed hands."""

    giver: int
    taker: int
    card: str


@frozen
class EventHappened(Event):
    """An event card took effect; `effect` is false where the stage leaves it without."""

    hero: int
    card: str
    effect: bool = True


@frozen
class FoodEaten(Event):
    """Food was eaten."""

    hero: int
    card: str


@frozen
class WeaponUsed(Event):
    """A battery of a weapon was spent; `left` uses remain."""

    hero: int
    card: str
    left: int


@frozen
class WeaponRecharged(Event):
    """Battery tokens were taken off a weapon."""

    hero: int
    card: str
    batteries: int


@frozen
class CoinInserted(Event):
    """Money was spent at a machine."""

    hero: int
    service: str
    cents: int


@frozen
class UpgradeGained(Event):
    """A hero gained an Enhancement, by its attribute, or a Technique."""

    hero: int
    upgrade: str


@frozen
class TechniqueUsed(Event):
    """An ability of a Technique was used."""

    hero: int
    technique: str


@frozen
class FurnitureBroken(Event):
    """Furniture or a square of an Establishment got a debris token."""

    hero: int
    square: int


@frozen
class TileLaid(Event):
    """A tile was laid."""

    tile: str


@frozen
class TileRemoved(Event):
    """A tile was taken away."""

    tile: str


@frozen
class MapScrolled(Event):
    """A street scrolled."""

    street: int


@frozen
class FaceLaid(Event):
    """An Establishment's tile was laid."""

    face: str


@frozen
class FaceRemoved(Event):
    """An Establishment's tile was taken away."""

    face: str


@frozen
class TilesSwapped(Event):
    """Rear and front tile traded places."""

    street: int
