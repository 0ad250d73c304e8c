"""Special Attacks of final bosses (MMC-9c2-04 to MMC-9c2-08): the first that can be made is made."""

from rulewright_engine.games.megametrocity.effects import conditions, places
from rulewright_engine.games.megametrocity.events import AttackAimed
from rulewright_engine.games.megametrocity.parts import Special
from rulewright_engine.games.megametrocity.state import State
from rulewright_schema.geometry import union


def _possible(state: State, number: int, special: Special) -> int:
    """The squares in reach of a Special Attack whose conditions hold; 0 if they do not."""
    mask = places.squares(state, special.reach, number)
    if not mask & state.heroes_mask():
        return mask
    return mask if all(conditions.holds(state, each, number, mask) for each in special.only_if) else 0


def reach(state: State, number: int) -> int:
    """Where a hero must be for a final boss to make any of its attacks; it stops moving there (MMC-9c2-06)."""
    specials = state.table.kinds[state.foes[number].kind].specials
    return union(_possible(state, number, special) for special in specials)


def start(state: State, number: int) -> None:
    """Makes the first Special Attack with a hero in reach, if there is one."""
    heroes = state.heroes_mask()
    for special in state.table.kinds[state.foes[number].kind].specials:
        if _possible(state, number, special) & heroes:
            state.events.append(AttackAimed(number, special.id, -1))
            state.agenda.append(("effects", special.effects, 0, number, -1, (), ()))
            return
