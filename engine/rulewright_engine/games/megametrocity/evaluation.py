"""How well the players stand, for bots: the goal first, then life, then what threatens, then means.

The weights are taste, measured by the ladder of bots; nothing here decides a rule.
"""

from rulewright_engine.games.megametrocity import figures
from rulewright_engine.games.megametrocity.outlook import Outlook, health, outlook, steps_to
from rulewright_engine.games.megametrocity.scrolling import rear_is_held
from rulewright_engine.games.megametrocity.state import OFF, State
from rulewright_engine.games.megametrocity.windows import FAR

GOAL, NEARNESS, LIFE, DANGER, POWER, MEANS = 0.70, 0.12, 0.22, 0.035, 0.05, 0.05
"""The parts of the whole; danger is taken off."""
LONGEST_WAY = 24
HELD_UP = 0.02
"""What each figure on a rear tile costs while the street has to scroll."""


def value(state: State) -> float:
    """From 0 (lost) to 1 (won)."""
    if state.outcome is not None:
        return 1.0 if state.outcome == "won" else 0.0
    seen = outlook(state)
    life = health(state)
    total = GOAL * seen.done + NEARNESS * nearness(state, seen) + LIFE * life
    total += POWER * _power(state) + MEANS * _means(state) - DANGER * _threat(state)
    if seen.scroll:
        total -= HELD_UP * _holding_up(state)
    return 0.02 + 0.96 * max(0.0, min(1.0, 0.15 + 0.85 * total))


def strength(state: State) -> float:
    """What the heroes take along, from 0 to about 1: life, upgrades and means, wherever they stand."""
    whole = LIFE * health(state) + POWER * _power(state) + MEANS * _means(state)
    return whole / (LIFE + POWER + MEANS)


def nearness(state: State, seen: Outlook) -> float:
    """How near the heroes are to where they are wanted, 1 for there; 1 if nowhere in particular."""
    squares = seen.squares & state.window.passable
    if not squares:
        return 1.0
    steps = steps_to(state.window, squares)
    total, count = 0.0, 0
    for hero in state.heroes:
        count += 1
        if hero.square != OFF:
            way = steps[hero.square]
            total += 1 - min(LONGEST_WAY, LONGEST_WAY if way == FAR else way) / LONGEST_WAY
    return total / count


def _holding_up(state: State) -> float:
    """Foes on rear tiles that still have a tile to come."""
    held = 0
    for street, stack in enumerate(state.table.stacks):
        if state.drawn[street] < len(stack) and rear_is_held(state, street):
            rear = state.window.rear[street]
            held += sum(rear >> foe.square & 1 for foe in state.foes.values())
    return min(5, held)


def _threat(state: State) -> float:
    """The wounds that all foes may make in their next turn, as a part of the heroes' life; at most 1."""
    window, kinds = state.window, state.table.kinds
    ways = [window.distances(hero.square) for hero in state.heroes if hero.square != OFF]
    if not ways:
        return 1.0
    expected = 0.0
    for number, foe in state.foes.items():
        if kinds[foe.kind].sort == "thing" or not figures.attackable(state, number):
            continue
        near = min(way[foe.square] for way in ways)
        reach = figures.foe_movement(state, foe) + figures.foe_range(state, foe)
        weight = 1.0 if near <= reach else 0.6 if near <= 2 * reach + 1 else 0.35
        expected += weight * figures.foe_attack(state, foe) * (11 - figures.foe_fight(state, foe)) / 10
    life = sum(sheet.life for sheet in state.table.heroes)
    return min(1.0, expected / life)


def _power(state: State) -> float:
    """The hits that the heroes may make in a turn with bare hands, as a part of what fully upgraded ones may."""
    total = 0.0
    for number, hero in enumerate(state.heroes):
        if hero.square != OFF:
            hits = figures.actions(state, number) * (11 - figures.fight(state, number)) / 10
            total += min(1.0, hits / MOST_HITS) + 0.1 * hero.enhancements[figures.MOVEMENT]
            total += (
                0.04 * hero.enhancements[figures.LIFE]
                + 0.06 * hero.enhancements[figures.SPECIAL]
                + 0.12 * len(hero.techniques)
            )
    return total / len(state.heroes)


MOST_HITS = 6
"""More hits in a turn count for no more."""


def _means(state: State) -> float:
    """Weapons, money and turbo, as a part of what a hero can well have; at most 1."""
    items = state.table.items
    total = 0.0
    for number, hero in enumerate(state.heroes):
        total += 0.15 * hero.turbo / max(1, state.table.heroes[number].turbo)
        total += sum(0.3 * items[card].cents / 100 for card in hero.money)
        for card, used in hero.weapons:
            item = items[card]
            total += 0.12 * (1 + item.dice / 4) * (1 - used / item.batteries if item.batteries else 1)
    return min(1.0, total / max(1, len(state.heroes)))
