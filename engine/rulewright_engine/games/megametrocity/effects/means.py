"""Effects on what heroes have: cards, turbo, movement points, actions."""

from rulewright_engine.games.megametrocity import turbo
from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.state import FIRST_FOE, State
from rulewright_schema.games.megametrocity.effects import DrawItems, GainActions, GainMovement, GainTurbo, LoseTurbo


def _heroes(figures: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(figure for figure in figures if figure < FIRST_FOE)


def draw_items(state: State, effect: DrawItems, context: Context, figures: tuple[int, ...]) -> None:
    """Each draws Item cards."""
    found = _heroes(figures)
    for hero in reversed(found):
        state.agenda.append(("draw-items", hero, effect.cards))


def gain_turbo(state: State, effect: GainTurbo, context: Context, figures: tuple[int, ...]) -> None:
    """Each turns turbo tokens to their active side."""
    found = _heroes(figures)
    for hero in found:
        turbo.gain(state, hero, effect.tokens)


def lose_turbo(state: State, effect: LoseTurbo, context: Context, figures: tuple[int, ...]) -> None:
    """Each turns active tokens back, as many as it has."""
    found = _heroes(figures)
    for hero in found:
        turbo.spend(state, hero, min(effect.tokens, state.heroes[hero].turbo))


def gain_movement(state: State, effect: GainMovement, context: Context, figures: tuple[int, ...]) -> None:
    """Movement points: at once for whoever's turn it is, else for the next turn."""
    found = _heroes(figures)
    for number in found:
        hero = state.heroes[number]
        if number == state.acting:
            hero.moves += effect.points
        else:
            hero.later = (hero.later[0] + effect.points, hero.later[1])


def gain_actions(state: State, effect: GainActions, context: Context, figures: tuple[int, ...]) -> None:
    """Extra actions: at once for whoever's turn it is, else for the next turn (MMC-8e-12)."""
    found = _heroes(figures)
    for number in found:
        hero = state.heroes[number]
        if number == state.acting:
            hero.actions += effect.actions
            hero.extra += effect.actions
        else:
            hero.later = (hero.later[0], hero.later[1] + effect.actions)
