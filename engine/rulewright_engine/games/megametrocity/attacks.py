"""Attacks of heroes: roll, critical hits, who is struck, and what follows (sections 8c, 8d, 8e and 6a).

`start` begins one; frames then carry the `Attack`, and `("attack-end", attack, critical hits, hit, knocked out)`
waits below to close it.
"""

from typing import Any, NamedTuple

from rulewright_engine.games.megametrocity import dice, things, triggers, turbo, weapon_use
from rulewright_engine.games.megametrocity.bonuses import NONE, Changes
from rulewright_engine.games.megametrocity.effects import memory
from rulewright_engine.games.megametrocity.events import AttackAimed, DiceRolled, HitsLost
from rulewright_engine.games.megametrocity.figures import BEST_FIGHT, enemies_on
from rulewright_engine.games.megametrocity.shoving import why_not_moved
from rulewright_engine.games.megametrocity.state import CHAINED, FLAGS, SQUARE, Frame, State
from rulewright_engine.games.megametrocity.wounds import wound_foe
from rulewright_schema.geometry import indices

NO_CARD = -1
ZERO_ONLY = 10


class Attack(NamedTuple):
    """The figures of an attack, bonuses included.

    - `source`: `melee`, `weapon`, `throw`, `special-technique`, `turbo-attack`, `technique` or `combo`; `card` the
      weapon, or the Technique, if any.
    - `mode`: `miniature`, `square`, `each-square` or `each-miniature`, as effects' `hits`; `square` the one aimed at
      (-1: none in particular), `reach` the squares that hits can go to in the last two modes.
    - `critical`: the lowest face beside 0 that is a critical hit, 10 for none; `turbo` and `combo`: which bonuses it
      gives.
    - `follows`: effects that happen at its end, a list of the table.
    """

    hero: int
    source: str
    mode: str
    square: int
    reach: int
    dice: int
    fight: int
    wounds: int = 1
    card: int = NO_CARD
    ignores_defense: bool = False
    critical: int = ZERO_ONLY
    rerolls: int = 0
    impulse: int = 0
    turbo: bool = True
    combo: bool = True
    follows: int = 0


def attack_in(fields: tuple[Any, ...]) -> Attack:
    """The attack that a frame carries: a plain tuple where the state was read from a file."""
    return fields if isinstance(fields, Attack) else Attack(*fields)


def changed(attack: Attack, by: Changes) -> Attack:
    """The attack with bonuses."""
    if by is NONE:
        return attack
    return attack._replace(
        dice=attack.dice + by.dice,
        fight=max(BEST_FIGHT, attack.fight - by.fight),
        wounds=attack.wounds + by.wounds,
        ignores_defense=attack.ignores_defense or by.ignores_defense,
        critical=min(attack.critical, by.critical),
        rerolls=attack.rerolls + by.rerolls,
        impulse=attack.impulse + by.impulse,
    )


def start(state: State, attack: Attack) -> None:
    """Begins an attack."""
    state.events.append(AttackAimed(attack.hero, attack.source, attack.square))
    state.agenda.append(("attack-end", attack, 0, (), 0))
    state.agenda.append(("attack-roll", attack, attack.dice, 0, 0, attack.rerolls))


def _rolled(state: State, frame: Frame, faces: tuple[int, ...]) -> None:
    """("attack-roll", attack, dice, hits and critical hits so far, rerolls): misses may be rolled once more."""
    _, fields, count, struck, zeros, rerolls = frame
    attack = attack_in(fields)
    hits = dice.hits(faces, attack.fight)
    zeros += dice.critical(faces, attack.critical)
    struck += hits
    state.events.append(DiceRolled(attack.hero, faces, hits))
    again = min(rerolls, count - hits)
    if again:
        state.agenda.append(("attack-roll", attack, again, struck, zeros, 0))
    else:
        state.agenda.append(("criticals", attack, struck, zeros))


