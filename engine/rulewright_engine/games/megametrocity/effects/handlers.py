"""What each class of effect does: `HANDLERS` by class. Each is told the effect, its moment and whom it is for."""

from collections.abc import Callable, Mapping
from typing import Any

from rulewright_engine.games.megametrocity.effects import (
    breaking,
    calling,
    cards,
    fighting,
    life,
    means,
    placing,
    reviving,
    striking,
    tiles,
)
from rulewright_engine.games.megametrocity.effects.context import Context
from rulewright_engine.games.megametrocity.state import State
from rulewright_schema.games.megametrocity import effects as vocabulary

Handler = Callable[[State, Any, Context, tuple[int, ...]], None]

HANDLERS: Mapping[type[Any], Handler] = {
    vocabulary.Heal: life.heal,
    vocabulary.Wound: life.wound,
    vocabulary.Stun: life.stun,
    vocabulary.DrawItems: means.draw_items,
    vocabulary.GainTurbo: means.gain_turbo,
    vocabulary.LoseTurbo: means.lose_turbo,
    vocabulary.GainMovement: means.gain_movement,
    vocabulary.GainActions: means.gain_actions,
    vocabulary.SearchItems: cards.search_items,
    vocabulary.GainMoney: cards.gain_money,
    vocabulary.LoseItems: cards.lose_items,
    vocabulary.ExchangeItems: cards.exchange_items,
    vocabulary.RechargeWeapon: cards.recharge_weapon,
    vocabulary.Revive: reviving.revive,
    vocabulary.Push: placing.push,
    vocabulary.Move: placing.shift,
    vocabulary.Teleport: placing.teleport,
    vocabulary.SwapPlaces: placing.swap,
    vocabulary.SwapTiles: tiles.swap,
    vocabulary.SpawnThugs: calling.spawn_thugs,
    vocabulary.BreakFurniture: breaking.break_furniture,
    vocabulary.Attack: fighting.attack,
    vocabulary.Strike: striking.strike,
}
