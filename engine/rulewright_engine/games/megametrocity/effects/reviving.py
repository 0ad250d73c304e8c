"""A KO'd hero comes back by a card."""

from rulewright_engine.games.megametrocity import stage_rules
from rulewright_engine.games.megametrocity.effects import memory
from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.heroes.insert_coin import bring_back
from rulewright_engine.games.megametrocity.state import OFF, State
from rulewright_schema.games.megametrocity.effects import Revive


def gone(state: State, actor: int) -> list[int]:
    """The KO'd heroes who can return where somebody is, in the order of play."""
    here = state.heroes[actor].square
    if here == OFF:
        return []
    street = state.window.street_of(here)
    out = [hero for hero in state.in_order() if state.heroes[hero].square == OFF]
    return [hero for hero in out if stage_rules.can_return(state, hero, street)]


def revive(state: State, effect: Revive, context: Context, figures: tuple[int, ...]) -> None:
    """One of the KO'd heroes returns on the acting hero's square; of several the acting hero chooses."""
    state.agenda.append(("revive", context.actor, effect.life))


def back(state: State, number: int, actor: int, life: int) -> None:
    """That one is back."""
    bring_back(state, number, state.heroes[actor].square, life)
    memory.remember(state, (number,))