def strike(state: State, attack: Attack, number: int) -> None:
    """A hit goes to a foe."""
    out = wound_foe(state, number, attack.wounds, attack.hero, attack.ignores_defense)
    note(state, hit=number, out=out)


def note(state: State, criticals: int = 0, hit: int = -1, out: bool = False) -> None:
    """Keeps what an attack has done for its end."""
    for place in range(len(state.agenda) - 1, -1, -1):
        if state.agenda[place][0] == "attack-end":
            name, attack, zeros, struck, outs = state.agenda[place]
            struck = (*struck, hit) if hit >= 0 and hit not in struck else struck
            state.agenda[place] = (name, attack, zeros + criticals, struck, outs + out)
            return


def distribute(state: State, attack: Attack, hits: int) -> None:
    """The hits go where the attack's mode sends them."""
    if not hits:
        return
    if attack.mode == "miniature":
        state.agenda.append(("share-hits", attack, hits))
    elif attack.mode == "square":
        for number in targets_on(state, attack.source, 1 << attack.square):
            for _ in range(hits):
                if number in state.foes:
                    strike(state, attack, number)
    elif attack.mode == "each-square":
        state.agenda.append(("strike-squares", attack, hits, 0))
    else:
        state.agenda.append(("strike-figures", attack, hits, ()))


def lose(state: State, attack: Attack, hits: int) -> None:
    """Hits that find nobody are lost (MMC-8d-06)."""
    if hits:
        state.events.append(HitsLost(attack.hero, hits))


def strike_square(state: State, attack: Attack, square: int) -> None:
    """A hit strikes everyone hostile on a whole square (MMC-8d-04)."""
    for number in targets_on(state, attack.source, 1 << square):
        strike(state, attack, number)


def targets_on(state: State, source: str, mask: int) -> list[int]:
    """The foes on some squares that an attack can strike: with a weapon, none that weapons do not work on."""
    found = enemies_on(state, mask)
    return [number for number in found if things.weapons_work(state, number)] if source == "weapon" else found


def any_targets(state: State, source: str, mask: int) -> bool:
    """Whether an attack finds anybody on some squares."""
    for number, foe in state.foes.items():
        there = mask >> foe[SQUARE] & 1 and not foe[FLAGS] & CHAINED
        if there and (source != "weapon" or things.weapons_work(state, number)):
            return True
    return False


def squares_with_enemies(state: State, mask: int, source: str) -> list[int]:
    """The squares, among some, with foes that an attack can strike, lowest first."""
    found = 0
    for number in targets_on(state, source, mask):
        found |= 1 << state.foes[number].square
    return list(indices(found))


def _end(state: State, frame: Frame) -> None:
    """("attack-end", attack, critical hits, hit, knocked out): impulse, then what the weapon or the card adds."""
    _, fields, criticals, hit, outs = frame
    attack = attack_in(fields)
    left = tuple(number for number in hit if number in state.foes)
    if attack.source == "weapon":
        weapon_use.after(state, attack, criticals, left, bool(hit), outs)
    if attack.source == "technique":
        # The rest of the card's effects waits: it may be for those who were hit.
        memory.remember_hit(state, left)
    if attack.follows:
        state.agenda.append(("effects", attack.follows, 0, attack.hero, attack.square, left, ()))
    if attack.impulse:
        for number in reversed(left):
            squares = state.window.reach(state.foes[number].square, attack.impulse)
            if why_not_moved(state, number) is None:
                state.agenda.append(("shove", attack.hero, number, squares, True))
    for _ in range(criticals):
        triggers.fire(state, "critical-hit", attack.hero)
    if attack.source in ("special-technique", "turbo-attack"):
        triggers.fire(state, attack.source, attack.hero)


def gain_turbo(state: State, attack: Attack) -> None:
    """The Turbo of a critical hit (MMC-8e-03)."""
    turbo.gain(state, attack.hero, 1)


FRAMES = {"attack-end": _end}
CHANCES = {"attack-roll": dice.rolling(lambda state, frame: frame[2], _rolled)}
