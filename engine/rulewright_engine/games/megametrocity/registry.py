"""All frames of the agenda: the lists that the modules keep, joined."""

from collections.abc import Mapping
from typing import NamedTuple

from rulewright_engine.games.megametrocity import (
    attacks,
    establishments,
    items,
    reactions,
    rewards,
    ride,
    rounds,
    setup,
    special_attacks,
    stage_effects,
    stage_figures,
    thug_attacks,
    thugs_turn,
)
from rulewright_engine.games.megametrocity.actions import Draw, Roll, TextAction
from rulewright_engine.games.megametrocity.agenda import Automatic, Chance, Decision, Prepare
from rulewright_engine.games.megametrocity.choices import (
    aim,
    break_at,
    criticals,
    divide_attacks,
    effect_targets,
    exchange,
    food,
    keep_cards,
    keep_weapon,
    may_draw,
    order_thugs,
    own_cards,
    put_figure,
    revive,
    share_hits,
    share_strike,
    shove,
    spawn_at,
    start_square,
    strike,
    upgrade,
)
from rulewright_engine.games.megametrocity.effects import running, striking
from rulewright_engine.games.megametrocity.heroes import turn

MODULES = (
    rounds, thugs_turn, thug_attacks, attacks, items, establishments, setup, stage_figures, stage_effects, rewards,
    ride, reactions, running, turn, criticals, divide_attacks, exchange, shove, food, keep_weapon, may_draw,
    order_thugs, share_hits, start_square, strike, upgrade, special_attacks, striking, effect_targets, put_figure, aim,
    spawn_at, own_cards, keep_cards, revive, break_at, share_strike,
)  # fmt: skip
"""Every module that has frames."""

SETTLING = frozenset({"hero-turn", "hero-turn-end", "attacks", "thugs-turn-end", "orders", "round-end", "pass-tape",
                      "next-hero", "heroes-phase", "thug-card", "scroll", "round"})  # fmt: skip
"""Frames before which comes what waits for the end of a procedure (`state.after`)."""


def _joined(name: str) -> dict[str, object]:
    joined: dict[str, object] = {}
    for module in MODULES:
        for frame, entry in getattr(module, name, {}).items():
            if frame in joined:
                raise ValueError(f"two modules have a frame {frame}")
            joined[frame] = entry
    return joined


AUTOMATIC: Mapping[str, Automatic] = _joined("FRAMES")  # type: ignore[assignment]  # what modules list under that name
DECISIONS: Mapping[str, Decision] = _joined("DECISIONS")  # type: ignore[assignment]  # what modules list under it
CHANCES: Mapping[str, Chance] = _joined("CHANCES")  # type: ignore[assignment]  # what modules list under that name


class Way(NamedTuple):
    """How the machine treats a frame: whether what waits comes in before it, and its handler or its `prepare`."""

    settles: bool
    handler: Automatic | None
    prepare: Prepare | None


WAYS: Mapping[str, Way] = {
    **{name: Way(name in SETTLING, handler, None) for name, handler in AUTOMATIC.items()},
    **{name: Way(name in SETTLING, None, decision.prepare) for name, decision in DECISIONS.items()},
    **{name: Way(name in SETTLING, None, chance.prepare) for name, chance in CHANCES.items()},
}
ACTIONS: tuple[type[TextAction], ...] = (
    Roll, Draw, *(kind.action for decision in DECISIONS.values() for kind in decision.kinds)
)  # fmt: skip
"""Every class of action, for reading texts."""
