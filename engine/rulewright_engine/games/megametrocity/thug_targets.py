"""What a thug can attack from where it stands, and whom (section 9b); the choice itself is in `hero_choice`."""

from rulewright_engine.games.megametrocity import special_attacks
from rulewright_engine.games.megametrocity.figures import foe_range
from rulewright_engine.games.megametrocity.hero_choice import chosen
from rulewright_engine.games.megametrocity.state import Foe, State


def reach(state: State, number: int, foe: Foe) -> int:
    """The squares that a foe can attack from where it stands; every Range includes the own square (MMC-9a-04)."""
    if state.table.kinds[foe.kind].sort == "final-boss":
        return special_attacks.reach(state, number)
    return state.window.fire(foe.square, foe_range(state, foe))


def attack_target(state: State, number: int, foe: Foe, heroes: list[int]) -> int | None:
    """The hero, among those on the map in the order of play, that a foe attacks from where it stands; None if none is
    in reach (MMC-9b-15).
    """
    mask = reach(state, number, foe)
    near = [hero for hero in heroes if mask >> state.heroes[hero].square & 1]
    return chosen(state, foe.square, near) if near else None
