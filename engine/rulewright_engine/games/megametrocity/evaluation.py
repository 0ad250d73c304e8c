"""How well the players stand, for bots: the goal first, then life, then what threatens, then means.

The weights are taste, measured by the ladder of bots; nothing here decides a rule.
"""

from rulewright_engine.games.megametrocity.figures import attackable, foe_attack, foe_fight, foe_movement, foe_range
from rulewright_engine.games.megametrocity.outlook import Outlook, health, outlook, steps_to
from rulewright_engine.games.megametrocity.scrolling import rear_is_held
from rulewright_engine.games.megametrocity.state import OFF, State
from rulewright_engine.games.megametrocity.windows import FAR

GOAL, NEARNESS, LIFE, SAFETY, MEANS = 0.52, 0.10, 0.22, 0.10, 0.06
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
    total += SAFETY * (1 - _threat(state)) + MEANS * _means(state)
    if seen.scroll:
        total -= HELD_UP * _holding_up(state)
    return 0.02 + 0.96 * max(0.0, min(1.0, total))


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
        if kinds[foe.kind].sort == "thing" or not attackable(state, number):
            continue
        near = min(way[foe.square] for way in ways)
        reach = foe_movement(state, foe) + foe_range(state, foe)
        weight = 1.0 if near <= reach else 0.6 if near <= 2 * reach + 1 else 0.35
        expected += weight * foe_attack(state, foe) * (11 - foe_fight(state, foe)) / 10
    life = sum(state.table.heroes[number].life for number in state.standing())
    return min(1.0, 0.6 * expected / max(1, life))


def _means(state: State) -> float:
    """Upgrades, weapons, money and turbo, as a part of what a hero can well have; at most 1."""
    items = state.table.items
    total = 0.0
    for number, hero in enumerate(state.heroes):
        total += 0.05 * (sum(hero.enhancements) + len(hero.techniques))
        total += 0.02 * hero.turbo / max(1, state.table.heroes[number].turbo)
        total += sum(0.03 * items[card].cents / 100 for card in hero.money)
        for card, used in hero.weapons:
            item = items[card]
            total += 0.02 * (1 + item.dice / 4) * (1 - used / item.batteries if item.batteries else 1)
    return min(1.0, total / max(1, len(state.heroes)))
