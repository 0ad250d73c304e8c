"""The figures that count at this moment: sheets with upgrades, auras and bonuses laid over."""

from rulewright_engine.games.megametrocity.actions import square_text
from rulewright_engine.games.megametrocity.state import CHAINED, FLAGS, OFF, SQUARE, Foe, State

ATTRIBUTES = ("life", "fight", "movement", "actions", "special")
"""The attributes that an Enhancement improves (MMC-8f-02), in the order of `Hero.enhancements`."""
LIFE, FIGHT, MOVEMENT, ACTIONS, SPECIAL = range(5)
BEST_FIGHT = 2


def max_life(state: State, hero: int) -> int:
    """A hero's life points, upgrades included (MMC-6a-25, MMC-8f-03)."""
    return state.table.heroes[hero].life + state.heroes[hero].enhancements[LIFE]


def life_left(state: State, hero: int) -> int:
    """A hero's life points that show no wound."""
    return max_life(state, hero) - state.heroes[hero].wounds


def fight(state: State, hero: int, printed: int = 0) -> int:
    """The lowest face that hits: a printed one, or the hero's own, one lower for each Enhancement (MMC-8f-02)."""
    return printed or max(BEST_FIGHT, state.table.heroes[hero].fight - state.heroes[hero].enhancements[FIGHT])


def movement(state: State, hero: int) -> int:
    """A hero's movement points in a turn (MMC-8a-01)."""
    return state.table.heroes[hero].movement + state.heroes[hero].enhancements[MOVEMENT]


def actions(state: State, hero: int) -> int:
    """A hero's action points in a turn (MMC-8a-02)."""
    return state.table.heroes[hero].actions + state.heroes[hero].enhancements[ACTIONS]


def special_value(state: State, hero: int) -> int:
    """Wounds of each hit of the Special Technique (MMC-8d-05)."""
    return state.table.heroes[hero].special.value + state.heroes[hero].enhancements[SPECIAL]


def aura(state: State, foe: Foe, attribute: str) -> int:
    """What the bosses on the map add to an attribute of somebody of their type (MMC-9c1-06 to MMC-9c1-09).

    Leaders of the type profit too; a chained boss gives nothing, and no boss anything to itself.
    """
    table = state.table
    givers = table.auras.get((table.kinds[foe.kind].thug, attribute))
    if givers is None:
        return 0
    change = 0
    for kind, given in givers:
        component = table.kinds[kind].component
        # As long as all its figures lie in the supply it is not on the map.
        if kind != foe.kind and (component < 0 or state.supply[component] < table.supply[component]):
            for other in state.foes.values():
                if other.kind == kind and not other.flags & CHAINED:
                    change += given
    return change


def foe_fight(state: State, foe: Foe) -> int:
    """The lowest face with which a foe hits; an aura lowers it."""
    return max(BEST_FIGHT, state.table.kinds[foe.kind].fight - aura(state, foe, "fight"))


def foe_attack(state: State, foe: Foe) -> int:
    """The dice that a foe rolls."""
    return state.table.kinds[foe.kind].attack + aura(state, foe, "attack")


def foe_range(state: State, foe: Foe) -> int:
    """How far a foe's attack reaches."""
    return state.table.kinds[foe.kind].range + aura(state, foe, "range")


def foe_movement(state: State, foe: Foe) -> int:
    """The squares of one Movement action of a foe."""
    return state.table.kinds[foe.kind].movement + aura(state, foe, "movement")


def foe_defense(state: State, foe: Foe) -> int:
    """The wounds that a foe ignores within one hero's turn (MMC-9a-06)."""
    return state.table.kinds[foe.kind].defense + aura(state, foe, "defense")


def foe_life_left(state: State, number: int) -> int:
    """Life points left of somebody who has any; 1 of others."""
    foe = state.foes[number]
    return foe.life - foe.wounds if foe.life else 1


def attackable(state: State, number: int) -> bool:
    """Whether heroes can attack it; a chained boss is no enemy (MMC-12.02-08)."""
    return not state.foes[number].flags & CHAINED


def enemies_on(state: State, mask: int) -> list[int]:
    """The foes on some squares that heroes can attack."""
    return [number for number, foe in state.foes.items() if mask >> foe[SQUARE] & 1 and not foe[FLAGS] & CHAINED]


def figure_of(state: State, text: str) -> int:
    """The hero or foe that a text of an action names: a hero's id or a foe's number; -1 if there is none."""
    if text.isascii() and text.isdigit():
        number = int(text)
        return number if number in state.foes else -1
    return hero_named(state, text)


def hero_named(state: State, text: str) -> int:
    """The number of the hero of that id; -1 if it does not play."""
    for number, figures in enumerate(state.table.heroes):
        if figures.id == text:
            return number
    return -1


def name_of(state: State, figure: int) -> str:
    """How actions write a hero or foe."""
    return state.table.heroes[figure].id if figure < len(state.heroes) else str(figure)


def in_words(state: State, figure: int | str) -> str:
    """What people are told of a figure, given by its number or as actions write it: a hero by name, a foe by its kind
    and its square.
    """
    number = figure_of(state, figure) if isinstance(figure, str) else figure
    if 0 <= number < len(state.heroes):
        return state.table.heroes[number].id
    foe = state.foes.get(number)
    if foe is None:
        return f"number {figure}" if str(figure).isdigit() else str(figure)
    where = f" at {square_text(foe.square)}" if foe.square != OFF else ""
    return f"the {state.table.kinds[foe.kind]}{where}"
