"""Effects on what heroes have: cards, turbo, movement points, actions."""

from rulewright_engine.games.megametrocity import turbo
from rulewright_engine.games.megametrocity.effects import targets
from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.state import FIRST_FOE, State
from rulewright_schema.games.megametrocity.effects import DrawItems, GainActions, GainMovement, GainTurbo, LoseTurbo
from rulewright_schema.games.megametrocity.targets import HeroTarget


def _heroes(state: State, target: HeroTarget, context: Context) -> tuple[int, ...]:
    return tuple(figure for figure in targets.of(state, target, context).all if figure < FIRST_FOE)


def draw_items(state: State, effect: DrawItems, context: Context) -> tuple[int, ...]:
    """Each draws Item cards."""
    found = _heroes(state, effect.to, context)
    for hero in reversed(found):
        state.agenda.append(("draw-items", hero, effect.cards))
    return found


def gain_turbo(state: State, effect: GainTurbo, context: Context) -> tuple[int, ...]:
    """Each turns turbo tokens to their active side."""
    found = _heroes(state, effect.to, context)
    for hero in found:
        turbo.gain(state, hero, effect.tokens)
    return found


def lose_turbo(state: State, effect: LoseTurbo, context: Context) -> tuple[int, ...]:
    """Each turns active tokens back, as many as it has."""
    found = _heroes(state, effect.to, context)
    for hero in found:
        turbo.spend(state, hero, min(effect.tokens, state.heroes[hero].turbo))
    return found


def gain_movement(state: State, effect: GainMovement, context: Context) -> tuple[int, ...]:
    """Movement points: at once for whoever's turn it is, else for the next turn."""
    found = _heroes(state, effect.to, context)
    for number in found:
        hero = state.heroes[number]
        if number == state.acting:
            hero.moves += effect.points
        else:
            hero.later = (hero.later[0] + effect.points, hero.later[1])
    return found


def gain_actions(state: State, effect: GainActions, context: Context) -> tuple[int, ...]:
    """Extra actions: at once for whoever's turn it is, else for the next turn (MMC-8e-12)."""
    found = _heroes(state, effect.to, context)
    for number in found:
        hero = state.heroes[number]
        if number == state.acting:
            hero.actions += effect.actions
            hero.extra += effect.actions
        else:
            hero.later = (hero.later[0], hero.later[1] + effect.actions)
    return found
