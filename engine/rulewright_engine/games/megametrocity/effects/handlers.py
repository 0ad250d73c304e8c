"""What each class of effect does: `HANDLERS` by class. A handler answers with its targets, None where it asks first."""

from collections.abc import Callable, Mapping
from typing import Any

from rulewright_engine.games.megametrocity.effects import life, means, tiles
from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.state import State
from rulewright_schema.games.megametrocity.effects import (
    DrawItems,
    GainActions,
    GainMovement,
    GainTurbo,
    Heal,
    LoseTurbo,
    Stun,
    SwapTiles,
    Wound,
)

Handler = Callable[[State, Any, Context], tuple[int, ...] | None]

HANDLERS: Mapping[type[Any], Handler] = {
    Heal: life.heal,
    Wound: life.wound,
    Stun: life.stun,
    DrawItems: means.draw_items,
    GainTurbo: means.gain_turbo,
    LoseTurbo: means.lose_turbo,
    GainMovement: means.gain_movement,
    GainActions: means.gain_actions,
    SwapTiles: tiles.swap,
}
