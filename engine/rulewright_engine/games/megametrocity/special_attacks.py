"""Special Attacks of final bosses (MMC-9c2-04 to MMC-9c2-08): the first that can be made is made."""

from rulewright_engine.games.megametrocity import triggers
from rulewright_engine.games.megametrocity.effects import conditions, places
from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.events import AttackAimed
from rulewright_engine.games.megametrocity.parts import Special
from rulewright_engine.games.megametrocity.state import OFF, Frame, State
from rulewright_engine.games.megametrocity.wounds import wound_hero
from rulewright_schema.geometry import union


def _possible(state: State, number: int, special: Special) -> int:
    """The squares in reach of a Special Attack whose conditions hold; 0 if they do not."""
    mask = places.squares(state, special.reach, Context(number))
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
            state.agenda.append(("special-end", ()))
            state.agenda.append(("effects", special.effects, 0, number, -1, (), ()))
            return


def wound(state: State, hero: int, wounds: int) -> None:
    """A Special Attack wounds a hero; however often it does, it is one attack to Techniques that react."""
    before = state.heroes[hero].wounds
    wound_hero(state, hero, wounds, absorbable=True)
    if state.heroes[hero].wounds == before:
        return
    for place in range(len(state.agenda) - 1, -1, -1):
        name, *wounded = state.agenda[place]
        if name == "special-end":
            state.agenda[place] = (name, tuple(sorted({*wounded[0], hero})))
            return


def _end(state: State, frame: Frame) -> None:
    """("special-end", heroes wounded)."""
    for hero in frame[1]:
        if state.heroes[hero].square != OFF:
            triggers.fire(state, "wounded", hero)


FRAMES = {"special-end": _end}
