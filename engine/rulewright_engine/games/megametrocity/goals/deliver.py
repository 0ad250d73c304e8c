"""Put things away at a place (MMC-12.05-03, MMC-12.10-03, MMC-12.14-03)."""

from rulewright_engine.games.megametrocity.goals.asking import Asked
from rulewright_engine.games.megametrocity.goals.progress import done, number_of
from rulewright_engine.games.megametrocity.parts import Item
from rulewright_engine.games.megametrocity.state import State
from rulewright_schema.fields import value_for
from rulewright_schema.games.megametrocity.goals import BatteryTokens, Deliver, GoldenWeapons, Money, Ware, Weapons


def met(state: State, goal: Deliver, asked: Asked) -> bool:
    """Whether all is put away: by all heroes together, or by each one who is on the map (MMC-12.05-03)."""
    number = number_of(state, goal)
    if goal.share == "together":
        return not any(owed(state, number, goal, ware) for ware in goal.wares)
    standing = list(state.standing())
    return bool(standing) and not any(owed(state, number, goal, ware, hero) for ware in goal.wares for hero in standing)


def owed(state: State, number: int, goal: Deliver, ware: Ware, hero: int = 0) -> int:
    """What is still to be put away of a ware, by a hero or by all together; 0 when it is all done."""
    wanted = value_for(ware.cents if isinstance(ware, Money) else ware.count, state.table.count) or 0
    whose = None if goal.share == "together" else hero
    return max(0, wanted - done(state, number, ware.ware, whose))


def takes(ware: Ware, item: Item) -> bool:
    """Whether an item is such a ware."""
    match ware:
        case Money():
            return item.type == "money"
        case Weapons():
            return item.type == "weapon"
        case GoldenWeapons():
            return item.type == "weapon" and item.golden
        case BatteryTokens():
            return item.type == "token"


def ware_for(state: State, number: int, goal: Deliver, hero: int, item: Item) -> Ware | None:
    """The ware, still owed, that an item counts for; golden weapons count as such before they count as weapons."""
    fitting = [ware for ware in goal.wares if takes(ware, item) and owed(state, number, goal, ware, hero)]
    fitting.sort(key=lambda ware: not isinstance(ware, GoldenWeapons))
    return fitting[0] if fitting else None
