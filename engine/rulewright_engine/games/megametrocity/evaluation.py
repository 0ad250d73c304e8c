"""How well the players stand, for bots: the goal first, then life that foes leave, then what strikes, then means.

The weights are taste, measured by the ladder of bots; nothing here decides a rule.
"""

from math import exp

from rulewright_engine.games.megametrocity import figures
from rulewright_engine.games.megametrocity.outlook import outlook
from rulewright_engine.games.megametrocity.outlook_places import Outlook, closeness, hurried, steps_to
from rulewright_engine.games.megametrocity.scrolling import rear_is_held
from rulewright_engine.games.megametrocity.state import CHAINED, OFF, Foe, Hero, State
from rulewright_engine.games.megametrocity.windows import FAR
from rulewright_schema.geometry import union

GOAL, NEARNESS, SAFETY, POWER, MEANS = 0.55, 0.15, 0.18, 0.12, 0.04
"""The parts of the whole."""
HURRY = 3.0
"""How much more it counts to be where one is wanted once the turns are few for the tiles to come."""
HELD_UP = 0.02
"""What each figure on a rear tile costs while the street has to scroll."""
SLOW = 0.008
"""What each blow costs that is still needed against foes who are too slow to keep pace."""
HALF_SAFE = 4.0
"""The life points with which a hero is worth half of what one with endless life is."""
WOUND = 0.02
"""What a wound that is likely costs, whatever life is left: foes who are let be grow in number."""
THREATENED = 0.6
"""The part of safety that is judged after the wounds that foes are likely to make."""


def value(state: State, at_rest: bool = False) -> float:
    """From 0 (lost) to 1 (won); `at_rest`: as if the acting hero did nothing more."""
    if state.outcome is not None:
        return 1.0 if state.outcome == "won" else 0.0
    seen = outlook(state)
    hurry = HURRY if seen.scroll and hurried(state) else 1.0
    total = (
        GOAL * seen.done + hurry * NEARNESS * (nearness(state, seen, at_rest) - 1.0) + SAFETY * _safety(state, at_rest)
    )
    total += POWER * _power(state) + MEANS * _means(state)
    if not at_rest:
        total += _opportunity(state, seen)
    if seen.scroll:
        total -= HELD_UP * _holding_up(state) + SLOW * _slow(state)
    return 0.02 + 0.96 * max(0.0, min(1.0, 0.20 + 0.85 * total))


def strength(state: State) -> float:
    """What the heroes take along, from 0 to about 1: life, upgrades and means, wherever they stand."""
    whole = SAFETY * _health(state) + POWER * _power(state) + MEANS * _means(state)
    return whole / (SAFETY + POWER + MEANS)


def _health(state: State) -> float:
    """The heroes' life points left, as a part of what their sheets give; those who are KO'd have none."""
    left = sum(figures.life_left(state, number) for number in state.standing())
    return left / sum(sheet.life for sheet in state.table.heroes)


def nearness(state: State, seen: Outlook, at_rest: bool = False) -> float:
    """How near the heroes are to where they are wanted, 1 for there; 1 if nowhere in particular.

    Steps that the acting hero can still make count as made, nearly: so it fights first and walks on then.
    """
    total = 0.0
    for number, hero in enumerate(state.heroes):
        squares = seen.wanted(number) & state.window.passable
        if hero.square == OFF:
            continue
        # Where no way leads, on another map for one, a hero is not wanted.
        if not squares or steps_to(state.window, squares)[hero.square] == FAR:
            total += 1.0
        else:
            ahead = AS_GOOD_AS_MADE * hero.moves if number == state.acting and not at_rest else 0.0
            total += closeness(state.window, hero.square, squares, ahead)
    return total / len(state.heroes)


AS_GOOD_AS_MADE = 0.9


def _slow(state: State) -> float:
    """The blows that it takes to be rid of foes too slow to keep pace: each will hold the street up sooner or later."""
    kinds = state.table.kinds
    found = 0.0
    for foe in state.foes.values():
        kind = kinds[foe.kind]
        if kind.movement < KEEPS_PACE and not foe.flags & CHAINED:
            left = max(0.0, foe.life - foe.wounds - 0.5 * foe.blocked) if foe.life else 1.0
            found += left + 0.5 * (kind.defense - min(foe.blocked, kind.defense))
    return min(MOST_SLOW, found)


KEEPS_PACE, MOST_SLOW = 2, 12.0


def _holding_up(state: State) -> float:
    """Foes on rear tiles that still have a tile to come; each blow that is needed after the first is half of one."""
    held = 0.0
    for street, stack in enumerate(state.table.stacks):
        if state.drawn[street] < len(stack) and rear_is_held(state, street):
            rear = state.window.rear[street]
            held += sum(
                1 + 0.5 * max(0.0, foe.life - foe.wounds - 0.5 * foe.blocked - 1)
                for foe in state.foes.values()
                if rear >> foe.square & 1
            )
    return min(MOST_HELD, held)


