"""Effects on the tiles themselves."""

from rulewright_engine.games.megametrocity import scrolling
from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.events import TilesSwapped
from rulewright_engine.games.megametrocity.state import OFF, State
from rulewright_schema.games.megametrocity.effects import SwapTiles


def swap(state: State, effect: SwapTiles, context: Context, figures: tuple[int, ...]) -> None:
    """Rear and front tile trade places, with all that stands and lies on them and behind their doors (MMC-6a-37).

    With several maps it happens on that of the acting figure.
    """
    here = state.square_of(context.actor)
    street = 0 if here == OFF else state.window.street_of(here)
    tiles = state.window.streets[street]
    if len(tiles) > 1:
        scrolling.lay_street(state, street, (tiles[-1], *tiles[1:-1], tiles[0]))
        state.events.append(TilesSwapped(street))
