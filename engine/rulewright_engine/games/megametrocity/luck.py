"""How lucky an outcome of chance was: the chance of one at least as good."""

from math import comb

from rulewright_engine.games.megametrocity import dice
from rulewright_engine.games.megametrocity.actions import Roll
from rulewright_engine.games.megametrocity.attacks import attack_in
from rulewright_engine.games.megametrocity.figures import foe_fight
from rulewright_engine.games.megametrocity.registry import CHANCES
from rulewright_engine.games.megametrocity.state import State
from rulewright_engine.guide import Luck
from rulewright_engine.interface import Action
from rulewright_schema.counts import counted


def luck(state: State, outcome: Action) -> Luck:
    """For a hero's attack: as many hits and critical hits, or more. For a foe's: as few hits, or fewer. For a card:
    that very card.
    """
    frame = state.agenda[-1]
    if isinstance(outcome, Roll):
        count = len(outcome.faces)
        if frame[0] == "attack-roll":
            attack = attack_in(frame[1])
            hits = dice.hits(outcome.faces, attack.fight)
            zeros = dice.critical(outcome.faces, attack.critical)
            text = f"{counted(hits, 'hit')} or more with {counted(count, 'die')} at {attack.fight}+"
            if zeros:
                text += f", {zeros} of them critical"
            return Luck(text, at_least(count, attack.fight, attack.critical, hits, zeros))
        fight = _fight_of_foe(state, frame)
        if fight:
            hits = dice.hits(outcome.faces, fight)
            return Luck(
                f"{counted(hits, 'hit')} or fewer with {counted(count, 'die')} at {fight}+", at_most(count, fight, hits)
            )
        return Luck(str(outcome), 1.0)
    known = CHANCES[frame[0]].chances(state, frame)
    return Luck(str(outcome), sum(probability for each, probability in known if each == outcome))


def _fight_of_foe(state: State, frame: tuple[object, ...]) -> int:
    """The Fight of the foe whose number stands second in its frame; 0 if there is no such foe."""
    foe = state.foes.get(frame[1]) if len(frame) > 1 and isinstance(frame[1], int) else None
    return 0 if foe is None else foe_fight(state, foe)


def at_least(count: int, fight: int, critical: int, hits: int, criticals: int) -> float:
    """The chance that so many dice show at least so many hits, and critical hits among them."""
    lucky = sum(face == 0 or face >= critical for face in range(10)) / 10
    plain = sum(face != 0 and fight <= face < critical for face in range(10)) / 10
    missed = 1 - lucky - plain
    total = 0.0
    for top in range(criticals, count + 1):
        for more in range(max(0, hits - top), count - top + 1):
            ways = comb(count, top) * comb(count - top, more)
            total += ways * lucky**top * plain**more * missed ** (count - top - more)
    return min(1.0, total)


def at_most(count: int, fight: int, hits: int) -> float:
    """The chance that so many dice show at most so many hits."""
    struck = sum(face == 0 or face >= fight for face in range(10)) / 10
    return min(1.0, sum(comb(count, n) * struck**n * (1 - struck) ** (count - n) for n in range(hits + 1)))
