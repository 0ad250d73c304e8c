"""Furniture broken by a card, without an action (MMC-6a-02, MMC-6a-03)."""

from rulewright_engine.games.megametrocity.effects import places
from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.state import State
from rulewright_schema.games.megametrocity.effects import BreakFurniture


def break_furniture(state: State, effect: BreakFurniture, context: Context, figures: tuple[int, ...]) -> None:
    """What stands whole on one of the squares is broken; of several the acting hero chooses."""
    mask = places.squares(state, effect.where, context) & unbroken(state)
    if mask:
        state.agenda.append(("break-at", context.actor, mask))


def unbroken(state: State) -> int:
    """The squares with something to break: street furniture, and every square inside, without debris (MMC-6a-04)."""
    return state.window.breakable & ~state.debris
