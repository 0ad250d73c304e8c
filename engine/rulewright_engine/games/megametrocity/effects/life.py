"""Effects on life: healing, wounds without a roll, stunning."""

from rulewright_engine.games.megametrocity import wounds
from rulewright_engine.games.megametrocity.effects import targets
from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.state import CHAINED, FIRST_FOE, STUNNED, State
from rulewright_schema.games.megametrocity.effects import Heal, Stun, Wound


def heal(state: State, effect: Heal, context: Context) -> tuple[int, ...]:
    """Heals each target (MMC-6a-25, MMC-6a-36)."""
    found = targets.of(state, effect.to, context).all
    for figure in found:
        if figure < FIRST_FOE:
            wounds.heal_hero(state, figure, effect.wounds)
        else:
            wounds.heal_foe(state, figure, effect.wounds)
    return found


def wound(state: State, effect: Wound, context: Context) -> tuple[int, ...]:
    """Wounds each target; knock-outs by an event are nobody's (MMC-6a-35), those by an attack or Technique the user's.

    An event's targets are everyone; heroes who act are credited where only foes are meant.
    """
    found = targets.of(state, effect.to, context).all
    credited = context.actor if context.actor < FIRST_FOE and not _strikes_all(effect) else wounds.NOBODY
    for figure in found:
        if figure < FIRST_FOE:
            wounds.wound_hero(state, figure, effect.wounds, absorbable=context.actor >= FIRST_FOE)
        elif figure in state.foes and not state.foes[figure].flags & CHAINED:
            wounds.wound_foe(state, figure, effect.wounds, credited, effect.ignores_defense)
    return found


def _strikes_all(effect: Wound) -> bool:
    return not isinstance(effect.to, str) and effect.to.target == "everyone"


def stun(state: State, effect: Stun, context: Context) -> tuple[int, ...]:
    """Foes sit out the next Thugs turn."""
    found = targets.of(state, effect.to, context).all
    for figure in found:
        if figure >= FIRST_FOE:
            foe = state.foes[figure]
            state.foes[figure] = foe._replace(flags=foe.flags | STUNNED)
    return found