MOST_HELD = 8.0


def _safety(state: State, at_rest: bool) -> float:
    """What the heroes' life is worth, partly after the next turn of their foes; 1 for endless life, 0 for none left.

    Foes count for less in the last turns, after which nothing is to be lost.
    """
    wounds = _expected(state, at_rest)
    threat = THREATENED * min(1.0, (state.dial - 1) / 3)
    total = 0.0
    for number, hero in enumerate(state.heroes):
        # Before they are placed, heroes are judged as if they stood: their upgrades are chosen then.
        if hero.square != OFF or not state.round:
            life = figures.life_left(state, number)
            after = life * exp(-wounds[number] / life) if life > 0 else 0.0
            total -= WOUND * wounds[number]
            total += (1 - threat) * life / (life + HALF_SAFE) + threat * after / (after + HALF_SAFE)
    return total / len(state.heroes)


def _expected(state: State, at_rest: bool) -> list[float]:
    """By hero, the wounds that foes may make in their next turn, each at the hero nearest to it.

    Foes whom the acting hero can still strike down where it stands count for little.
    """
    window, kinds = state.window, state.table.kinds
    ways = [(number, window.distances(hero.square)) for number, hero in enumerate(state.heroes) if hero.square != OFF]
    found = [0.0] * len(state.heroes)
    if not ways:
        return found
    known: dict[int, tuple[int, float]] = {}
    acting = None if at_rest or state.acting < 0 else state.heroes[state.acting]
    blows = acting.actions * (11 - figures.fight(state, state.acting)) / 10 if acting is not None else 0.0
    for foe in state.foes.values():
        kind = kinds[foe.kind]
        if kind.sort == "thing" or foe.flags & CHAINED:
            continue
        strikes = known.get(foe.kind)
        if strikes is None:
            strikes = known[foe.kind] = _strikes(state, foe)
        reach, hits = strikes
        if acting is not None and foe.square == acting.square and not foe.life and blows > kind.defense:
            blows -= 1 + kind.defense
            hits *= STRUCK_DOWN
        near, whom = FAR + 1, 0
        for number, way in ways:
            if way[foe.square] < near:
                near, whom = way[foe.square], number
        found[whom] += hits if near <= reach else 0.6 * hits if near <= 2 * reach + 1 else 0.35 * hits
    return found


STRUCK_DOWN = 0.25


def _strikes(state: State, foe: Foe) -> tuple[int, float]:
    """How far foes of a kind strike with one Movement action, and the hits that each makes."""
    reach = figures.foe_movement(state, foe) + figures.foe_range(state, foe)
    return reach, figures.foe_attack(state, foe) * (11 - figures.foe_fight(state, foe)) / 10


def _opportunity(state: State, seen: Outlook) -> float:
    """What the actions that the acting hero has left are good for where it stands: a fight, something to break."""
    if state.acting < 0:
        return 0.0
    hero = state.heroes[state.acting]
    if hero.square == OFF or not hero.actions:
        return 0.0
    foes = sum(foe.square == hero.square and not foe.flags & CHAINED for foe in state.foes.values())
    in_the_way = seen.scroll and union(state.window.rear) >> hero.square & 1
    found = (HOLDER if in_the_way else FIGHT) * min(foes, hero.actions * (11 - figures.fight(state, state.acting)) / 10)
    if (state.window.breakable & ~state.debris) >> hero.square & 1:
        found += BREAK
    if _can_be_there(state, seen, hero):
        found += KEPT * hero.actions
    return found / len(state.heroes)


FIGHT, HOLDER, BREAK = 0.002, 0.012, 0.006
"""What an enemy who can be struck down is worth, one who holds up the street, and a card that can be drawn."""
KEPT = 0.003
"""What an action is worth that can still be spent where the hero is wanted."""


def _can_be_there(state: State, seen: Outlook, hero: Hero) -> bool:
    """Whether the acting hero has the movement to go where its actions are wanted; the front end wants none."""
    window = state.window
    squares = seen.wanted(state.acting) & window.passable
    if seen.scroll:
        squares &= ~union(window.last_column)
    return bool(squares) and steps_to(window, squares)[hero.square] <= hero.moves


def _power(state: State) -> float:
    """The hits that the heroes may make in a turn with bare hands, as a part of what fully upgraded ones may."""
    total = 0.0
    for number, hero in enumerate(state.heroes):
        if hero.square != OFF or not state.round:
            hits = figures.actions(state, number) * (11 - figures.fight(state, number)) / 10
            total += min(1.0, hits / MOST_HITS) + 0.07 * hero.enhancements[figures.MOVEMENT]
            total += 0.03 * hero.enhancements[figures.SPECIAL] + 0.05 * len(hero.techniques)
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
