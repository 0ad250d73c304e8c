"""Effects on life: healing, wounds, stunning."""

from rulewright_engine.games.megametrocity import special_attacks, wounds
from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.state import DAZED, FIRST_FOE, STUNNED, State
from rulewright_schema.games.megametrocity.effects import Heal, Stun, Wound


def heal(state: State, effect: Heal, context: Context, figures: tuple[int, ...]) -> None:
    """Heals each target (MMC-6a-25, MMC-6a-36)."""
    for figure in figures:
        if figure < FIRST_FOE:
            wounds.heal_hero(state, figure, effect.wounds)
        else:
            wounds.heal_foe(state, figure, effect.wounds)


def wound(state: State, effect: Wound, context: Context, figures: tuple[int, ...]) -> None:
    """Wounds each target; knock-outs by an event are nobody's (MMC-6a-35), others the acting hero's."""
    credited = context.actor if context.by_hero and not context.event else wounds.NOBODY
    for figure in figures:
        if figure >= FIRST_FOE:
            if figure in state.foes:
                wounds.wound_foe(state, figure, effect.wounds, credited, effect.ignores_defense)
        elif context.by_hero:
            wounds.wound_hero(state, figure, effect.wounds)
        else:
            special_attacks.wound(state, figure, effect.wounds)


def stun(state: State, effect: Stun, context: Context, figures: tuple[int, ...]) -> None:
    """Foes sit out the next Thugs turn; in the middle of one, the one after it."""
    flag = DAZED if any(frame[0] == "thugs-turn-end" for frame in state.agenda) else STUNNED
    for figure in figures:
        if figure >= FIRST_FOE:
            foe = state.foes[figure]
            state.foes[figure] = foe._replace(flags=foe.flags | flag)
